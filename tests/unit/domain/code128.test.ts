import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { code128 } from '../../../src/domain/code128.ts';

/** Bars as 1 and gaps as 0, one for each module, as printed tables write them. */
const modules = (widths: readonly number[] | undefined) =>
  (widths ?? []).map((width, at) => String((at + 1) % 2).repeat(width)).join('');

const stop = '1100011101011';

describe('ISO/IEC 15417: known codes', () => {
  test('an even run of digits stands in set C, two by two', () => {
    // Start C, 12, 34, 56, check 44: (105 + 12 + 2·34 + 3·56) mod 103.
    expect(modules(code128('123456'))).toBe(
      `11010011100101100111001000101100011100010110${'10001101110'}${stop}`,
    );
  });

  test('text stands in set B, with a check of its own', () => {
    // Start B, P J J 1 2 3 C, check 55.
    const known = [
      '11010010000',
      '11101110110',
      '10110111000',
      '10110111000',
      '10011100110',
      '11001110010',
      '11001011100',
      '10001000110',
      '11101000110',
    ];
    expect(modules(code128('PJJ123C'))).toBe(known.join('') + stop);
  });

  test('the last digit of an odd run stands in set B, after a change of set', () => {
    // Start C, 12, change to B, 3; check (105 + 12 + 2·100 + 3·19) mod 103 = 65.
    const known = ['11010011100', '10110011100', '10111101110', '11001011100', '10010110000'];
    expect(modules(code128('123'))).toBe(known.join('') + stop);
  });

  test('a single digit is text', () => {
    expect(modules(code128('7'))).toMatch(/^11010010000/);
  });
});

test('a text without a symbol for each character, or without any, has no bar code', () => {
  for (const text of ['', 'ü', '12३', 'A\nB', '１２', '\u007f'])
    expect(code128(text)).toBeUndefined();
});

/** What a scanner would read: symbols told apart by their widths alone, the check sum verified. */
function scanned(widths: readonly number[]): string {
  const symbols = Array.from({ length: (widths.length - 7) / 6 }, (_, at) =>
    widths.slice(at * 6, at * 6 + 6).join(''),
  );
  const values = symbols.map((symbol) => valueOf.get(symbol) ?? NaN);
  const check = values.pop();
  const sum = values.reduce((total, value, at) => total + value * Math.max(1, at), 0) % 103;
  if (check !== sum) throw new Error(`check ${check} instead of ${sum}`);
  let set = '';
  return values
    .map((value) => {
      if (value >= 104) set = value === 105 ? 'C' : 'B';
      else if (set === 'C' && value === 100) set = 'B';
      else return set === 'C' ? String(value).padStart(2, '0') : String.fromCharCode(value + 32);
      return '';
    })
    .join('');
}

/** The values of symbols, learnt from codes of one character each: start B, the symbol, its check, stop. */
const valueOf = new Map([
  ['211214', 104],
  ['211232', 105],
]);
for (let value = 0; value < 95; value += 1) {
  const widths = code128(String.fromCharCode(value + 32)) ?? [];
  valueOf.set(widths.slice(6, 12).join(''), value);
}
for (let value = 95; value < 100; value += 1) {
  // Only pairs of digits have these values.
  valueOf.set((code128(String(value)) ?? []).slice(6, 12).join(''), value);
}
valueOf.set('114131', 100);
valueOf.set('311141', 101);
valueOf.set('411131', 102);

test('whatever is encoded is read back, each symbol eleven modules wide and unlike any other', () => {
  expect(valueOf.size).toBe(105);
  const printable = fc.string({
    unit: fc.integer({ min: 32, max: 126 }).map((c) => String.fromCharCode(c)),
    minLength: 1,
    maxLength: 30,
  });
  const digits = fc.string({
    unit: fc.integer({ min: 0, max: 9 }).map(String),
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(fc.oneof(printable, digits), (text) => {
      const widths = code128(text) ?? [];
      expect(scanned(widths)).toBe(text);
      expect((widths.reduce((sum, width) => sum + width, 0) - 13) % 11).toBe(0);
    }),
  );
});
