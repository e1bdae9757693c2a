import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import { answerWith } from '../../support/network.ts';
import {
  forgetAll,
  heldAnswer,
  openTab,
  payQuery,
  usualAnswers,
} from '../../support/pay-stage.tsx';
import { sampleSession } from '../../support/sample-session.ts';

const second = 1000;
const confirm = /^(?:Borrow ₹80,000|Confirm loan)$/;
const accepted = { code: 0, data: { lendDetailsUrl: `/borrowDetail${payQuery}` } };

beginAt(Date.UTC(2026, 10, 28, 8, 32), forgetAll);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const open = (answers = {}, changes = {}) => openTab('confirm', answers, changes);

async function accepting() {
  const held = heldAnswer();
  const tab = open({ loanConfirmPush: held.answer });
  await tab.button(confirm);
  await waitFor(() =>
    expect(tab.here.getByRole('button', { name: confirm }).ariaDisabled).not.toBe('true'),
  );
  await tab.press(confirm);
  await waitFor(() => expect(tab.count('loanConfirmPush')).toBe(1));
  return { tab, held };
}
/** Whether pressing the button sends anything. */
async function sends(tab: ReturnType<typeof open>) {
  const before = tab.count('loanConfirmPush');
  await tab.press(confirm);
  await pass(second);
  return tab.count('loanConfirmPush') > before;
}

test('who stays is led to the loan once', async () => {
  const { tab, held } = await accepting();
  await held.send(accepted);
  await waitFor(() => expect(tab.place()).toMatch(/^\/borrowDetail\?/));
  expect(tab.place()).toContain('from=confirm');
});

test('an address of another app is handed on, and the offer says that it was confirmed', async () => {
  const { tab, held } = await accepting();
  await held.send({ code: 0, data: { lendDetailsUrl: 'gojek://loan?id=1' } });
  expect(await tab.here.findByText('You have confirmed this loan')).toBeDefined();
  expect(tab.container.querySelector('[aria-busy]')).toBeNull();
  expect(await sends(tab)).toBe(false);
});

test('the key facts begin with the product, its picture and name', async () => {
  const product = {
    productName: 'Sample Cash',
    productLogo: 'https://cdn.sample.example/logo.png',
    disburseDate: '2031-03-01',
    netAmount: 7800000,
    fees: [{ text: 'Fee', amount: 200000 }],
    apr: '24.1',
    details: [{ text: 'Purpose', value: 'Any' }],
  };
  const tab = open({
    loanConfirm: { code: 0, data: { amount: 8000000, periods: 91, termUnit: 1, ...product } },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Key facts/ }));
  const row = (await tab.here.findByText('Sample Cash')).parentElement;
  expect(row?.textContent).toContain('Sample Cash');
  expect(row?.querySelector('img')?.src).toBe(product.productLogo);
});

describe('issue row a: while the answer is awaited', () => {
  test('Back and Forward finds words for it, and sends nothing', async () => {
    const { tab, held } = await accepting();
    await tab.leaveOrReturn();
    await tab.leaveOrReturn();
    expect(await tab.here.findByText('Your loan is being confirmed')).toBeDefined();
    expect(await sends(tab)).toBe(false);
    await held.send(accepted);
    expect(await tab.here.findByText('You have confirmed this loan')).toBeDefined();
    expect(await sends(tab)).toBe(false);
  });

  test('a second tab finds words for it, and sends nothing', async () => {
    const { held } = await accepting();
    const other = open();
    expect(await other.here.findByText('Your loan is being confirmed')).toBeDefined();
    expect(await sends(other)).toBe(false);
    await held.send(accepted);
    expect(await other.here.findByText('You have confirmed this loan')).toBeDefined();
    expect(await sends(other)).toBe(false);
    expect(other.place()).toContain('confirm');
  });

  test('a launch without a user is blocked; another known user is not', async () => {
    await accepting();
    const nameless = open({}, { session: sampleSession({ sessionId: 'another' }) });
    expect(await nameless.here.findByText('Your loan is being confirmed')).toBeDefined();
    expect(await sends(nameless)).toBe(false);
    const other = open({}, { session: sampleSession({ userId: 'U2', sessionId: 'S2' }) });
    await other.button(confirm);
    expect(other.here.queryByText('Your loan is being confirmed')).toBeNull();
    expect(await sends(other)).toBe(true);
  });
});

describe('who has left is never moved', () => {
  test.each([
    ['yes', accepted, 'Your loan was confirmed.'],
    ['no', { code: 1, message: 'No longer offered' }, /was not confirmed: No longer offered/],
  ] as const)('a late %s is a notice', async (_what, body, words) => {
    const { tab, held } = await accepting();
    await tab.leaveOrReturn();
    const left = tab.place();
    await held.send(body);
    expect(await tab.here.findByText(words)).toBeDefined();
    await pass(300 * second);
    expect(tab.here.getByText(words)).toBeDefined();
    expect(tab.place()).toBe(left);
  });

  test('a late yes leads to the loan when its notice is tapped', async () => {
    const { tab, held } = await accepting();
    await tab.leaveOrReturn();
    await held.send(accepted);
    await userEvent.click(await screen.findByRole('button', { name: 'See your loan' }));
    expect(tab.place()).toMatch(/^\/borrowDetail\?/);
  });

  test('a late cut is a notice', async () => {
    const { tab, held } = await accepting();
    await tab.leaveOrReturn();
    await held.cut();
    expect(
      await tab.here.findByText(/don’t know yet whether your loan was confirmed/),
    ).toBeDefined();
  });
});

test('a refusal ends it: it is said, and can be sent again', async () => {
  const { tab, held } = await accepting();
  await held.send({ code: 1, message: 'Please try later' });
  expect(await screen.findByText('Please try later')).toBeDefined();
  expect(await sends(tab)).toBe(true);
});

describe('screens §9: after no answer', () => {
  /** Cut at 14:02; then the offer is asked for so many seconds later, and answered like this. */
  async function checked(secondsLater: number, answer: object) {
    const held = heldAnswer();
    let offer: object = usualAnswers.loanConfirm ?? {};
    const tab = open({
      loanConfirmPush: held.answer,
      loanConfirm: () => answerWith(JSON.stringify(offer)),
    });
    await tab.button(confirm);
    await pass(second);
    await tab.press(confirm);
    await waitFor(() => expect(tab.count('loanConfirmPush')).toBe(1));
    await held.cut();
    expect(
      await tab.here.findByText(/don’t know yet whether your loan was confirmed/),
    ).toBeDefined();
    expect(await sends(tab)).toBe(false);
    offer = answer;
    await pass(secondsLater * second);
    await tab.press('Check again');
    await pass(second);
    return tab;
  }

  test('the offer that still stands 60 s later lets it be confirmed again', async () => {
    const tab = await checked(65, usualAnswers.loanConfirm ?? {});
    expect(await tab.here.findByText(/still offers the loan/)).toBeDefined();
    expect(await sends(tab)).toBe(true);
  });

  test('the offer that stands before that says nothing', async () => {
    const tab = await checked(20, usualAnswers.loanConfirm ?? {});
    expect(tab.here.queryByText(/still offers the loan/)).toBeNull();
    expect(tab.here.getByText(/say for sure from/)).toBeDefined();
    expect(await sends(tab)).toBe(false);
  });

  test.each([
    ['refuses', { code: 1001, message: 'This product is not offered' }],
    ['answers an offer without an amount', { code: 0, data: { productName: 'Sample Cash' } }],
  ])('a lender that %s does not still offer it', async (_what, answer) => {
    const tab = await checked(65, answer);
    expect(tab.here.queryByText(/still offers the loan/)).toBeNull();
    expect(await sends(tab)).toBe(false);
  });
});
