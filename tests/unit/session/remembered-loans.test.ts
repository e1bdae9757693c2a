import { expect, test } from 'vitest';
import { minorFromText } from '../../../src/domain/money.ts';
import { type RememberedLoan, rememberedLoanOf } from '../../../src/session/remembered-loans.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleSession, sampleValues } from '../../support/sample-session.ts';

const amountDue = minorFromText('2739467');
const remembered: RememberedLoan = {
  state: 'unpaid',
  ...(amountDue && { amountDue }),
  dueDate: '2026-12-31',
  telephone: '1800-000-0199',
  answeredAt: Date.UTC(2026, 10, 28),
};

test('screens §8: what was said of a loan is found again, and of no other loan; an amount may be missing', () => {
  const store = memoryStore();
  const loan = rememberedLoanOf(sampleSession(), '1', store);
  loan.keep(remembered);
  expect(loan.find()).toEqual(remembered);
  expect(rememberedLoanOf(sampleSession(), '11', store).find()).toBeUndefined();
  const { amountDue: _unsaid, ...rest } = remembered;
  loan.keep(rest);
  expect(loan.find()).toEqual(rest);
});

test("HD-30: never another borrower's, and never another lender's", () => {
  const store = memoryStore();
  rememberedLoanOf(sampleSession(), '1', store).keep(remembered);
  const stranger = sampleSession({ ...sampleValues, userId: '2' });
  expect(rememberedLoanOf(stranger, '1', store).find()).toBeUndefined();
  const otherLender = { ...sampleSession(), tenantId: 'other' };
  expect(rememberedLoanOf(otherLender, '1', store).find()).toBeUndefined();
});

test.each([
  { state: 'paid' },
  { state: undefined },
  { amountDue: 2739467 },
  { amountDue: '27.39' },
  { dueDate: null },
  { telephone: 7 },
  { answeredAt: 'yesterday' },
  { answeredAt: null },
])('HD-29: a store with %j counts as nothing remembered', (change) => {
  const store = memoryStore();
  rememberedLoanOf(sampleSession(), '1', store).keep(remembered);
  const [key = ''] = store.keys();
  store.write(key, JSON.stringify({ ...remembered, ...change }));
  expect(rememberedLoanOf(sampleSession(), '1', store).find()).toBeUndefined();
});
