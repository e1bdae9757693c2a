import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minorFromText } from '../../../src/domain/money.ts';
import {
  claimOf,
  hasArrived,
  mayPayAgain,
  readPaymentRecord,
} from '../../../src/domain/payment.ts';
import type { PaymentOutcome, PaymentRecord } from '../../../src/domain/payment.ts';

const record: PaymentRecord = {
  loanId: '9007199254740993',
  productId: '31007',
  channel: 'card',
  amount: minorFromText('2739467'),
  startedAt: 1_798_655_400_000,
  outcome: 'awaitingCode',
  attemptId: '77',
  codeSentAt: 1_798_655_400_500,
  before: { amountDue: minorFromText('2739467'), dueDate: '2026-12-31' },
};

const claim = (amount: string | undefined, dueDate: string) => ({
  amountDue: amount === undefined ? undefined : minorFromText(amount),
  dueDate,
});

describe('hasArrived', () => {
  const zone = 'Asia/Jakarta';
  const before = claim('2739467', '2026-12-31');
  test.each([
    ['a settled loan', before, 'settled', true],
    ['less to pay', claim('2739466', '2026-12-31'), 'unpaid', true],
    ['a later due date', claim('2739467', '2027-01-30'), 'unpaid', true],
    ['nothing new', before, 'unpaid', false],
    ['more to pay: it became overdue', claim('2839467', '2026-12-31'), 'unpaid', false],
    ['an earlier due date', claim('2739467', '2026-12-30'), 'unpaid', false],
    ['no figures', claim(undefined, ''), 'unpaid', false],
    ['a status that nobody knows', claim('1', '2027-01-30'), 'open', false],
  ] as const)('screens §8: after a payment, %s', (_what, now, state, hasCome) => {
    expect(hasArrived(before, now, state, zone)).toBe(hasCome);
  });

  test('screens §8: amounts are compared as numbers, not as texts', () => {
    expect(hasArrived(claim('1000', ''), claim('999', ''), 'unpaid', zone)).toBe(true);
    expect(hasArrived(claim('999', ''), claim('1000', ''), 'unpaid', zone)).toBe(false);
  });

  test('screens §8: when nothing is known from before, only a settled loan says that it is paid', () => {
    expect(hasArrived(undefined, claim('1', ''), 'unpaid', zone)).toBe(false);
    expect(hasArrived(undefined, claim('1', ''), 'settled', zone)).toBe(true);
  });

  test('screens §8: a claim holds only what the lender said', () => {
    expect(claimOf({ amountDue: undefined, dueDate: '' })).toEqual({});
    expect(claimOf(before)).toEqual(before);
  });
});

describe('readPaymentRecord', () => {
  test('screens §8: a kept record is read back whole', () => {
    expect(readPaymentRecord(JSON.stringify(record))).toEqual(record);
    const least = {
      loanId: '1',
      channel: 'wallet',
      amount: undefined,
      startedAt: 0,
      outcome: 'noAnswer',
    };
    expect(readPaymentRecord(JSON.stringify(least))).toEqual(JSON.parse(JSON.stringify(least)));
  });

  test('screens §8: a field of a newer page does not lose the record', () => {
    expect(readPaymentRecord(JSON.stringify({ ...record, later: 1 }))).toMatchObject(record);
  });

  test.each([
    { loanId: '' },
    { loanId: 5 },
    { loanId: undefined },
    { channel: 'cash' },
    { amount: 2739467 },
    { amount: '1.234' },
    { amount: '-5' },
    { amount: null },
    { startedAt: '5' },
    { startedAt: -1 },
    { startedAt: null },
    { outcome: 'paid' },
    { attemptId: 77 },
    { codeSentAt: 'now' },
    { before: '174' },
    { before: { amountDue: 5 } },
    { before: { dueDate: 5 } },
    { productId: '' },
  ])('screens §8: a record with %j is refused', (odd) => {
    expect(readPaymentRecord(JSON.stringify({ ...record, ...odd }))).toBeUndefined();
  });

  test('HD-29: whatever storage holds, reading never fails', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readPaymentRecord(text)).toBeUndefined();
      }),
    );
    expect(readPaymentRecord('{"__proto__":{"loanId":"1"}}')).toBeUndefined();
  });
});

describe('mayPayAgain', () => {
  const outcomes: readonly PaymentOutcome[] = ['sending', 'awaitingCode', 'noAnswer', 'submitted'];

  test('screens §8: without an answer, paying is possible again only while the loan is unpaid', () => {
    for (const outcome of ['sending', 'awaitingCode', 'noAnswer'] as const) {
      expect(mayPayAgain({ ...record, outcome }, 'unpaid')).toBe(true);
    }
    for (const outcome of outcomes) {
      expect(mayPayAgain({ ...record, outcome }, 'settled')).toBe(false);
      expect(mayPayAgain({ ...record, outcome }, 'open')).toBe(false);
    }
  });

  test('screens §8: a card payment that the lender has taken is not made twice', () => {
    expect(mayPayAgain({ ...record, outcome: 'submitted' }, 'unpaid')).toBe(false);
  });

  test('screens §8: who comes back from a wallet without having paid can pay', () => {
    expect(mayPayAgain({ ...record, channel: 'wallet', outcome: 'submitted' }, 'unpaid')).toBe(
      true,
    );
  });
});
