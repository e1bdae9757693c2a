import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWith } from '../../../support/network.ts';
import { sampleSession } from '../../../support/sample-session.ts';
import { goToAnswer, ok, press, refused, said, show, treeAnswer } from './assistant-stage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const personButton = () => screen.findByRole('button', { name: 'Contact customer service' });
/** Presses it once the talk is there. */
const reachPerson = async () => {
  await screen.findByRole('log');
  await userEvent.click(await personButton());
};
const input = () => screen.findByRole('textbox');

describe('the faces', () => {
  test('a tree that cannot be had is the error face: the lender’s words, Retry, the phone, a person', async () => {
    let times = 0;
    const { face } = show({
      qaList: (request) => {
        times += 1;
        return times === 1 ? refused('Closed for today.') : treeAnswer(request);
      },
    });
    expect(await screen.findByText('Closed for today.')).toBeDefined();
    expect(face()).toBe('error');
    expect(screen.getByRole('link', { name: /^Call / })).toBeDefined();
    expect(await personButton()).toBeDefined();
    await press('Try again');
    expect(await screen.findByText('Hello, I am the assistant.')).toBeDefined();
    expect(face()).toBe('ready');
  });

  test('an empty tree is the empty face with a way to a person, and is asked for anew later', async () => {
    const first = show({ qaList: () => ok({ answerList: [] }) });
    expect(await screen.findByText('Please talk to a person')).toBeDefined();
    expect(first.face()).toBe('empty');
    expect(await personButton()).toBeDefined();
    first.unmount();
    show();
    expect(await screen.findByText('Hello, I am the assistant.')).toBeDefined();
  });

  test('while the tree is on its way a person can be reached already', async () => {
    const { face } = show({ qaList: () => new Promise<Response>(() => {}) });
    expect(face()).toBe('loading');
    expect(await personButton()).toBeDefined();
  });

  test('screens §8: an answer that takes over 400 ms is announced as loading', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: (response: Response) => void = () => {};
    show({
      qaList: (request) =>
        request.url.searchParams.get('pid') === '0'
          ? treeAnswer(request)
          : new Promise<Response>((resolve) => {
              answer = resolve;
            }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Pay' }));
    await act(async () => vi.advanceTimersByTimeAsync(450));
    expect(screen.getByText('Loading...')).toBeDefined();
    await act(async () => answer(ok({ question: 'Here.' })));
    expect(await screen.findByText('Here.')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  });
});

describe('a person', () => {
  test('screens §8: in the app "Contact customer service" opens the service chat, and says so once', async () => {
    const { bridge } = show({}, { shell: 'ios' });
    await screen.findByText('Hello, I am the assistant.');
    await userEvent.click(await personButton());
    await userEvent.click(await personButton());
    expect(bridge.calls).toEqual([
      { action: 'openServiceChat', payload: {} },
      { action: 'openServiceChat', payload: {} },
    ]);
    expect(said()).toHaveLength(2);
    expect(said().at(-1)).toContain('1800-000-0142');
  });

  test('in a browser it shows the lender’s phone and e-mail, and the way to a complaint', async () => {
    const { bridge, place } = show({
      contactInfo: { code: 0, data: { email: 'help@lender.example', phone: '1800-000-0199' } },
    });
    await reachPerson();
    const sheet = within(await screen.findByRole('dialog'));
    const phone = await sheet.findByRole('link', { name: 'Call 1800-000-0199' });
    expect(phone.getAttribute('href')).toBe('tel:18000000199');
    const mail = sheet.getByRole('link', { name: 'Write to help@lender.example' });
    expect(mail.getAttribute('href')).toBe('mailto:help@lender.example');
    expect(sheet.getByText('Someone reads this within 3 working days.')).toBeDefined();
    expect(bridge.calls).toEqual([]);
    await userEvent.click(sheet.getByRole('button', { name: 'Write a complaint' }));
    expect(place()).toBe('/complainPageNext?orderNo=9007199254740993001');
  });

  test.each([
    ['an empty answer', () => ok([])],
    ['no answer', () => answerWith('<html>', 502, 'text/html')],
  ])('HD-11: with %s the tenant’s own phone and e-mail stand', async (_what, contactInfo) => {
    show({ contactInfo }, { builtScreens: [] });
    await reachPerson();
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByRole('link', { name: 'Call 1800-000-0142' })).toBeDefined();
    expect(sheet.getByRole('link', { name: 'Write to care@sikkora.example' })).toBeDefined();
    expect(sheet.queryByRole('button', { name: 'Write a complaint' })).toBeNull();
  });

  test('screens §0: a lender that is slow to name its contacts keeps nobody waiting: the tenant’s stand there', async () => {
    show({ contactInfo: () => new Promise<Response>(() => {}) });
    await reachPerson();
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByRole('link', { name: 'Call 1800-000-0142' })).toBeDefined();
  });

  test('without a complaint form the assistant leads to whoever can be reached', async () => {
    const { forms } = show({ contactInfo: { code: 0 } }, { builtScreens: [] });
    await press('Pay');
    await press('Talk to somebody');
    expect(await screen.findByRole('dialog', { name: 'Contact customer service' })).toBeDefined();
    expect(forms('qaRecord')).toHaveLength(1);
    expect(said().at(-1)).toBe('A person needs to look at this. Please contact customer service.');
  });
});

describe('going on', () => {
  test('design §9: after a reload the talk and the draft are there; nothing is asked or recorded again', async () => {
    const first = show();
    await goToAnswer();
    await press('Not resolved');
    await screen.findByText('Heard 0.');
    await userEvent.type(await input(), 'I was not d');
    const before = said();
    first.unmount();
    const second = show();
    await waitFor(() => expect(said()).toEqual(before));
    expect((await input()).getAttribute('value')).toBe('I was not d');
    expect(second.asked()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Resolved' })).toBeNull();
  });

  test('screens §5: what is on its way when the screen is left is told once, and known on the way back', async () => {
    const session = sampleSession();
    let answer: (response: Response) => void = () => {};
    const first = show(
      {
        qaRecord: () =>
          new Promise<Response>((resolve) => {
            answer = resolve;
          }),
      },
      { session },
    );
    await userEvent.type(await input(), 'Why?{Enter}');
    await waitFor(() => expect(first.forms('qaRecord')).toHaveLength(1));
    first.unmount();
    const second = show({}, { session });
    expect(await screen.findByText('Why?')).toBeDefined();
    await act(async () => answer(ok('Noted late.')));
    expect(await screen.findByText('Noted late.')).toBeDefined();
    expect(screen.queryByText(/was not sent/)).toBeNull();
    expect(second.asked()).toEqual([]);
  });

  test('a question whose screen was left before its answer came is asked anew on the way back', async () => {
    const session = sampleSession();
    const first = show(
      {
        qaList: (request) =>
          request.url.searchParams.get('pid') === '0'
            ? treeAnswer(request)
            : new Promise<Response>((_resolve, reject) => {
                request.signal?.addEventListener('abort', () => reject(new TypeError('gone')));
              }),
      },
      { session },
    );
    await press('Pay');
    first.unmount();
    await waitFor(() => expect(first.store.getState().lender.queries).toEqual({}));
    const second = show({}, { session });
    expect(await screen.findByText('What is it about the payment?')).toBeDefined();
    expect(second.asked()).toEqual(['qaList']);
  });

  test('a talk about another loan, or of another borrower, is another talk', async () => {
    const first = show();
    await goToAnswer();
    first.unmount();
    const second = show({}, { query: '?orderNo=9007199254740993002' });
    await screen.findByText('Hello, I am the assistant.');
    expect(said()).toHaveLength(1);
    expect(second.asked()).toEqual(['qaList']);
  });

  test('in another language the categories are asked for anew, under the old lines', async () => {
    const first = show();
    await goToAnswer();
    first.unmount();
    const { asked } = show({}, { language: 'id' });
    await waitFor(() => expect(said()).toHaveLength(6));
    expect(asked()).toEqual(['qaList']);
    expect(screen.getByRole('button', { name: 'Hubungi CS' })).toBeDefined();
  });

  test('starting over asks first only when something typed would go', async () => {
    show();
    await press('Pay');
    await screen.findByText('What is it about the payment?');
    await press('Start over');
    expect(said()).toEqual(['Hello, I am the assistant.']);
    await press('Pay');
    await userEvent.type(await input(), 'Why');
    await press('Start over');
    const dialog = within(await screen.findByRole('dialog', { name: 'Start over?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(said()).toHaveLength(3);
    await press('Start over');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start over' }),
    );
    expect(said()).toEqual(['Hello, I am the assistant.']);
    expect((await input()).getAttribute('value')).toBe('');
  });

  test('new lines are announced, and are not scrolled to while the person reads further up', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    let answer: (response: Response) => void = () => {};
    show({
      qaRecord: () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    });
    await userEvent.type(await input(), 'Why?{Enter}');
    const log = screen.getByRole('log', { name: 'Conversation' });
    expect(log.getAttribute('aria-live')).toBe('polite');
    window.scrollTo(0, 500);
    fireEvent.scroll(window);
    window.scrollTo(0, 100);
    fireEvent.scroll(window);
    scrolled.mockClear();
    await act(async () => answer(ok('Noted.')));
    await screen.findByText('Noted.');
    expect(scrolled).not.toHaveBeenCalled();
    await press('New messages');
    expect(scrolled).toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'New messages' })).toBeNull();
  });
});
