import { expect, test } from 'vitest';
import { keyFacts } from '../../../src/domain/key-facts.ts';
import type { OfferFigures } from '../../../src/domain/key-facts.ts';
import { minorFromText } from '../../../src/domain/money.ts';

const plan = ['2739467', '2739467', '2739466'].map((text) => ({ amount: minorFromText(text) }));
const offer: OfferFigures = { amount: minorFromText('8000000'), fees: [], plan };

test('screens §3: the total is the sum of the plan', () => {
  expect(keyFacts(offer).total).toBe('8218400');
});

test('screens §3: a plan with a gap, or no plan, has no total and gives no rate', () => {
  for (const broken of [[], [...plan, {}], [...plan, { amount: undefined }]]) {
    expect(keyFacts({ ...offer, plan: broken })).toEqual({
      total: undefined,
      received: undefined,
      apr: undefined,
    });
  }
});

test('screens §8, APR: the lender’s own rate comes first, in its own words', () => {
  expect(keyFacts({ ...offer, apr: '16.4', plan: [] }).apr).toEqual({
    text: '16.4',
    isWithoutFees: false,
  });
});

test('screens §8, APR: then one from what arrives', () => {
  const netAmount = minorFromText('7600000');
  const facts = keyFacts({ ...offer, netAmount, apr: '' });
  expect(facts.received).toBe('7600000');
  expect(facts.apr).toEqual({ text: '48.19', isWithoutFees: false });
});

test('screens §8, APR: then one from the amount, which is called a rate without fees', () => {
  expect(keyFacts(offer).apr).toEqual({ text: '16.31', isWithoutFees: true });
  expect(keyFacts({ ...offer, amount: undefined }).apr).toBeUndefined();
});
