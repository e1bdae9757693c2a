import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ComplaintDetailsScreen } from '../../../../src/features/complaints/complaint-details-screen.tsx';
import { systemClock } from '../../../../src/platform/clock.ts';
import { complaintTenant, showComplaint } from '../../../support/complaint-stage.tsx';
import { answersOf } from '../../../support/contract-answers.ts';
import { answerWith } from '../../../support/network.ts';
import type { ScreenStage } from '../../../support/screen-stage.tsx';

/** What waits for its time, by its milliseconds; nothing comes by itself. */
const waiting = new Map<number, () => void>();
/** Tuesday, 1 December 2026, noon in the tenant's zone. */
const now = Date.UTC(2026, 11, 1, 6, 30);

beforeEach(() => {
  sessionStorage.clear();
  waiting.clear();
  vi.spyOn(systemClock, 'now').mockReturnValue(now);
  vi.spyOn(systemClock, 'after').mockImplementation((milliseconds, later) => {
    waiting.set(milliseconds, later);
    return () => waiting.delete(milliseconds);
  });
});
afterEach(() => vi.unstubAllGlobals());

const record = (changes: object = {}) => ({
  code: 0,
  data: {
    type: 'Collection',
    sonType: 'Calls at odd hours',
    content: 'I was called\nat six in the morning.',
    images: ['https://cdn.lender.example/1.jpg', 'https://cdn.lender.example/2.jpg'],
    disposeDetail: '',
    disposeImages: [],
    isScore: 0,
    ...changes,
  },
});
const answered = { disposeDetail: 'We have spoken to the agent.', isScore: 1 };
const show = (
  problemDetail: NonNullable<ScreenStage['answers']['problemDetail']> = record(),
  { answers, ...changes }: Partial<ScreenStage> = {},
) =>
  showComplaint(ComplaintDetailsScreen, {
    screen: 'complaintDetails',
    query: '?problemId=91001',
    ...changes,
    answers: { problemDetail, problemScore: { code: 0 }, ...answers },
  });
const ready = () => screen.findByText('You wrote to us');
const contract = (name: string) => () =>
  answerWith(
    answersOf('problemDetail').find((one) => one.name === `problemDetail/${name}`)?.bodyText ?? '',
  );

describe('screens §5, complaintDetails: all fields', () => {
  test('shows kind, sub-kind, number, text, photos, and the answer with its photos', async () => {
    const page = show(
      record({ ...answered, disposeImages: ['https://cdn.lender.example/answer.jpg'] }),
    );
    expect(page.face()).toBe('loading');
    await ready();
    expect(page.face()).toBe('ready');
    expect(page.forms('problemDetail')).toEqual([{ problemId: '91001' }]);
    for (const text of ['Collection', 'Calls at odd hours', '91001', answered.disposeDetail])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText(/I was called/).textContent).toContain('\nat six');
    expect(
      within(screen.getByRole('group', { name: 'Your photos' })).getAllByRole('img'),
    ).toHaveLength(2);
    expect(
      within(screen.getByRole('group', { name: 'Photos in our answer' })).getAllByRole('img'),
    ).toHaveLength(1);
  });

  test.each([
    'india',
    'minimal',
    'null-lists',
    'long-text',
    'numbers-as-strings',
    'score-flag-two',
  ])('the contract’s answer "%s" is shown, whatever it lacks', async (name) => {
    const page = show(contract(name));
    await ready();
    expect(page.face()).toBe('ready');
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/);
  });

  test('screens §8: of a text over 200 characters the beginning is shown, and the rest by "more"', async () => {
    const content = `${'a'.repeat(199)}👨‍👩‍👧 and more`;
    show(record({ content }));
    await ready();
    expect(screen.getByText(/^a+/).textContent).toBe(`${'a'.repeat(199)}…`);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByText(/^a+/).textContent).toBe(content);
    expect(document.activeElement?.textContent).toBe(content);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });

  test('HD-14: texts are texts, never markup', async () => {
    show(record({ content: '<b>bold</b>', disposeDetail: '<img src=x onerror=alert(1)>' }));
    expect(await screen.findByText('<b>bold</b>')).toBeDefined();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeDefined();
  });

  test('an error says why and can be tried again', async () => {
    let isDown = true;
    const page = show(() =>
      answerWith(JSON.stringify(isDown ? { code: '1001', message: 'Later, please.' } : record())),
    );
    await waitFor(() => expect(page.face()).toBe('error'));
    expect(screen.getByText('Later, please.')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await ready()).toBeDefined();
  });
});

describe('design §9: how it stands', () => {
  test('spec §9: with the time of sending, the answer is promised for a day of the tenant’s calendar', async () => {
    show(record(), { state: { sentTime: '2026-11-27 14:00:00' } });
    expect(await screen.findByText('We answer by 2 December 2026')).toBeDefined();
    expect(screen.getByText('27 November 2026 at 14:00 IST')).toBeDefined();
    expect(screen.getByText('You will find our answer here.')).toBeDefined();
  });

  test('after that day it says that it is late, and by when it was promised', async () => {
    show(record(), { state: { sentTime: '2026-11-25' } });
    expect(await screen.findByText('Our answer is late')).toBeDefined();
    expect(screen.getByText(/promised you an answer by 30 November 2026/)).toBeDefined();
  });

  test.each([undefined, { sentTime: 'last week' }])(
    'where the time is not known (%o) no date is made up',
    async (state) => {
      show(record(), { state });
      expect(await screen.findByText('We answer within 3 working days')).toBeDefined();
      expect(document.body.textContent).not.toMatch(/20\d\d/);
    },
  );

  test('an answered complaint promises nothing any more', async () => {
    show(record({ ...answered, isScore: 0 }), { state: { sentTime: '2026-11-02' } });
    expect(await screen.findByText('Answered')).toBeDefined();
    expect(document.body.textContent).not.toContain('late');
  });

  test('names the officer and whoever stands above the lender, and the way to write again', async () => {
    const page = show();
    await ready();
    const { lender, support } = complaintTenant;
    expect(screen.getByText(lender.grievanceOfficer?.name ?? '-')).toBeDefined();
    for (const { name } of support.escalation)
      expect(screen.getByText(name.en ?? '-')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Write to us again' }));
    expect(page.place()).toBe('/complaints');
    expect(page.handedOver()).toEqual({
      prefill: { kind: 'text', text: 'About my complaint 91001:' },
    });
  });
});

describe('screens §5: photos open large', () => {
  test('with the way to the others; Escape and Close lead back', async () => {
    show();
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Photo 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Photo 1 of 2')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByRole('img').getAttribute('src')).toBe('https://cdn.lender.example/2.jpg');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByText('Photo 2 of 2')).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('one that cannot be shown is a place without a picture, asked for once', async () => {
    show();
    await ready();
    fireEvent.error(screen.getByRole('img', { name: 'Photo 2' }));
    expect(screen.getByRole('img', { name: 'Photo 2 cannot be shown' }).tagName).toBe('SPAN');
    expect(screen.queryByRole('button', { name: 'Photo 2' })).toBeNull();
  });

  test.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'http://lender.example/1.jpg',
    '//x.example/1.jpg',
  ])('HD-25: %s is never asked for', async (address) => {
    show(record({ images: [address] }));
    await ready();
    expect(screen.getByRole('img', { name: 'Photo 1 cannot be shown' })).toBeDefined();
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('screens §5: the rating', () => {
  const asked = async () => {
    await ready();
    act(() => waiting.get(3000)?.());
    return within(await screen.findByRole('dialog'));
  };
  const star = (dialog: Awaited<ReturnType<typeof asked>>, count: number) =>
    userEvent.click(dialog.getByRole('radio', { name: `${count} of 5` }));

  test('is asked for 3 s after the complaint is there; without a star it says "Please choose"', async () => {
    const page = show(record(answered));
    await ready();
    expect(screen.queryByRole('dialog')).toBeNull();
    const dialog = await asked();
    expect(dialog.getByRole('heading', { name: 'Please rate this service' })).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Please choose.')).toBeDefined();
    expect(page.forms('problemScore')).toEqual([]);
  });

  test('is sent once, however fast it is tapped, and thanked for', async () => {
    const page = show(record(answered));
    const dialog = await asked();
    await star(dialog, 4);
    const send = dialog.getByRole('button', { name: 'Send' });
    act(() => {
      send.click();
      send.click();
    });
    expect(
      await screen.findByText('Successful demonstration! Thank you for your rating.'),
    ).toBeDefined();
    expect(page.forms('problemScore')).toEqual([{ score: '4', problemId: '91001' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rate our answer' })).toBeNull();
  });

  test('does not come again in the visit, neither after stars nor after Cancel', async () => {
    const first = show(record(answered));
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(first.forms('problemScore')).toEqual([]);
    first.unmount();
    show(record(answered));
    await ready();
    expect(waiting.has(3000)).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Rate our answer' }));
    const again = within(await screen.findByRole('dialog'));
    await star(again, 5);
    await userEvent.click(again.getByRole('button', { name: 'Send' }));
    expect(
      await screen.findByText('Successful demonstration! Thank you for your rating.'),
    ).toBeDefined();
  });

  test('what failed keeps its stars and says so', async () => {
    show(record(answered), {
      answers: { problemScore: { code: '1001', message: 'Not now.' } },
    });
    const dialog = await asked();
    await star(dialog, 2);
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Not now.')).toBeDefined();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: '2 of 5' }).checked).toBe(true);
  });

  test('waits while a photo is open', async () => {
    show(record(answered));
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Photo 1' }));
    act(() => waiting.get(3000)?.());
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => waiting.get(1000)?.());
    expect(await screen.findByRole('heading', { name: 'Please rate this service' })).toBeDefined();
  });

  test('is not asked for after the page was left', async () => {
    const page = show(record(answered));
    await ready();
    page.unmount();
    expect(waiting.has(3000)).toBe(false);
  });

  test.each([0, '0', false, null])('isScore %o asks for nothing', async (isScore) => {
    show(record({ ...answered, isScore }));
    await ready();
    expect(waiting.has(3000)).toBe(false);
    expect(screen.queryByRole('button', { name: 'Rate our answer' })).toBeNull();
  });
});
