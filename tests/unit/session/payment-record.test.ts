import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minorFromText } from '../../../src/domain/money.ts';
import type { PaymentRecord } from '../../../src/domain/payment.ts';
import { guardedStore } from '../../../src/platform/browser-storage.ts';
import { paymentRecords } from '../../../src/session/payment-record.ts';
import { troubledStorage } from '../../support/browser-stores.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleSession } from '../../support/sample-session.ts';

const record = (loanId = 'L1'): PaymentRecord => ({
  loanId,
  productId: 'P1',
  channel: 'card',
  amount: minorFromText('2739467'),
  startedAt: 1_798_655_400_000,
  outcome: 'noAnswer',
});

const asha = sampleSession({ userId: 'U1', sessionId: 'S1' });

test('screens §8: a payment is remembered by its loan, survives a reload and can be forgotten', () => {
  const store = memoryStore();
  paymentRecords(asha, store).keep(record());
  expect(paymentRecords(asha, store).find('L1')).toEqual(record());
  expect(paymentRecords(asha, store).find('L2')).toBeUndefined();
  paymentRecords(asha, store).forget('L1');
  expect(paymentRecords(asha, store).find('L1')).toBeUndefined();
});

test('screens §8: the same borrower with a new session still finds it', () => {
  const store = memoryStore();
  paymentRecords(asha, store).keep(record());
  const later = sampleSession({ userId: 'U1', sessionId: 'S2' });
  expect(paymentRecords(later, store).find('L1')).toEqual(record());
});

test.each([
  ['another borrower', sampleSession({ userId: 'U2', sessionId: 'S1' })],
  ['another session without a user', sampleSession({ sessionId: 'S2' })],
  ['nobody', sampleSession({})],
  ['the same borrower at another lender', { ...asha, tenantId: 'other' }],
])('design §3: %s in the same tab never sees it', (_who, other) => {
  const store = memoryStore();
  paymentRecords(asha, store).keep(record());
  expect(paymentRecords(other, store).find('L1')).toBeUndefined();
  paymentRecords(other, store).forget('L1');
  expect(paymentRecords(asha, store).find('L1')).toEqual(record());
});

test('design §3: no two pairs of borrower and loan share a record, wherever one id ends and the next begins', () => {
  const part = fc.string({
    unit: fc.constantFrom('1', 'a', ' ', '/', ':', '|', '%'),
    minLength: 1,
    maxLength: 4,
  });
  const between = fc.constantFrom('', ' ', '/', ':', '|', '.', '-', '_', '%20', '"');
  fc.assert(
    fc.property(part, part, part, between, (start, middle, end, mark) => {
      const store = memoryStore();
      const loan = `${middle}${mark}${end}`;
      paymentRecords(sampleSession({ userId: start }), store).keep(record(loan));
      const other = paymentRecords(sampleSession({ userId: `${start}${mark}${middle}` }), store);
      expect(other.find(end)).toBeUndefined();
    }),
  );
});

test('screens §8: garbage in the store is no payment, and does not stop the next', () => {
  const garbage = [
    '',
    '{',
    'null',
    '[]',
    '5',
    '{}',
    '{"loanId":"L1"}',
    JSON.stringify({ ...record(), outcome: 'paid' }),
  ];
  for (const text of [
    ...garbage,
    JSON.stringify({ ...record(), amount: 5 }),
    JSON.stringify({ ...record(), startedAt: 'x' }),
  ]) {
    const store = memoryStore();
    const records = paymentRecords(asha, store);
    records.keep(record());
    const [key = ''] = store.content.keys();
    store.write(key, text);
    expect(records.find('L1'), text).toBeUndefined();
    records.keep(record());
    expect(records.find('L1')).toEqual(record());
  }
});

test('HD-29: with a blocked store a payment is remembered as long as the page lives', () => {
  const browser = troubledStorage();
  browser.become('blocked');
  const records = paymentRecords(asha, guardedStore(browser.open));
  records.keep(record());
  expect(records.find('L1')).toEqual(record());
  records.forget('L1');
  expect(records.find('L1')).toBeUndefined();
});

test('HD-29: with a full store a later state of a payment never gives way to an earlier one after a reload', () => {
  const browser = troubledStorage();
  paymentRecords(asha, guardedStore(browser.open)).keep({
    ...record(),
    outcome: 'awaitingCode',
    attemptId: 'A1',
  });
  browser.become('full');
  paymentRecords(asha, guardedStore(browser.open)).keep({ ...record(), outcome: 'noAnswer' });
  expect(paymentRecords(asha, guardedStore(browser.open)).find('L1')?.outcome).not.toBe(
    'awaitingCode',
  );
});
