import { expect, test } from 'vitest';
import { kindOfPayType, payTypes } from '../../../src/domain/virtual-account.ts';

test('screens §4: 1 is a bank and 2 a mini market, there and back', () => {
  expect(kindOfPayType(payTypes.bank)).toBe('bank');
  expect(kindOfPayType(payTypes.miniMarket)).toBe('miniMarket');
  expect(payTypes).toEqual({ bank: '1', miniMarket: '2' });
});

test('design §3: a pay type that nobody knows is no shop', () => {
  for (const odd of ['', '3', ' 2', 'ALFAMART']) expect(kindOfPayType(odd)).toBe('bank');
});
