import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWith } from '../../../support/network.ts';
import {
  goToAnswer,
  ok,
  press,
  recordAnswer,
  refused,
  said,
  show,
  treeAnswer,
} from './assistant-stage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

const loan = { orderNo: '9007199254740993001' };
const input = () => screen.findByRole('textbox', { name: 'Type your question' });

describe('asking', () => {
  test('screens §5: greeting, four categories in their short words, questions, the answer as text', async () => {
    const { asked, face } = show();
    await goToAnswer();
    const topics = within(screen.getByRole('group', { name: 'Topics' })).getAllByRole('button');
    expect(topics.map(({ textContent }) => textContent)).toEqual([
      'Loan',
      'Pay',
      'Calls',
      'My account',
    ]);
    expect(topics[1]?.getAttribute('aria-pressed')).toBe('true');
    expect(said()).toEqual([
      'Hello, I am the assistant.',
      'Paying back',
      'What is it about the payment?',
      'I paid but it is not shown',
      'Look again <b>tomorrow</b>: https://x.example',
    ]);
    expect(screen.getByRole('log').querySelector('b, a')).toBeNull();
    expect(asked()).toEqual(['qaList', 'qaList', 'qaList']);
    expect(face()).toBe('ready');
  });

  test('the loan and the place travel with each question; a talk about no loan says nothing of one', async () => {
    const pids: (string | null)[][] = [];
    const note = ({ url }: { url: URL }) => {
      pids.push([url.searchParams.get('pid'), url.searchParams.get('orderNo')]);
      return ok({ answerList: [{ id: '9007199254740993101', title_local: 'My loan' }] });
    };
    show({ qaList: note }, { query: '' });
    await press('My loan');
    await waitFor(() => expect(pids).toHaveLength(2));
    expect(pids).toEqual([
      ['0', null],
      ['9007199254740993101', null],
    ]);
  });

  test('screens §5: selectedIndex opens a category beforehand', async () => {
    show({}, { query: '?orderNo=9007199254740993001&selectedIndex=1' });
    expect(await screen.findByText('What is it about the payment?')).toBeDefined();
  });

  test('HD-47: two taps in one tick ask once', async () => {
    const { asked } = show();
    const pay = await screen.findByRole('button', { name: 'Pay' });
    fireEvent.click(pay);
    fireEvent.click(pay);
    await screen.findByText('What is it about the payment?');
    expect(asked()).toEqual(['qaList', 'qaList']);
  });

  test('what is drawn twice asks and records once', async () => {
    const { asked } = show({}, { isStrict: true, query: '?selectedIndex=1' });
    await press('I paid but it is not shown');
    await press('Not resolved');
    await screen.findByText('Heard 0.');
    expect(asked()).toEqual(['qaList', 'qaList', 'qaList', 'qaRecord']);
  });

  test('a failing question is a line of the talk, and can be asked again', async () => {
    let times = 0;
    const { asked } = show({
      qaList: ({ url }) => {
        if (url.searchParams.get('pid') === '0')
          return ok({ question: 'Hi', answerList: [{ id: 1, title_local: 'One' }] });
        times += 1;
        return times === 1 ? refused('Too busy.') : ok({ question: 'Here you are.' });
      },
    });
    await press('One');
    expect(await screen.findByText('Too busy.')).toBeDefined();
    await press('Try again');
    expect(await screen.findByText('Here you are.')).toBeDefined();
    expect(screen.queryByText('Too busy.')).toBeNull();
    expect(asked()).toHaveLength(3);
  });

  test.each([
    ['no response at all', true, () => HttpResponse.error(), /could not be reached/],
    ['an answer that fails', true, () => answerWith('<html>', 502), /problem on our side/],
    ['a device without network', false, () => HttpResponse.error(), /seem to be offline/],
  ])(
    'screens §9: after %s a line of the talk says the true cause',
    async (_what, onLine, answer, cause) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
      show({
        qaList: (sent) => (sent.url.searchParams.get('pid') === '0' ? treeAnswer(sent) : answer()),
      });
      await press('Pay');
      expect(await screen.findByText(cause)).toBeDefined();
    },
  );

  test('one level back each, without asking the lender', async () => {
    const { asked } = show();
    await goToAnswer();
    await press('One step back');
    expect(screen.getByRole('button', { name: 'I paid but it is not shown' })).toBeDefined();
    await press('One step back');
    expect(said().at(-1)).toBe('What else can I help you with?');
    expect(screen.queryByRole('button', { name: 'One step back' })).toBeNull();
    expect(asked()).toHaveLength(3);
  });
});

describe('telling the lender', () => {
  test('screens §8: "not resolved" is recorded once as 0; its words are said with a way to a person', async () => {
    const { forms } = show();
    await goToAnswer();
    const button = screen.getByRole('button', { name: 'Not resolved' });
    fireEvent.click(button);
    fireEvent.click(button);
    const words = await screen.findByText('Heard 0.');
    expect(forms('qaRecord')).toEqual([{ ...loan, type: '2', value: '0', qaId: '1021' }]);
    const line = words.parentElement;
    if (!line) throw new Error('a line stands in a bubble');
    expect(within(line).getByRole('button', { name: 'Contact customer service' })).toBeDefined();
    expect(screen.getByText('Someone reads this within 3 working days.')).toBeDefined();
  });

  test('screens §5: a typed text is recorded; an empty one is not sent', async () => {
    const { forms } = show();
    await userEvent.type(await input(), '  {Enter}');
    expect(forms('qaRecord')).toEqual([]);
    await userEvent.type(await input(), 'Why? {Enter}');
    expect(await screen.findByText('Noted.')).toBeDefined();
    expect(forms('qaRecord')).toEqual([{ ...loan, type: '4', value: 'Why?', qaId: '' }]);
    expect((await input()).getAttribute('value')).toBe('');
  });

  test('HD-41: the Enter that takes a word from an input method sends nothing', async () => {
    const { forms } = show();
    const field = await input();
    await userEvent.type(field, 'ni');
    fireEvent.compositionStart(field);
    const composing = fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    const processed = fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    fireEvent.compositionEnd(field);
    expect([composing, processed]).toEqual([false, false]); // both were taken from the form
    expect(forms('qaRecord')).toEqual([]);
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(forms('qaRecord')).toHaveLength(1));
  });

  test('a text that could not be sent says so, and is sent again only by a press', async () => {
    let times = 0;
    const { forms } = show({
      qaRecord: (request) => {
        times += 1;
        if (times === 1) throw new TypeError('cut');
        return recordAnswer(request);
      },
    });
    await userEvent.type(await input(), 'Why?{Enter}');
    expect(await screen.findByText('“Why?” was not sent')).toBeDefined();
    expect(forms('qaRecord')).toHaveLength(1);
    await press('Try again');
    expect(await screen.findByText('Noted.')).toBeDefined();
    expect(forms('qaRecord')).toHaveLength(2);
  });

  test('screens §5: a question that leads to a person records a jump and goes to the form with the talk', async () => {
    const { forms, place, handedOver } = show();
    await userEvent.type(await input(), 'Please call me{Enter}');
    await press('Pay');
    const toPerson = await screen.findByRole('button', { name: 'Talk to somebody' });
    fireEvent.click(toPerson);
    fireEvent.click(toPerson);
    await waitFor(() => expect(place()).toBe('/complainPageNext?orderNo=9007199254740993001'));
    expect(handedOver()).toEqual({
      prefill: { kind: 'text', text: 'Paying back › Talk to somebody\nPlease call me' },
      letsChoose: true,
    });
    expect(forms('qaRecord')).toEqual([
      { ...loan, type: '4', value: 'Please call me', qaId: '' },
      { ...loan, type: '1', value: '', qaId: '1022' },
    ]);
    expect(said().at(-1)).toMatch(/within 3 working days\.$/);
  });
});

describe('resolved', () => {
  const rate = async (stars: number) => {
    await goToAnswer();
    await press('Resolved');
    const star = await screen.findByRole('radio', { name: `${stars} of 5` });
    fireEvent.click(star);
    fireEvent.keyDown(star, { key: ' ' });
  };

  test('screens §5: a star is sent at once and once; few stars are answered in the talk', async () => {
    const { forms, bridge } = show({}, { shell: 'android' });
    await rate(3);
    expect(await screen.findByText('Thank you. We will work to do better.')).toBeDefined();
    expect(forms('qaRecord')).toEqual([
      { ...loan, type: '2', value: '1', qaId: '1021' },
      { ...loan, type: '3', value: '3', qaId: '1021' },
    ]);
    expect(bridge.calls).toEqual([]);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('screens §5: many stars open the app’s own prompt, once they have arrived', async () => {
    const { bridge } = show({}, { shell: 'android' });
    await rate(4);
    expect(await screen.findByText('Thank you for your rating')).toBeDefined();
    expect(bridge.calls).toEqual([{ action: 'promptScore', payload: {} }]);
  });

  test('HD-61: arrow keys choose and send nothing; Send without a star says so, with one sends it', async () => {
    const { forms } = show();
    await goToAnswer();
    await press('Resolved');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please choose.')).toBeDefined();
    const star = dialog.getByRole('radio', { name: '2 of 5' });
    fireEvent.keyDown(star, { key: 'ArrowRight' });
    fireEvent.click(star);
    expect(forms('qaRecord')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Thank you. We will work to do better.')).toBeDefined();
    expect(forms('qaRecord').at(-1)).toMatchObject({ type: '3', value: '2' });
  });
});
