import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  amountToPay,
  payableAmount,
  type AmountSources,
  type ChosenPart,
} from '../../../src/domain/amount-to-pay.ts';
import { minorFromText } from '../../../src/domain/money.ts';

const due = minorFromText('1743200');
const of = (changes: Partial<AmountSources>) =>
  amountToPay({ due, requested: undefined, chosen: undefined, launched: undefined, ...changes });
const instalments: ChosenPart = { kind: 'instalments', count: 3, first: '5', last: '7', of: 12 };

/** A text that is certainly an amount of minor units. */
function minor(text: string) {
  const amount = minorFromText(text);
  if (amount === undefined) throw new Error(`${text} is no amount`);
  return amount;
}

describe('screens §9, "Amounts": an amount in an address is only a request', () => {
  test('equal to the due amount it is the due amount', () => {
    expect(of({ requested: '1743200' })).toEqual({ kind: 'due', amount: due });
    expect(of({ requested: '1.743.200' })).toEqual({ kind: 'due', amount: due });
  });

  test('less is a part payment, beside the due amount', () => {
    expect(of({ requested: '100' })).toEqual({ kind: 'part', amount: '100', due });
  });

  test('more: the due amount holds, and what was asked for is kept for the note', () => {
    expect(of({ requested: '99999999900' })).toEqual({
      kind: 'capped',
      amount: due,
      asked: '99999999900',
    });
  });

  test('where the lender names none it is the amount in the link', () => {
    expect(of({ due: undefined, requested: '100' })).toEqual({ kind: 'linked', amount: '100' });
    expect(of({ due: undefined, launched: '100' })).toEqual({ kind: 'linked', amount: '100' });
  });

  test("the launch's counts only for a silent address and a silent lender", () => {
    expect(of({ launched: '99999999900' })).toEqual({ kind: 'due', amount: due });
    expect(of({ due: undefined, requested: '5', launched: '9' })).toMatchObject({ amount: '5' });
  });

  test.each(['', 'x', '-5', '12.50', '1e9', '0x10', '1743200 OR 1', '１２'])(
    'what is no amount (%j) asks for nothing',
    (requested) => {
      expect(of({ requested })).toEqual({ kind: 'due', amount: due });
      expect(of({ requested, due: undefined })).toEqual({ kind: 'unknown' });
    },
  );
});

describe('screens §9: zero is an amount, with nothing to pay', () => {
  test.each(['0', '00', '000'])('a lender that asks for %s', (zero) => {
    for (const requested of [undefined, '0', '100', '99999999900'])
      expect(of({ due: minor(zero), requested })).toEqual({ kind: 'nothing', due: undefined });
  });

  test('a link that asks for nothing, beside what is due all the same', () => {
    expect(of({ requested: '0' })).toEqual({ kind: 'nothing', due });
    expect(of({ requested: '0', due: undefined })).toEqual({ kind: 'nothing', due: undefined });
  });
});

describe('screens §9: an amount chosen in the app is named as what it is, and may exceed what is due', () => {
  test.each([
    ['instalments', instalments],
    ['the fee of an extension', { kind: 'extension' }],
  ] as const)('%s', (_what, part) => {
    const chosen = { part, amount: minor('9999999') };
    expect(of({ chosen, requested: '100' })).toEqual({ kind: 'chosen', ...chosen });
    expect(of({ chosen, due: undefined })).toEqual({ kind: 'chosen', ...chosen });
  });

  test('a choice of nothing is none', () => {
    const chosen = { part: instalments, amount: minor('0') };
    expect(of({ chosen })).toEqual({ kind: 'due', amount: due });
  });
});

describe('whatever an address says', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n }).map(String);
  const texts = fc.oneof(amounts, fc.string({ maxLength: 12 }), fc.constant(undefined));

  test('nothing above what is due can be paid, and nothing that is zero', () => {
    fc.assert(
      fc.property(amounts, texts, texts, (owed, requested, launched) => {
        const toPay = of({ due: minor(owed), requested, launched });
        const payable = BigInt(payableAmount(toPay) ?? '0');
        expect(payable > 0n).toBe(toPay.kind !== 'nothing');
        expect(payable).toBeLessThanOrEqual(BigInt(owed));
        expect(['linked', 'chosen', 'unknown']).not.toContain(toPay.kind);
      }),
    );
  });

  test('less than what is due is never called due', () => {
    fc.assert(
      fc.property(amounts, texts, (owed, requested) => {
        const toPay = of({ due: minor(owed), requested });
        const payable = BigInt(payableAmount(toPay) ?? '0');
        const isWhole = toPay.kind === 'due' || toPay.kind === 'capped';
        expect(isWhole).toBe(payable === BigInt(owed) && payable > 0n);
        expect(toPay.kind === 'part').toBe(payable > 0n && payable < BigInt(owed));
      }),
    );
  });

  test('without a word of the lender it is never called due', () => {
    fc.assert(
      fc.property(texts, texts, (requested, launched) => {
        const { kind } = of({ due: undefined, requested, launched });
        expect(['linked', 'nothing', 'unknown']).toContain(kind);
      }),
    );
  });

  test('what is sent to the lender has no zeros in front', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom('', '0', '000'), (requested, zeros) => {
        for (const sources of [{ due }, { due: undefined }]) {
          const payable = payableAmount(of({ ...sources, requested: zeros + requested }));
          expect(payable ?? '1').not.toMatch(/^0/);
        }
      }),
    );
  });
});
