import { expect, test } from 'vitest';
import { minorFromText, moneyText, type MoneyFormat } from '../../../src/domain/money.ts';

const dong: MoneyFormat = {
  symbol: '₫',
  symbolGap: '\u00a0',
  minorDigits: 0,
  shownDigits: 0,
  grouping: 3,
  groupMark: '.',
  decimalMark: ',',
};

test.each([
  ['after', '2.739.467\u00a0₫'],
  ['before', '₫\u00a02.739.467'],
  [undefined, '₫\u00a02.739.467'],
] as const)('a sign that is placed %s the digits keeps its space', (symbolPlace, text) => {
  const amount = minorFromText('2739467');
  expect(amount && moneyText(amount, { ...dong, symbolPlace })).toBe(text);
});
