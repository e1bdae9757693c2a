import { expect, test } from 'vitest';
import type { KnownLoan } from '../../../src/domain/known-loan.ts';
import { minorFromText } from '../../../src/domain/money.ts';
import { lastKnownLoans } from '../../../src/session/last-known-loans.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleSession, sampleValues } from '../../support/sample-session.ts';

const amountDue = minorFromText('2739467');
const known: KnownLoan = {
  state: 'unpaid',
  ...(amountDue && { amountDue }),
  dueDate: '2026-12-31',
  telephone: '',
  knownAt: Date.UTC(2026, 10, 28),
};

test('screens §8: what was known of a loan is found again, and of no other loan', () => {
  const loans = lastKnownLoans(sampleSession(), memoryStore());
  loans.keep('1', known);
  expect(loans.find('1')).toEqual(known);
  expect(loans.find('11')).toBeUndefined();
});

test("HD-30: never another borrower's, and never another lender's", () => {
  const store = memoryStore();
  lastKnownLoans(sampleSession(), store).keep('1', known);
  const stranger = sampleSession({ ...sampleValues, userId: '2' });
  expect(lastKnownLoans(stranger, store).find('1')).toBeUndefined();
  const otherLender = { ...sampleSession(), tenantId: 'other' };
  expect(lastKnownLoans(otherLender, store).find('1')).toBeUndefined();
});
