import fc from 'fast-check';
import { expect, test } from 'vitest';
import { majorToMinor, majorFromText, minorFromText } from '../../../src/domain/money.ts';
import { repaymentParams } from '../../../src/payments/decide-repay.ts';
import { writeScreenParams } from '../../../src/navigation/screen-params.ts';

const loan = { loanId: '9007199254740993001', productId: '7' };
const money = { minorDigits: 2 };
const due = minorFromText('2739467');

test.each([
  ['cardRepayment', 'orderId=9007199254740993001&productId=7&withholdingAmount=2739467'],
  ['walletRepayment', 'orderId=9007199254740993001&productId=7&withholdingAmount=2739467'],
  ['virtualAccount', 'orderId=9007199254740993001&productId=7&amount=27394.67'],
  ['paymentGuide', 'orderId=9007199254740993001&productId=7&amount=27394.67'],
] as const)('screens §8: %s is told the amount in its own parameter and unit', (route, query) => {
  expect(writeScreenParams(repaymentParams(route, loan, due, money), undefined)).toBe(query);
});

test('HD-01: rupiah that travel in hundredths are not shown a hundred times too large', () => {
  const amount = minorFromText('107280000');
  expect(repaymentParams('virtualAccount', loan, amount, money).amount).toBe('1072800');
  expect(repaymentParams('virtualAccount', loan, minorFromText('109618'), money).amount).toBe(
    '1096.18',
  );
});

test('screens §8: without an amount none goes along', () => {
  for (const route of ['cardRepayment', 'virtualAccount'] as const)
    expect(repaymentParams(route, loan, undefined, money)).toEqual(loan);
});

test('lender-api §1: a currency without hundredths is not divided', () => {
  const params = repaymentParams('virtualAccount', loan, minorFromText('5000'), { minorDigits: 0 });
  expect(params.amount).toBe('5000');
});

test('screens §8: the whole amount comes back as the same hundredths', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (digits) => {
      const amount = minorFromText(String(digits));
      const written = repaymentParams('virtualAccount', loan, amount, money).amount;
      const read = majorFromText(written ?? '');
      expect(read && majorToMinor(read, 2)).toBe(String(digits));
    }),
  );
});
