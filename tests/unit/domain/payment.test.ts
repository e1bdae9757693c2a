import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minorFromText } from '../../../src/domain/money.ts';
import { hasMoved, loanMark, mayPayAgain, readPaymentRecord } from '../../../src/domain/payment.ts';
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
  before: '174|2739467|2026-12-31',
};

describe('loanMark', () => {
  test('screens §8: a loan has moved when its status, amount due or due date changed', () => {
    const before = loanMark({ status: '174', amountDue: '5', dueDate: '2026-12-31' });
    expect(
      hasMoved(before, loanMark({ status: '174', amountDue: '5', dueDate: '2026-12-31' })),
    ).toBe(false);
    expect(
      hasMoved(before, loanMark({ status: '200', amountDue: '5', dueDate: '2026-12-31' })),
    ).toBe(true);
    expect(
      hasMoved(before, loanMark({ status: '174', amountDue: '6', dueDate: '2026-12-31' })),
    ).toBe(true);
    expect(
      hasMoved(before, loanMark({ status: '174', amountDue: '5', dueDate: '2027-01-30' })),
    ).toBe(true);
    expect(hasMoved(before, loanMark({ status: '174' }))).toBe(true);
  });

  test('screens §8: without a mark from before nothing has been seen to move', () => {
    expect(hasMoved(undefined, loanMark({ status: '200' }))).toBe(false);
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
    { before: {} },
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
