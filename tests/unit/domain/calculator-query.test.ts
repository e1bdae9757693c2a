import { expect, test } from 'vitest';
import { readCalculatorQuery, withCalculatorQuery } from '../../../src/domain/calculator-query.ts';

const rules = { periodsDays: [91, 120] };

test.each([
  ['?amount=5000&period=120', { amount: '5000', days: 120 }],
  ['?amount=007', { amount: '7' }],
  ['?amount=5.5&period=119', {}],
  ['?amount=1234567890123', {}],
  ['?amount=100%&period=', {}],
  ['', {}],
])('screens §2: the link %s asks for %o', (query, entry) => {
  expect(readCalculatorQuery(query, rules)).toEqual(entry);
});

test('screens §2: what was calculated goes into the address, which keeps the rest', () => {
  const at = new URL('https://app.example/About?tenant=sample&amount=1#top');
  const written = withCalculatorQuery(at, { amount: '5000', days: 120 });
  expect(written).toBe('/About?tenant=sample&amount=5000&period=120#top');
  expect(withCalculatorQuery(new URL(written, at), undefined)).toBe('/About?tenant=sample#top');
});
