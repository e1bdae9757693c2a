import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import { troubledStorage } from '../../support/browser-stores.ts';
import { answerWith } from '../../support/network.ts';
import {
  chooseCard,
  dialog,
  dueLoan,
  forgetAll,
  heldAnswer,
  openTab,
  rememberPayment,
} from '../../support/pay-stage.tsx';

const start = Date.UTC(2026, 10, 28, 8, 32);
const minute = 60_000;
const payLabel = 'Pay ₹17,432.00';

beginAt(start, forgetAll);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const inDialog = async (label: string) =>
  userEvent.click(within(await dialog()).getByRole('button', { name: label }));

/** Opens the card screen of a loan whose payment was sent before, and presses Pay. */
async function pressPay(minutesLater: number, loan: object = {}) {
  vi.setSystemTime(start + minutesLater * minute);
  const state = { loan };
  const tab = openTab('card', {
    loanDetails: () => answerWith(JSON.stringify(dueLoan(state.loan))),
  });
  await chooseCard(tab);
  await tab.press(payLabel);
  return { tab, state };
}

describe('screens §9: a payment that was taken, and that the loan does not show after its time', () => {
  const held = { step: 'accepted', startedAt: start, stepAt: start } as const;

  test('holds until then', async () => {
    rememberPayment(held);
    vi.setSystemTime(start + 29 * minute);
    const tab = openTab('card');
    expect(await tab.here.findByText('Your payment is being confirmed')).toBeDefined();
    expect(tab.hasNo(/^Pay /)).toBe(true);
    vi.setSystemTime(start + 30 * minute - 1000);
    await pass(2000);
    expect(await tab.button(payLabel)).toBeDefined();
  });

  test('is named, with amount and time, before another one is sent', async () => {
    rememberPayment(held);
    const { tab } = await pressPay(31);
    const text = (await dialog()).textContent;
    expect(text).toContain('You paid ₹5,540.00 at 14:02\u00a0IST');
    expect(text).toContain('Pay again?');
    expect(tab.count('repaymentCommit')).toBe(0);
    await inDialog('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tab.count('repaymentCommit')).toBe(0);
    await tab.press(payLabel);
    await inDialog('Pay again');
    await waitFor(() => expect(tab.count('repaymentCommit')).toBe(1));
  });

  test('while the question stands the loan is settled: nothing is sent', async () => {
    rememberPayment(held);
    const { tab, state } = await pressPay(31);
    await dialog();
    state.loan = { orderStatus: 200 };
    await inDialog('Pay again');
    await waitFor(() => expect(tab.hasNo(/^Pay /)).toBe(true));
    await pass(2000);
    expect(tab.count('repaymentCommit')).toBe(0);
  });

  test('while the question stands another tab pays: nothing is sent', async () => {
    rememberPayment(held);
    const { tab } = await pressPay(31);
    await dialog();
    act(() => rememberPayment({ attempt: 'newer', step: 'calling' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tab.hasNo(/^Pay /)).toBe(true);
    expect(tab.count('repaymentCommit')).toBe(0);
  });

  test('after 24 h nothing is asked any more', async () => {
    rememberPayment(held);
    const { tab } = await pressPay(24 * 60 + 1);
    await waitFor(() => expect(tab.count('repaymentCommit')).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('screens §9: a wallet that was left for', () => {
  const left = {
    channel: 'wallet',
    step: 'leftForWallet',
    startedAt: start,
    stepAt: start,
  } as const;

  test('is a question for 10 minutes: "yes" asks the loan and sends nothing', async () => {
    rememberPayment(left);
    const { tab } = await pressPay(9);
    const text = (await dialog()).textContent;
    expect(text).toContain('You went on to pay ₹5,540.00 by UPI at 14:02\u00a0IST');
    expect(text).toContain('Did you pay there?');
    const asked = tab.count('loanDetails');
    await inDialog('Yes, I have paid');
    await waitFor(() => expect(tab.count('loanDetails')).toBeGreaterThan(asked));
    expect(await tab.here.findByText(/You told us at 14:11 IST that you have paid/)).toBeDefined();
    expect(tab.count('repaymentCommit')).toBe(0);
  });

  test('… "no" goes on', async () => {
    rememberPayment(left);
    const { tab } = await pressPay(9);
    await inDialog('No, not yet');
    await waitFor(() => expect(tab.count('repaymentCommit')).toBe(1));
  });

  test('… and after that nothing is asked', async () => {
    rememberPayment(left);
    const { tab } = await pressPay(11);
    await waitFor(() => expect(tab.count('repaymentCommit')).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('issue row l: a payment said to be made to a number is named, and blocks no card', async () => {
  rememberPayment({ channel: 'virtualAccount', step: 'saidPaid', startedAt: start, stepAt: start });
  const { tab } = await pressPay(5);
  expect((await dialog()).textContent).toContain(
    'You told us at 14:02\u00a0IST that you have paid',
  );
  await inDialog('Pay again');
  await waitFor(() => expect(tab.count('repaymentCommit')).toBe(1));
});

describe.each(['full', 'blocked'] as const)('a store that is %s', (trouble) => {
  beforeEach(() => {
    const browser = troubledStorage();
    const storage = browser.open();
    browser.become(trouble);
    vi.stubGlobal('localStorage', storage);
  });

  test.each([
    ['card', payLabel],
    ['wallet', payLabel],
    ['confirm', 'Borrow ₹80,000'],
  ] as const)('is said on the %s screen before money moves', async (name, label) => {
    const tab = openTab(name);
    await tab.button(label);
    expect(await tab.here.findByText('Please keep this page open while you pay')).toBeDefined();
  });

  test('issue row e: a cut call leaves no Pay behind, and leaving was warned of while it was open', async () => {
    const held = heldAnswer();
    const tab = openTab('card', { repaymentCommit: held.answer });
    await chooseCard(tab);
    const isWarned = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isWarned()).toBe(false);
    await tab.press(payLabel);
    await waitFor(() => expect(tab.count('repaymentCommit')).toBe(1));
    expect(isWarned()).toBe(true);
    await held.cut();
    expect(await tab.here.findByText(/don’t know yet whether this payment/)).toBeDefined();
    expect(tab.hasNo(/^Pay /)).toBe(true);
    expect(isWarned()).toBe(false);
    await tab.leaveOrReturn();
    await tab.leaveOrReturn();
    expect(await tab.here.findByText(/don’t know yet whether this payment/)).toBeDefined();
    expect(tab.hasNo(/^Pay /)).toBe(true);
  });
});

test('a store that works is no reason to say anything', async () => {
  const tab = openTab('card');
  await tab.button(payLabel);
  expect(tab.here.queryByText(/keep this page open/)).toBeNull();
});
