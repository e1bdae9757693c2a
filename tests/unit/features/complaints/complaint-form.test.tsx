import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ComplaintFormScreen } from '../../../../src/features/complaints/complaint-form-screen.tsx';
import { systemClock } from '../../../../src/platform/clock.ts';
import { complaintDrafts } from '../../../../src/session/complaint-draft.ts';
import { orderOf, showComplaint, startAnswer } from '../../../support/complaint-stage.tsx';
import { answerWith } from '../../../support/network.ts';
import { sampleSession } from '../../../support/sample-session.ts';
import { stageLoan, type ScreenStage } from '../../../support/screen-stage.tsx';

const { loanId } = stageLoan;
const drafts = () => complaintDrafts(sampleSession());

/** What waits for its time, by its milliseconds; nothing comes by itself. */
const waiting = new Map<number, () => void>();

beforeEach(() => {
  localStorage.clear();
  waiting.clear();
  vi.spyOn(systemClock, 'after').mockImplementation((milliseconds, later) => {
    waiting.set(milliseconds, later);
    return () => waiting.delete(milliseconds);
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (changes: Partial<ScreenStage> = {}) =>
  showComplaint(ComplaintFormScreen, {
    screen: 'complaintForm',
    query: `?orderNo=${loanId}&problemType=1&problemSonType=12`,
    ...changes,
  });
const area = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'What happened?' });
const fill = async (text: string) => fireEvent.change(await area(), { target: { value: text } });
const send = async (name = 'Send') => userEvent.click(screen.getByRole('button', { name }));

describe('screens §5: the text', () => {
  test('HD-40: of 199 letters, an emoji and one letter more, the letter is ignored; what is sent is sound', async () => {
    const page = show();
    await fill(readFileSync('tests/cases/complaint-199a-emoji.txt', 'utf8').trim());
    expect((await area()).value).toBe(`${'a'.repeat(199)}😀`);
    expect(screen.getByText('200/200')).toBeDefined();
    expect(screen.getByText('You can write 200 characters at most.')).toBeDefined();
    await send();
    await waitFor(() => expect(page.forms('problemSave')).toHaveLength(1));
    expect(page.forms('problemSave')[0]?.problemDetail).toBe(`${'a'.repeat(199)}😀`);
  });

  test('what is put into a full text is ignored and takes nothing from its end', async () => {
    show();
    await fill('a'.repeat(199) + 'z');
    await fill(`XX${'a'.repeat(199)}z`);
    expect((await area()).value).toBe('a'.repeat(199) + 'z');
  });

  test('a word that an input method composes is left alone until it is done', async () => {
    show();
    await fill('a'.repeat(199));
    const field = await area();
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: `${'a'.repeat(199)}नमस्ते` } });
    expect(field.value).toBe(`${'a'.repeat(199)}नमस्ते`);
    fireEvent.compositionEnd(field);
    expect(field.value).toBe(`${'a'.repeat(199)}न`);
  });

  test.each([
    ['blanks', '  \n '],
    ['HD-74: characters that nobody sees', '\u200b\u2060\u3164\u200d'],
  ])(
    'spec §5: an empty one is not sent, and the field says what is missing: %s',
    async (_what, text) => {
      const page = show();
      await fill(text);
      expect(drafts().read(loanId)).toBeUndefined();
      await send();
      const problem = await screen.findByText('Please fill in your comments and suggestions.');
      expect((await area()).getAttribute('aria-describedby')).toContain(problem.id);
      expect(document.activeElement).toBe(await area());
      expect(page.forms('problemSave')).toEqual([]);
    },
  );
});

describe('screens §5: sending', () => {
  test('carries all that was chosen, says so for 1.5 s, forgets the draft and goes back to the start', async () => {
    const page = show();
    await fill('They called at six.');
    expect(drafts().read(loanId)?.text).toBe('They called at six.');
    await send();
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Successfully sent')).toBeDefined();
    expect(dialog.getByText(/^We answer within 3 working days: by/)).toBeDefined();
    expect(page.forms('problemSave')).toEqual([
      {
        problemType: '1',
        problemSonType: '12',
        problemDetail: 'They called at six.',
        problemImage: '',
        orderNo: loanId,
      },
    ]);
    expect(localStorage.length).toBe(0);
    act(() => waiting.get(1500)?.());
    expect(page.place()).toBe(`/complaints?orderNo=${loanId}`);
    expect(page.handedOver()).toEqual({ sentAt: expect.any(Number) });
    expect(drafts().read(loanId)).toBeUndefined();
  });

  test('domain §8: what is typed on while a complaint is validated goes along', async () => {
    const page = show();
    await fill('They called');
    const field = await area();
    act(() => screen.getByRole('button', { name: 'Send' }).click());
    fireEvent.change(field, { target: { value: 'They called at six.' } });
    await waitFor(() => expect(page.forms('problemSave')).toHaveLength(1));
    expect(page.forms('problemSave')[0]?.problemDetail).toBe('They called at six.');
  });

  test('two more taps after it was taken send nothing and take nothing back', async () => {
    const page = show();
    await fill('They called at six.');
    const form = (await area()).form ?? document.body;
    fireEvent.submit(form);
    expect(await screen.findByText('Successfully sent')).toBeDefined();
    fireEvent.submit(form);
    fireEvent.submit(form);
    await act(() => Promise.resolve());
    expect(page.forms('problemSave')).toHaveLength(1);
    expect(screen.getByText('Successfully sent')).toBeDefined();
  });

  test('shows that it is saving, and sends once however fast it is tapped', async () => {
    let answer = (_response: Response) => {};
    const page = show({
      answers: { problemSave: () => new Promise<Response>((resolve) => (answer = resolve)) },
    });
    await fill('They called at six.');
    const button = screen.getByRole('button', { name: 'Send' });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByText('Saving...')).toBeDefined();
    await userEvent.click(button);
    expect(page.forms('problemSave')).toHaveLength(1);
    act(() => answer(answerWith('{"code":0}')));
    expect(await screen.findByText('Successfully sent')).toBeDefined();
  });

  test("a refusal shows the lender's words, keeps everything and can be tried again", async () => {
    let isDown = true;
    const page = show({
      answers: {
        problemSave: () =>
          answerWith(
            JSON.stringify(isDown ? { code: 5, message: 'Coba <b>lagi</b>: 5' } : { code: 0 }),
          ),
      },
    });
    await fill('They called at six.');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Coba <b>lagi</b>: 5');
    expect((await area()).value).toBe('They called at six.');
    expect(drafts().read(loanId)).toMatchObject({ text: 'They called at six.' });
    expect(drafts().read(loanId)?.sentAt).toBeUndefined();
    isDown = false;
    await send('Try again');
    expect(await screen.findByText('Successfully sent')).toBeDefined();
    expect(page.forms('problemSave')).toHaveLength(2);
  });

  test('HD-12: without an answer nobody knows: My complaints come first, and sending again is a choice', async () => {
    const page = show({
      answers: { problemSave: () => answerWith('<html>Bad gateway</html>', 502, 'text/html') },
    });
    await fill('They called at six.');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('We don’t know whether');
    expect(drafts().read(loanId)?.sentAt).toBeTypeOf('number');
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    await send('Send again');
    await waitFor(() => expect(page.forms('problemSave')).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'My complaints' }));
    expect(page.place()).toBe('/complaintList');
  });

  test('a page that was closed while sending comes back saying that nobody knows', async () => {
    drafts().keep(loanId, {
      category: '1',
      subCategory: '12',
      text: 'They called at six.',
      photos: [],
      lostPhotos: 0,
      sentAt: Date.UTC(2026, 10, 20, 4, 30),
    });
    const page = show();
    expect((await screen.findByRole('alert')).textContent).toContain('10:00');
    expect((await area()).value).toBe('They called at six.');
    expect(page.forms('problemSave')).toEqual([]);
  });

  test('a phone that knows it has no network sends nothing and keeps everything', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = show();
    await fill('They called at six.');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('offline');
    expect(page.forms('problemSave')).toEqual([]);
    expect(drafts().read(loanId)?.sentAt).toBeUndefined();
  });
});

describe('screens §0 and §5: what the address must say', () => {
  test.each([
    ['?problemType=2', 'orderNo'],
    [`?orderNo=${loanId}`, 'problemType'],
  ])('%s lacks %s: it is named, and nothing is asked', async (query, name) => {
    const page = show({ query });
    expect(page.face()).toBe('error');
    expect(screen.getByText(new RegExp(`“${name}”`))).toBeDefined();
    expect(page.asked()).toEqual([]);
  });

  test('spec §4: a talk is handed over to the form, which lets choose the kind, and the loan too', async () => {
    const prefill = { kind: 'text', text: 'Please call me' };
    const page = show({ query: '', state: { prefill, letsChoose: true } });
    await userEvent.click(await screen.findByRole('radio', { name: 'Repayment not recorded' }));
    expect((await area()).value).toBe('Please call me');
    await userEvent.click(screen.getByRole('button', { name: /^All/ }));
    const list = within(await screen.findByRole('dialog'));
    await userEvent.click(list.getByRole('button', { name: /Old Cash/ }));
    expect(page.place()).toBe('/complainPageNext?orderNo=OLD-7');
    expect(page.handedOver()).toEqual({ prefill, letsChoose: true });
    await send();
    await waitFor(() =>
      expect(page.forms('problemSave')).toMatchObject([
        { problemType: '2', problemDetail: 'Please call me', orderNo: 'OLD-7' },
      ]),
    );
  });

  test('a loan that the lender does not list is not shown as another, which it answers instead', async () => {
    const page = show({ query: '?orderNo=GONE-5555&problemType=1&problemSonType=12' });
    expect(await screen.findByText('Collection › Threats or insults')).toBeDefined();
    expect(screen.queryByText('Sample Cash')).toBeNull();
    expect(screen.getByText(/··5555/)).toBeDefined();
    await fill('Hello');
    await send();
    await waitFor(() => expect(page.forms('problemSave')[0]?.orderNo).toBe('GONE-5555'));
  });

  test('HD-23: a stray per cent sign breaks nothing', async () => {
    const page = show({ query: '?orderNo=100%&problemType=2' });
    await fill('Hello');
    await send();
    await waitFor(() => expect(page.forms('problemSave')[0]?.orderNo).toBe('100%'));
  });

  test('collection without a sub-type lets choose one here', async () => {
    const page = show({ query: `?orderNo=${loanId}&problemType=1` });
    await screen.findByRole('radio', { name: 'Threats or insults' });
    await fill('Hello');
    await send();
    expect(await screen.findByText('Please choose.')).toBeDefined();
    expect(page.forms('problemSave')).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Threats or insults' }));
    await send();
    await waitFor(() => expect(page.forms('problemSave')[0]?.problemSonType).toBe('12'));
  });

  test('collection that the order does not allow cannot be sent, and leads to other ways', async () => {
    show({
      answers: { problemInit: startAnswer({ orderList: [orderOf(loanId, { isShow: 0 })] }) },
    });
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(await screen.findByRole('link', { name: /^Call/ })).toBeDefined();
  });

  test('what it is about is named when the lender answers; without an answer it can be written all the same', async () => {
    const page = show();
    expect(await screen.findByText('Collection › Threats or insults')).toBeDefined();
    page.unmount();
    const cut = show({ answers: { problemInit: () => answerWith('', 500) } });
    await fill('Hello');
    await send();
    await waitFor(() => expect(cut.forms('problemSave')).toHaveLength(1));
  });
});
