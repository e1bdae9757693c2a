import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { rememberedLoanOf } from '../../../src/session/remembered-loans.ts';
import { beginAt } from '../../support/begin-at.ts';
import { answerWith } from '../../support/network.ts';
import { sampleSession, sampleValues } from '../../support/sample-session.ts';
import { keepRecord } from '../../support/money-record.ts';
import { showScreen, stageLoan, type ScreenStage } from '../../support/screen-stage.tsx';

const noon = Date.UTC(2026, 10, 28, 6, 30);

beginAt(noon);

const due = {
  orderStatus: 174,
  amountDue: 2739467,
  dueDate: '2026-12-31',
  telephone: '1800-000-0199',
};
const cut = () => Promise.reject<Response>(new TypeError('cut'));
const show = (loanDetails: NonNullable<ScreenStage['answers']['loanDetails']>, changes = {}) =>
  showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetails',
    answers: { loanDetails },
    ...changes,
  });
const known = () => rememberedLoanOf(sampleSession(), stageLoan.loanId).find();

/** The loan was shown at noon, in this tab. */
async function seenAtNoon(data: object = due) {
  const { unmount } = show({ success: true, data });
  await waitFor(() => expect(known()).toBeDefined());
  unmount();
}

test('screens §8: without a network the last known amount is greyed, with its time, and cannot be paid', async () => {
  await seenAtNoon();
  vi.setSystemTime(noon + 3_600_000);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { face, container } = show(cut);
  expect(await screen.findByText('As of 12:00 IST')).toBeDefined();
  expect(face()).toBe('error');
  expect(screen.getByText('₹27,394.67')).toBeDefined();
  expect(screen.getByText('Amount due on Thursday, 31 December 2026')).toBeDefined();
  expect(container.querySelector('[data-tone=calm]')).not.toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Try again',
  ]);
  expect(screen.getByRole('link', { name: /1800-000-0199/ })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('You seem to be offline');
});

test('Retry asks again, and what comes takes its place', async () => {
  await seenAtNoon();
  let isDown = true;
  const { face } = show(() =>
    isDown
      ? cut()
      : answerWith(JSON.stringify({ success: true, data: { ...due, amountDue: 500 } })),
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByText('₹5.00')).toBeDefined();
  expect(face()).toBe('ready');
  await waitFor(() => expect(known()?.amountDue).toBe('500'));
});

test('of another day, the day is said as well', async () => {
  await seenAtNoon();
  vi.setSystemTime(noon + 86_400_000);
  show(cut);
  expect(await screen.findByText('As of 28 November 2026, 12:00 IST')).toBeDefined();
});

test('a loan that was settled, and one without an amount, are told in words', async () => {
  await seenAtNoon({ orderStatus: 200 });
  const { unmount } = show(cut);
  expect(await screen.findByText('Loan fully repaid. Thank you.')).toBeDefined();
  unmount();
  await seenAtNoon({ orderStatus: 174 });
  await waitFor(() => expect(known()?.state).toBe('unpaid'));
  show(cut);
  expect(await screen.findByText('Your loan is not fully repaid yet')).toBeDefined();
});

test('a payment that was tried is not forgotten meanwhile', async () => {
  await seenAtNoon();
  keepRecord({ channel: 'wallet', step: 'unanswered' });
  show(cut);
  expect(await screen.findByText('We tried to send a payment at 12:00 IST')).toBeDefined();
  expect(screen.getByText(/Please don’t pay again/)).toBeDefined();
});

test('nor where nothing was kept of its loan', async () => {
  keepRecord({ step: 'unanswered' });
  const { face } = show(cut);
  expect(await screen.findByText('We tried to send a payment at 12:00 IST')).toBeDefined();
  expect(face()).toBe('error');
  expect(screen.getByText(/Please don’t pay again/)).toBeDefined();
});

test('a lender that says no is no missing network: nothing old is shown', async () => {
  await seenAtNoon();
  show({ success: false, message: 'This loan is not yours' });
  expect(await screen.findByText('This loan is not yours')).toBeDefined();
  await vi.advanceTimersByTimeAsync(100);
  expect(screen.queryByText(/As of/)).toBeNull();
});

test("never another's: another borrower in the same tab, and another loan, are shown nothing", async () => {
  await seenAtNoon();
  const stranger = sampleSession({ ...sampleValues, userId: '2' });
  const query = `?orderId=1&productId=${stageLoan.productId}`;
  for (const changes of [{ session: stranger }, { query }]) {
    const { unmount, face } = show(cut, changes);
    await waitFor(() => expect(face()).toBe('error'));
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.queryByText(/As of/)).toBeNull();
    expect(screen.queryByText('₹27,394.67')).toBeNull();
    unmount();
  }
});
