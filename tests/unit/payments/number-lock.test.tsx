import { act, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { VirtualAccountRequest } from '../../../src/lender-api/number-repayment/number-repayment.calls.ts';
import { useNumber } from '../../../src/payments/use-number.ts';
import { beginAt } from '../../support/begin-at.ts';
import { answerWith, type SentRequest } from '../../support/network.ts';
import {
  chooseCard,
  forgetAll,
  heldAnswer,
  openTab,
  rememberPayment,
} from '../../support/pay-stage.tsx';
import { sampleSession } from '../../support/sample-session.ts';
import { showScreen, stageLoan, type StageAnswer } from '../../support/screen-stage.tsx';

const second = 1000;

beginAt(Date.UTC(2026, 10, 28, 8, 32), forgetAll);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const account = { success: true, data: { vcode: '9911', payType: '1', payCode: 'OWN' } };
const request: VirtualAccountRequest = {
  ...stageLoan,
  amount: undefined,
  payType: '1',
  code: 'OWN',
  isDefault: true,
  isDisplayed: true,
};

function Probe() {
  const order = { loanId: stageLoan.loanId, request, claim: undefined, isCutOff: false };
  const { number } = useNumber(order);
  return <p>{`number: ${number.at}`}</p>;
}
function open(generateVcode: StageAnswer, session = sampleSession()) {
  const page = showScreen({
    Screen: Probe,
    screen: 'virtualAccount',
    answers: { generateVcode },
    session,
  });
  const reads = (at: string) => within(page.container).findByText(`number: ${at}`);
  return { ...page, reads };
}

/** A lender that counts how many numbers are being made at once. */
function maker() {
  const held: ReturnType<typeof heldAnswer>[] = [];
  let open_ = 0;
  let most = 0;
  return {
    held,
    most: () => most,
    answer: async (about: SentRequest) => {
      const one = heldAnswer();
      held.push(one);
      open_ += 1;
      most = Math.max(most, open_);
      const response = await one.answer(about);
      open_ -= 1;
      return response;
    },
  };
}

test.each([
  ['the same person', sampleSession()],
  ['a launch without a user', sampleSession({ sessionId: 'another' })],
  ['another user', sampleSession({ userId: 'U2', sessionId: 'S2' })],
])(
  'screens §9: two tabs ask for numbers of one loan one after the other (%s)',
  async (_who, session) => {
    const lender = maker();
    const one = open(lender.answer);
    await waitFor(() => expect(lender.held).toHaveLength(1));
    const two = open(lender.answer, session);
    await pass(5 * second);
    expect(lender.held).toHaveLength(1);
    await two.reads('asking');
    await lender.held[0]?.send(account);
    await one.reads('there');
    await waitFor(() => expect(lender.held).toHaveLength(2));
    await lender.held[1]?.send(account);
    await two.reads('there');
    expect(lender.most()).toBe(1);
  },
);

test('a tab whose asking hangs keeps the other waiting for its own minute, not longer', async () => {
  const lender = maker();
  const one = open(lender.answer);
  await waitFor(() => expect(lender.held).toHaveLength(1));
  open(lender.answer);
  await pass(59 * second);
  expect(lender.held).toHaveLength(1);
  await pass(2 * second);
  await one.reads('failed');
  await waitFor(() => expect(lender.held).toHaveLength(2));
});

test('a tab that is gone keeps nobody waiting for longer than its call could take', async () => {
  const lender = maker();
  const one = open(lender.answer);
  await waitFor(() => expect(lender.held).toHaveLength(1));
  one.unmount();
  const two = open(() => answerWith(JSON.stringify(account)));
  await pass(66 * second);
  await two.reads('there');
});

test('screens §9: a number never blocks a payment, also while it is being made', async () => {
  const lender = maker();
  open(lender.answer);
  await waitFor(() => expect(lender.held).toHaveLength(1));
  const card = openTab('card');
  await chooseCard(card);
  await card.press('Pay ₹17,432.00');
  await waitFor(() => expect(card.count('repaymentCommit')).toBe(1));
});

test('a number that was refused or lost is asked for again only by a person', async () => {
  for (const answer of [
    () => answerWith(JSON.stringify({ success: false, message: 'No.' })),
    () => answerWith('<html>', 502, 'text/html'),
    () => Promise.reject(new TypeError('cut')),
    () => answerWith('', 401),
  ]) {
    const page = open(answer);
    await page.reads('failed');
    await pass(200 * second);
    expect(page.asked()).toEqual(['generateVcode']);
    page.unmount();
  }
});

test('a payment that is open hinders no number from being shown', async () => {
  rememberPayment({ step: 'calling' });
  const page = open(account);
  await page.reads('there');
  expect(page.asked()).toEqual(['generateVcode']);
});
