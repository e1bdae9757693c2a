import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areAllChosen,
  canTap,
  chosenTotal,
  firstChosen,
  tapInstalment,
  tapPayAll,
} from '../../../src/domain/instalment-choice.ts';
import type { Instalment } from '../../../src/domain/instalment-plan.ts';
import { majorFromText } from '../../../src/domain/money.ts';

const instalment = (amount: string, canChoose = true): Instalment => ({
  number: '1',
  amount: majorFromText(amount),
  amountText: amount,
  canChoose,
  status: '100',
  description: '',
  dueDate: '2027-01-30',
});

const plan = (...amounts: string[]) => amounts.map((amount) => instalment(amount));
/** Whole units as hundredths, exactly. */
function hundredthsOf(amount: string): bigint {
  const [whole = '', decimals = ''] = amount.split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
}

/** Rows that can be chosen by themselves, and rows that cannot. */
const rows = (pattern: string) => Array.from(pattern, (mark) => instalment('100', mark === '+'));

/** Up to 360 instalments of up to a thousand billion, some of unknown amount, some not to be chosen singly. */
const anyPlan = fc
  .array(
    fc.record({
      hundredths: fc.option(fc.bigInt({ min: 0n, max: 10n ** 14n }), { freq: 30, nil: undefined }),
      canChoose: fc.boolean(),
    }),
    { maxLength: 360, size: 'max' },
  )
  .map((list) =>
    list.map(({ hundredths, canChoose }) => ({
      row: instalment(
        hundredths === undefined
          ? ''
          : `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`,
        canChoose,
      ),
      hundredths,
    })),
  );
/** Taps on rows, on rows that are not there, and -1 for "pay all". */
const anyTaps = fc.array(fc.integer({ min: -1, max: 365 }), { maxLength: 40 });

const tap = (waiting: readonly Instalment[], chosen: number, at: number) =>
  at === -1 ? tapPayAll(waiting, chosen) : tapInstalment(waiting, chosen, at);

describe('any plan and any taps', () => {
  test('screens §4: what is chosen is always a run of whole instalments from the first that waits', () => {
    fc.assert(
      fc.property(anyPlan, anyTaps, (list, taps) => {
        const waiting = list.map(({ row }) => row);
        let chosen = firstChosen(waiting);
        for (const at of taps) {
          chosen = tap(waiting, chosen, at);
          expect(Number.isInteger(chosen)).toBe(true);
          expect(chosen).toBeGreaterThanOrEqual(0);
          expect(chosen).toBeLessThanOrEqual(waiting.length);
        }
      }),
    );
  });

  test('HD-05: the total is the exact sum of what is chosen, and unknown when one part of it is', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: 0, max: 360 }), (list, wanted) => {
        const chosen = Math.min(wanted, list.length);
        const parts = list.slice(0, chosen).map(({ hundredths }) => hundredths);
        const total = chosenTotal(
          list.map(({ row }) => row),
          chosen,
        );
        const sum = parts.reduce<bigint | undefined>(
          (so, part) => (so === undefined || part === undefined ? undefined : so + part),
          0n,
        );
        expect(total && hundredthsOf(total)).toBe(sum);
      }),
    );
  });

  test('screens §8: no tap on a row that cannot be chosen by itself ever adds to what is chosen', () => {
    fc.assert(
      fc.property(anyPlan, anyTaps, (list, taps) => {
        const waiting = list.map(({ row }) => row);
        let chosen = firstChosen(waiting);
        for (const at of taps) {
          const before = chosen;
          chosen = tap(waiting, chosen, at);
          const mayGrow = at === -1 || waiting[at]?.canChoose === true;
          expect(chosen <= before || mayGrow).toBe(true);
        }
      }),
    );
  });

  test('screens §4: a tap on a row that can be chosen chooses all up to it; on a chosen one clears it and all later', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(360), fc.nat(360), (list, start, at) => {
        const waiting = list.map(({ row }) => row);
        const chosen = Math.min(start, waiting.length);
        const after = tapInstalment(waiting, chosen, at);
        const chosenByTap = waiting[at]?.canChoose ? at + 1 : chosen;
        expect(after).toBe(at < chosen ? at : chosenByTap);
        expect(after !== chosen).toBe(canTap(waiting, chosen, at));
      }),
    );
  });

  test('screens §4: "pay all" goes back and forth between all of them and only the first', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(360), (list, start) => {
        const waiting = list.map(({ row }) => row);
        const chosen = Math.min(start, waiting.length);
        const once = tapPayAll(waiting, chosen);
        const first = Math.min(1, waiting.length);
        expect(once).toBe(areAllChosen(waiting, chosen) ? first : waiting.length);
        const twice = tapPayAll(waiting, once);
        expect(twice).toBe(once === waiting.length && waiting.length > 0 ? first : waiting.length);
      }),
    );
  });
});

test('HD-05: 199.99, 299.99 and 99.95 make 599.93, and "1.000.000" and "500.000" make 1500000', () => {
  const waiting = plan('199.99', '299.99', '99.95');
  expect(chosenTotal(waiting, tapInstalment(waiting, 1, 2))).toBe('599.93');
  expect(chosenTotal(plan('1.000.000', '500.000'), 2)).toBe('1500000');
});

test('HD-05: 360 instalments of 92,333.33 add up to the last hundredth', () => {
  const waiting = plan(...Array.from({ length: 360 }, () => '92333.33'));
  const all = tapPayAll(waiting, firstChosen(waiting));
  expect(all).toBe(360);
  expect(chosenTotal(waiting, all)).toBe('33239998.80');
});

test('screens §8: the first instalment starts chosen even when it cannot be chosen by itself', () => {
  expect(firstChosen(rows('---'))).toBe(1);
  expect(firstChosen([])).toBe(0);
});

test('screens §8: "pay all" takes instalments that cannot be chosen singly, and any of them can be cleared again', () => {
  const waiting = rows('+----');
  const all = tapPayAll(waiting, 1);
  expect(all).toBe(5);
  expect(tapInstalment(waiting, all, 3)).toBe(3);
  expect(tapInstalment(waiting, 3, 3)).toBe(3);
});

test('screens §4: with nothing chosen there is nothing to pay', () => {
  const waiting = plan('518');
  const none = tapInstalment(waiting, 1, 0);
  expect(none).toBe(0);
  expect(chosenTotal(waiting, none)).toBe('0');
  expect(areAllChosen([], 0)).toBe(false);
  expect(tapPayAll([], 0)).toBe(0);
});

test('lender-api §1: an amount that is none leaves the total unknown, and the earlier ones payable', () => {
  const waiting = plan('100', 'ten', '100');
  expect(chosenTotal(waiting, 1)).toBe('100');
  expect(chosenTotal(waiting, 2)).toBeUndefined();
  expect(chosenTotal(waiting, 3)).toBeUndefined();
});

test('screens §4: a plan that became shorter while it was looked at counts what is still there', () => {
  expect(chosenTotal(plan('100', '100'), 5)).toBe('200');
  expect(tapInstalment(plan('100', '100'), 5, 1)).toBe(1);
});

describe('screens §4: what starts chosen', () => {
  /** L is late and T in time; a small letter cannot be chosen by itself. */
  const lateRows = (pattern: string) =>
    Array.from(pattern, (mark) => ({
      ...instalment('100', mark === 'L' || mark === 'T'),
      status: mark.toUpperCase() === 'L' ? '500' : '100',
    }));

  test.each([
    ['', 0],
    ['TTT', 1],
    ['tTT', 1],
    ['LTT', 1],
    ['LLT', 2],
    ['LLL', 3],
    ['lLT', 2],
    // The lender lets nobody choose the second one by a tap.
    ['Llt', 1],
    ['llT', 1],
    // What is late behind one that is not is not chosen over it.
    ['LTL', 1],
    ['TLL', 1],
  ])('of %s, %d', (pattern, count) => expect(firstChosen(lateRows(pattern))).toBe(count));

  test('all off again is only the first, also of a loan that is late', () => {
    expect(tapPayAll(lateRows('LLT'), 3)).toBe(1);
  });

  test('one tap leaves the later of the late ones out', () => {
    expect(tapInstalment(lateRows('LLT'), 2, 1)).toBe(1);
  });
});
