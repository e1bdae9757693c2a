import { describe, expect, test } from 'vitest';
import { standingOf, type MoneyRecord } from '../../../src/domain/money-call.ts';
import type { LoanState } from '../../../src/domain/loan-status.ts';
import { paymentView, type CodeStep, type PageStep } from '../../../src/payments/payment-view.ts';

const now = Date.UTC(2026, 10, 28, 8, 32);
const record = (changes: Partial<MoneyRecord>): MoneyRecord => ({
  attempt: 'a1',
  owner: 'u:one',
  channel: 'card',
  step: 'accepted',
  startedAt: now,
  stepAt: now,
  before: { dueDate: '2026-12-31' },
  ...changes,
});
const code: CodeStep = {
  at: 'code',
  attempt: 'a1',
  lenderAttemptId: '77',
  codeSentAt: now,
  cardId: 'c',
  amount: undefined,
  wrongCodes: undefined,
  busy: undefined,
  error: undefined,
};
const view = (
  step: PageStep,
  changes?: Partial<MoneyRecord>,
  state: LoanState | undefined = 'unpaid',
) => {
  const written = changes && record(changes);
  return paymentView(step, { state, record: written, standing: standingOf(written, now) });
};
const resting: PageStep = { at: 'resting' };

describe('what a page finds of a payment, whichever channel it went by', () => {
  test('nothing is known: it can be paid', () => {
    expect(view(resting)).toEqual({
      step: resting,
      isSettled: false,
      isBlocked: false,
      isBusy: false,
    });
  });

  test.each(['calling', 'unanswered', 'accepted'] as const)(
    'screens §9: "%s" holds every channel',
    (step) => {
      for (const channel of ['card', 'wallet'] as const)
        expect(view(resting, { step, channel }).isBlocked).toBe(true);
    },
  );

  test.each(['awaitingCode', 'leftForWallet', 'saidPaid'] as const)(
    'screens §9: "%s" is not open: the button is there',
    (step) => {
      expect(view(resting, { step }).isBlocked).toBe(false);
    },
  );

  test('screens §9: a settled loan starts no payment; a state that asks for none does not stand in its way', () => {
    expect(view(resting, undefined, 'settled').isSettled).toBe(true);
    expect(view(resting, undefined, 'open')).toMatchObject({ isSettled: false, isBlocked: false });
    expect(view(resting, undefined, undefined).isSettled).toBe(false);
  });

  test('its own call is busy, not blocked', () => {
    expect(view({ at: 'calling' }, { step: 'calling' })).toMatchObject({
      isBusy: true,
      isBlocked: false,
    });
  });
});

describe('the code that a page waits for', () => {
  test('stays while its attempt waits, and while its own confirmation is open', () => {
    expect(view(code, { step: 'awaitingCode' }).step.at).toBe('code');
    expect(view({ ...code, busy: 'confirming' }, { step: 'calling' }).step.at).toBe('code');
  });

  test.each(['calling', 'unanswered', 'accepted'] as const)(
    'goes when another tab sent it ("%s"): it must not be typed twice',
    (step) => {
      expect(view(code, { step })).toMatchObject({ step: resting, isBlocked: true });
    },
  );

  test('goes when another attempt is open, or the loan is settled', () => {
    expect(view(code, { attempt: 'a2' })).toMatchObject({ step: resting, isBlocked: true });
    expect(view(code, undefined, 'settled').step).toEqual(resting);
  });

  test('an answer to a question is of no use once the loan is settled, or another payment is open', () => {
    const question: PageStep = { at: 'question' };
    expect(view(question, { step: 'leftForWallet' }).step).toEqual(question);
    expect(view(question, { step: 'leftForWallet' }, 'settled').step).toEqual(resting);
    expect(view(question, { step: 'accepted' }).step).toEqual(resting);
  });
});
