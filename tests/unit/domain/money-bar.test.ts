import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OfferFigures } from '../../../src/domain/key-facts.ts';
import { moneyBar, slicePlaces } from '../../../src/domain/money-bar.ts';
import { sumMinor } from '../../../src/domain/money-sums.ts';
import { minorFromText } from '../../../src/domain/money.ts';

const amount = (text: string) => minorFromText(text);
const fee = (text: string) => ({ label: 'Fee', amount: amount(text) });
/** 12,500 borrowed, 295 of fees, 12,950 paid back in four. */
const offer = (changes: Partial<OfferFigures> = {}): OfferFigures => ({
  amount: amount('1250000'),
  netAmount: amount('1220500'),
  fees: [fee('25000'), fee('4500')],
  plan: ['323750', '323750', '323750', '323750'].map((text) => ({ amount: amount(text) })),
  ...changes,
});
const parts = (figures: OfferFigures) =>
  moneyBar(figures)?.map(({ part, amount: worth }) => `${part} ${worth}`);

describe('look, row 4: what is paid back is cut into what arrives and what it costs', () => {
  test('fees that were taken from the payout are told from interest', () => {
    expect(parts(offer())).toEqual(['received 1220500', 'fees 29500', 'interest 45000']);
  });

  test('so are fees on top of a loan that arrives in full', () => {
    const onTop = offer({ netAmount: amount('1250000') });
    expect(parts(onTop)).toEqual(['received 1250000', 'fees 29500', 'interest 15500']);
  });

  test('a loan without fees and one without interest have no slice for them', () => {
    expect(parts(offer({ fees: [], netAmount: amount('1250000') }))).toEqual([
      'received 1250000',
      'interest 45000',
    ]);
    const plan = [{ amount: amount('1250000') }];
    expect(parts(offer({ plan }))).toEqual(['received 1220500', 'fees 29500']);
  });

  test('figures that do not agree give one slice for the whole cost: none of it is called a fee or interest', () => {
    for (const fees of [[fee('25000')], [fee('25000'), { label: 'Other' }]]) {
      expect(parts(offer({ fees }))).toEqual(['received 1220500', 'cost 74500']);
    }
    expect(parts(offer({ netAmount: undefined }))).toEqual(['borrowed 1250000', 'cost 45000']);
  });

  test.each([
    ['a plan with a gap', { plan: [{ amount: amount('1') }, {}] }],
    ['no plan', { plan: [] }],
    ['neither amount nor payout', { amount: undefined, netAmount: undefined }],
    ['less paid back than arrives', { plan: [{ amount: amount('1220499') }] }],
    ['nothing paid back', { plan: [{ amount: amount('0') }], netAmount: amount('0') }],
  ])('%s has no bar', (_what, changes: Partial<OfferFigures>) => {
    expect(moneyBar(offer(changes))).toBeUndefined();
  });
});

test('the slices add up to the plan to the last digit, fill the bar, and none is too short to be seen', () => {
  const money = fc.bigInt({ min: 1n, max: 10n ** 20n }).map((value) => amount(String(value)));
  fc.assert(
    fc.property(money, fc.array(money, { minLength: 1, maxLength: 12 }), (net, payments) => {
      const slices = moneyBar(
        offer({ netAmount: net, plan: payments.map((worth) => ({ amount: worth })) }),
      );
      if (!slices) return;
      expect(sumMinor(slices.map((slice) => slice.amount))).toBe(
        sumMinor(payments.flatMap((worth) => worth ?? [])),
      );
      const places = slicePlaces(slices);
      let end = 0;
      for (const { from, size } of places) {
        expect(from).toBe(end);
        // 11 px of the 328 that a phone of 360 px has for the bar, 3 of them the gap.
        expect(size).toBeGreaterThanOrEqual(330);
        end = from + size;
      }
      expect(end).toBe(10_000);
    }),
  );
});
