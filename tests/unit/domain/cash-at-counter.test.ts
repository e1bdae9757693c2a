import { expect, test } from 'vitest';
import { cashAtCounter } from '../../../src/domain/payment-channel.ts';
import { majorFromText, type MajorAmount } from '../../../src/domain/money.ts';

function major(text: string): MajorAmount {
  const amount = majorFromText(text);
  if (amount === undefined) throw new Error(`${text} is no amount`);
  return amount;
}

test('domain §2.2: the fee of the place is added exactly; one that nobody knows leaves no total', () => {
  expect(cashAtCounter({ fee: 2500 }, major('209000'))).toEqual({
    bill: '209000',
    isRounded: false,
    fee: '2500',
    total: '211500',
  });
  expect(cashAtCounter({}, major('209000'))).toEqual({
    bill: '209000',
    isRounded: false,
    fee: undefined,
    total: undefined,
  });
});

test('domain §2.4: a place without small coins takes the amount rounded up, and says so', () => {
  expect(cashAtCounter({ roundUpTo: 1, fee: 10 }, major('1234.56'))).toEqual({
    bill: '1235',
    isRounded: true,
    fee: '10',
    total: '1245',
  });
  expect(cashAtCounter({ roundUpTo: 1 }, major('1234.00'))).toMatchObject({
    bill: '1234',
    isRounded: false,
  });
});
