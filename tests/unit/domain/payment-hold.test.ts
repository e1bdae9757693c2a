import { expect, test } from 'vitest';
import type { LoanState } from '../../../src/domain/loan-status.ts';
import { minorFromText } from '../../../src/domain/money.ts';
import { paymentHold } from '../../../src/domain/payment-hold.ts';
import type { PaymentRecord } from '../../../src/domain/payment.ts';

const zone = 'Asia/Kolkata';
const amount = minorFromText('2739467');
const record = (changes: Partial<PaymentRecord>): PaymentRecord => ({
  loanId: '1',
  channel: 'virtualAccount',
  amount,
  startedAt: 1,
  outcome: 'submitted',
  before: { amountDue: amount, dueDate: '2026-12-31' },
  ...changes,
});
const loan = (state: LoanState, amountDue = amount, dueDate = '2026-12-31') => ({
  claim: { amountDue, dueDate },
  state,
});

test('screens §8: without a payment of this tab nothing holds a new one', () => {
  expect(paymentHold(undefined, undefined, zone)).toBe('none');
});

test('screens §8: a code that was never typed moved no money', () => {
  expect(paymentHold(record({ outcome: 'awaitingCode' }), undefined, zone)).toBe('none');
});

test.each(['sending', 'noAnswer', 'submitted'] as const)(
  'screens §8: after a payment that is "%s" nothing is paid before the loan was asked',
  (outcome) => {
    expect(paymentHold(record({ outcome }), undefined, zone)).toBe('held');
    expect(paymentHold(record({ outcome }), loan('open'), zone)).toBe('held');
  },
);

test('screens §8: a loan that the lender still calls unpaid can be paid, but not by card while one was taken', () => {
  expect(paymentHold(record({}), loan('unpaid'), zone)).toBe('mayPay');
  expect(paymentHold(record({ channel: 'card' }), loan('unpaid'), zone)).toBe('held');
  expect(paymentHold(record({ channel: 'card', outcome: 'noAnswer' }), loan('unpaid'), zone)).toBe(
    'mayPay',
  );
});

test('screens §8: a payment that has arrived holds nothing', () => {
  expect(paymentHold(record({}), loan('settled'), zone)).toBe('none');
  expect(paymentHold(record({}), loan('unpaid', minorFromText('100')), zone)).toBe('none');
  expect(paymentHold(record({}), loan('unpaid', amount, '2027-01-30'), zone)).toBe('none');
});
