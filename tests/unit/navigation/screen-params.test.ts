import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  missingParam,
  neededParams,
  readScreenParams,
  spelledParam,
  writeScreenParams,
} from '../../../src/navigation/screen-params.ts';

test('screens §1: a screen reads what the address spells in the words of the specification', () => {
  const query =
    '?orderId=9007199254740993001&productId=7&withholdingAmount=2739467&couponId=c-77&couponMoney=1000&from=payway&amount=27394.67&display=1&x=1';
  expect(readScreenParams(query)).toEqual({
    loanId: '9007199254740993001',
    productId: '7',
    amountDue: '2739467',
    couponId: 'c-77',
    couponMoney: '1000',
    from: 'payway',
    amount: '27394.67',
    display: '1',
  });
  expect(spelledParam('loanId')).toBe('orderId');
  expect(spelledParam('amountDue')).toBe('withholdingAmount');
});

test('screens §0: an empty value is a missing one, and so is one over 512 characters', () => {
  expect(readScreenParams('?orderId=&productId')).toEqual({});
  expect(readScreenParams(`?orderId=${'9'.repeat(513)}&productId=${'9'.repeat(512)}`)).toEqual({
    productId: '9'.repeat(512),
  });
});

test('HD-21: the first of a repeated parameter counts, never a list', () => {
  expect(readScreenParams('?orderId=1&orderId=2').loanId).toBe('1');
  expect(readScreenParams('?orderId=&orderId=2').loanId).toBeUndefined();
});

test('HD-23: a stray per cent sign is taken as typed', () => {
  expect(readScreenParams('?orderId=100%').loanId).toBe('100%');
});

test('HD-31: names of the prototype are nobody', () => {
  expect(readScreenParams('?__proto__=x&constructor=y&toString=z')).toEqual({});
});

describe('writing', () => {
  test('design §3: the flag goes along in every link, as it was written', () => {
    expect(writeScreenParams({ loanId: '1' }, 'IN')).toBe('tenant=IN&orderId=1');
    expect(writeScreenParams({}, undefined)).toBe('');
  });

  test('HD-18: what is not there is left out, never a word for it', () => {
    expect(writeScreenParams({ loanId: '1', ...JSON.parse('{}') }, undefined)).toBe('orderId=1');
  });

  test('screens §1: what was written is read back, whatever the letters', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 });
    const params = fc.record(
      { loanId: value, productId: value, amountDue: value, couponId: value, from: value },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(params, fc.option(value, { nil: undefined }), (given, flag) => {
        expect(readScreenParams(`?${writeScreenParams(given, flag)}`)).toEqual({ ...given });
      }),
    );
  });
});

test('screens §0: what a screen cannot do without is known', () => {
  expect(neededParams.loanConfirm).toEqual(['productId']);
  for (const screen of ['loanDetails', 'loanDetailsAfterPayment'] as const) {
    expect([...(neededParams[screen] ?? [])].sort()).toEqual(['loanId', 'productId']);
  }
  expect(neededParams.cardRepayment).toContain('loanId');
});

test.each(['virtualAccount', 'payMethod', 'instalments', 'extension', 'cardRepayment'] as const)(
  'screens §0: %s asks nothing for a loan that nobody named',
  (screen) => {
    const values = { userId: '1' };
    expect(missingParam(screen, { productId: '7' }, { values })).toBe('orderId');
    expect(missingParam(screen, { loanId: '9' }, { values })).toBe('productId');
    expect(missingParam(screen, { loanId: '9', productId: '7' }, { values })).toBeUndefined();
  },
);

test('screens §8: a wallet payment without a user names the user, like any missing parameter', () => {
  const loan = { loanId: '9', productId: '7' };
  expect(missingParam('walletRepayment', loan, { values: {} })).toBe('userId');
  expect(missingParam('walletRepayment', {}, { values: {} })).toBe('orderId');
  expect(missingParam('walletRepayment', loan, { values: { userId: '1' } })).toBeUndefined();
});

test('screens §4: the guide of a channel can be read by anyone', () => {
  expect(missingParam('paymentGuide', {}, { values: {} })).toBeUndefined();
});

test('screens §9: names match in any letter case, and the exact spelling goes first', () => {
  expect(readScreenParams('?ORDERID=1&productid=2')).toEqual({ loanId: '1', productId: '2' });
  expect(readScreenParams('?orderid=1&orderId=2')).toEqual({ loanId: '2' });
});
