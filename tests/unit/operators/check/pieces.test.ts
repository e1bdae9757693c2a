import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearMiss } from '../../../../operators/check/near-miss.ts';
import { exact, exactText } from '../../../../operators/check/rules/cap-rules.ts';
import { slowRepeats } from '../../../../operators/check/slow-repeats.ts';
import { capsOn, readMarkets } from '../../../../operators/check/shared-files.ts';
import {
  isUntranslated,
  scriptFault,
  shownWidth,
} from '../../../../operators/check/text-script.ts';
import { formsOf } from '../../../../operators/check/wording-forms.ts';

describe('did you mean', () => {
  test.each([
    ['coolingOfDays', 'coolingOffDays'],
    ['cooling_off_days', 'coolingOffDays'],
    ['brnad', 'brand'],
    ['Logo', 'logo'],
  ])('%s: %s', (typed, meant) => {
    expect(nearMiss(typed, ['brand', 'logo', 'coolingOffDays', 'theme'])).toBe(meant);
  });

  test('nothing is guessed for what is like nothing', () => {
    expect(nearMiss('slogan', ['brand', 'logo', 'theme'])).toBeUndefined();
  });
});

describe('scripts of languages', () => {
  test('names and abbreviations may stand in Latin letters anywhere', () => {
    expect(scriptFault('UPI', 'hi')).toBeUndefined();
    expect(scriptFault('IFSC कोड', 'hi')).toBeUndefined();
    expect(scriptFault('Every day, from eight', 'hi')).toBeDefined();
    expect(scriptFault('Every day, from eight', 'id')).toBeUndefined();
    expect(scriptFault('每天', 'id')).toBeDefined();
    expect(scriptFault('1800-000', 'zh')).toBeUndefined();
  });

  test('a single word may well be the same in two languages', () => {
    expect(isUntranslated('Bank', 'Bank')).toBe(false);
    expect(isUntranslated('Choose your bank', 'Choose your bank')).toBe(true);
  });

  test('a Chinese character is two letters wide, a mark above a letter none', () => {
    expect([shownWidth('abc'), shownWidth('银行'), shownWidth('e\u0301')]).toEqual([3, 4, 1]);
  });

  test('domain §4.1: plural forms are those of the language', () => {
    expect(formsOf('en').needed.sort()).toEqual(['one', 'other']);
    expect(formsOf('id').needed).toEqual(['other']);
    expect(formsOf('fil').needed.sort()).toEqual(['one', 'other']);
    expect(formsOf('no such language').needed).toEqual(['other']);
  });
});

test('decimals are compared exactly, and written without needless zeros', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 20n }),
      fc.integer({ min: 0, max: 9 }),
      (digits, places) => {
        const text = String(digits).padStart(places + 1, '0');
        const decimal = places ? `${text.slice(0, -places)}.${text.slice(-places)}` : text;
        const value = exact(decimal);
        expect(value).toBeDefined();
        expect(exact(exactText(value ?? 0n))).toBe(value);
        expect(Number(exactText(value ?? 0n))).toBeCloseTo(Number(decimal), 5);
      },
    ),
  );
  expect([exact('.5'), exact('-1'), exact('1e3'), exact(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect((exact('0.001') ?? 0n) * 100n).toBe(exact('0.1'));
});

test('repeats over the same letters are found, parted ones are not counted together', () => {
  expect(slowRepeats('^\\d*\\d*\\d*$')).toHaveLength(3);
  expect(slowRepeats('^\\d+-[a-z]+$')).toEqual([]);
  expect(slowRepeats('^\\d+\\d+$')).toEqual(['\\d+', '\\d+']);
  expect(slowRepeats('^[a-z]+@[a-z]+$')).toEqual([]);
  expect(slowRepeats('^[^0-9]{2,60}$')).toEqual([]);
});

test('of the caps of a market those in force on the day count, the youngest of each kind', () => {
  const law = { source: 's', lastReviewed: '2026-01-01' };
  const { markets } = readMarkets(
    JSON.stringify({
      ABC: {
        market: 'x',
        caps: [
          { ...law, effectiveFrom: '2024-01-01', maxDailyCostPercent: '0.3' },
          { ...law, effectiveFrom: '2025-01-01', maxDailyCostPercent: '0.2' },
          { ...law, effectiveFrom: '2027-01-01', maxDailyCostPercent: '0.1' },
        ],
      },
    }),
  );
  const on = (day: string) =>
    capsOn(day, markets['ABC']?.caps ?? []).map((caps) => caps.maxDailyCostPercent);
  expect([on('2023-12-31'), on('2024-06-01'), on('2026-11-28'), on('2027-01-01')]).toEqual([
    [],
    ['0.3'],
    ['0.2'],
    ['0.1'],
  ]);
});
