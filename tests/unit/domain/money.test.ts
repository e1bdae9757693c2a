import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameAmount, subtractMinor, sumMajor, sumMinor } from '../../../src/domain/money-sums.ts';
import {
  groupDigits,
  isNothing,
  majorFromNumber,
  majorFromText,
  majorToMinor,
  minorFromNumber,
  minorFromText,
  minorToMajor,
  moneyText,
} from '../../../src/domain/money.ts';
import type { MajorAmount, MinorAmount, MoneyFormat } from '../../../src/domain/money.ts';

const rupee: MoneyFormat = {
  symbol: '₹',
  symbolGap: '',
  minorDigits: 2,
  shownDigits: 2,
  grouping: '3-2',
  groupMark: ',',
  decimalMark: '.',
};
const rupiah: MoneyFormat = {
  symbol: 'Rp',
  symbolGap: '',
  minorDigits: 2,
  shownDigits: 0,
  grouping: 3,
  groupMark: '.',
  decimalMark: ',',
};

function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('expected an amount');
  return value;
}
const minor = (text: string): MinorAmount => known(minorFromText(text));
const major = (text: string): MajorAmount => known(majorFromText(text));

/** The grammar of lender-api §1 once more, walked by hand: hundredths, or undefined for no amount. */
function hundredthsOf(text: string): bigint | undefined {
  const isDigits = (part: string) =>
    part !== '' && part.split('').every((c) => c >= '0' && c <= '9');
  const wholeOf = (part: string, mark: string): string | undefined => {
    const [first = '', ...groups] = part.split(mark);
    if (!isDigits(first) || (groups.length > 0 && first.length > 3)) return undefined;
    const sizes = groups.map((group) => (isDigits(group) ? group.length : 0));
    const isByThree = sizes.every((size) => size === 3);
    const isIndian =
      mark === ',' &&
      first.length <= 2 &&
      sizes.length >= 2 &&
      sizes.every((size, at) => size === (at === sizes.length - 1 ? 3 : 2));
    return isByThree || isIndian ? first + groups.join('') : undefined;
  };
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const tail = text.slice(last + 1);
  const hasDecimals = last >= 0 && isDigits(tail) && tail.length <= 2;
  const head = hasDecimals ? text.slice(0, last) : text;
  const mark = head.includes(',') ? ',' : '.';
  if (hasDecimals && head.includes(text.charAt(last))) return undefined;
  const whole = wholeOf(head, mark);
  if (whole === undefined) return undefined;
  return BigInt(whole) * 100n + BigInt(hasDecimals ? tail.padEnd(2, '0') : '0');
}

const hundredths = (amount: MajorAmount | undefined) => amount && BigInt(majorToMinor(amount, 2));

const amountLikeText = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.string({ unit: fc.constantFrom(...'0012345.,'.split('')), maxLength: 14 }),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.stringMatching(/^\d{1,4}$/),
        fc.constantFrom('.', ','),
        fc.array(fc.stringMatching(/^\d{2,3}$/), { maxLength: 3 }),
        fc.constantFrom('', '.', ',', '.5', ',05', '.50', ',500', '.5000'),
      )
      .map(([first, mark, groups, end]) => [first, ...groups].join(mark) + end),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);
const minors = fc.bigInt({ min: 0n, max: 10n ** 24n }).map((n) => minor(String(n)));

describe('reading', () => {
  test('lender-api §1: any text is read as the written grammar says', () => {
    fc.assert(
      fc.property(amountLikeText, (text) => {
        expect(hundredths(majorFromText(text))).toBe(hundredthsOf(text));
      }),
      { numRuns: 3000 },
    );
  });

  test('lender-api §1: a minor field takes the same texts but those with decimals', () => {
    fc.assert(
      fc.property(amountLikeText, (text) => {
        const whole = majorFromText(text);
        expect(minorFromText(text)).toBe(whole?.includes('.') ? undefined : whole);
      }),
    );
  });

  test.each([
    ['1000000', '1000000'],
    ['1.000.000', '1000000'],
    ['1.234', '1234'],
    ['1,234,567', '1234567'],
    ['199,99', '199.99'],
    ['199.9', '199.9'],
    ['1.234,56', '1234.56'],
    ['1,234.5', '1234.5'],
    ['0', '0'],
    ['1,23,456', '123456'],
    ['12,34,567.50', '1234567.50'],
    ['1,00,000', '100000'],
  ])('HD-03: the text %s goes back as %s', (text, sent) => {
    expect(majorFromText(text)).toBe(sent);
  });

  test.each([
    '',
    ' ',
    '-5',
    '+5',
    '12a',
    '1e5',
    '1.23.456',
    '1.2345',
    '1234.567',
    '1.234,567',
    '1,234.567.8',
    '1.234.56',
    '.5',
    '5.',
    '1,,234',
    '1.23.456',
    '1,23,45',
    '123,45,678',
    '1,23,456,78',
    '1,23,456,7',
    ' 12',
    '12 ',
    'Rp1.000',
    '１２',
    '1_000',
    '12\n',
    'NaN',
    '0x10',
  ])('lender-api §1: %j is no amount', (text) => {
    expect(majorFromText(text)).toBeUndefined();
    expect(minorFromText(text)).toBeUndefined();
  });

  test('lender-api §1: a JSON number is read from its own characters, with at most two decimals', () => {
    expect(majorFromNumber('199.99')).toBe('199.99');
    expect(majorFromNumber('9007199254740993')).toBe('9007199254740993');
    for (const token of ['1.234', '1e3', '-1', '1.', '1,5', '']) {
      expect(majorFromNumber(token)).toBeUndefined();
    }
    expect(minorFromNumber('107280000')).toBe('107280000');
    expect(minorFromNumber('1.0')).toBeUndefined();
    expect(minorFromNumber('1e3')).toBeUndefined();
  });
});

describe('units and sums', () => {
  test.each([
    ['2739467', '27394.67'],
    ['138500000', '1385000'],
    ['2739460', '27394.60'],
    ['5', '0.05'],
    ['0', '0'],
  ])('lender-api §1: %s hundredths are %s whole units', (amount, text) => {
    expect(minorToMajor(minor(amount), 2)).toBe(text);
  });

  test('lender-api §1: going to whole units and back changes nothing', () => {
    fc.assert(
      fc.property(minors, fc.integer({ min: 0, max: 2 }), (amount, minorDigits) => {
        expect(majorToMinor(minorToMajor(amount, minorDigits), minorDigits)).toBe(amount);
      }),
    );
  });

  test('lender-api §1: what whole units look like is read back as the same amount', () => {
    fc.assert(
      fc.property(minors, (amount) => {
        const text = minorToMajor(amount, 2);
        expect(majorFromText(text)).toBe(text);
      }),
    );
  });

  test('lender-api §1: a currency without minor digits takes decimals half up', () => {
    expect(majorToMinor(major('10.5'), 0)).toBe('11');
    expect(majorToMinor(major('10.49'), 0)).toBe('10');
    expect(majorToMinor(major('10.5'), 3)).toBe('10500');
  });

  test('HD-05: instalments add up without float dust and without joining texts', () => {
    expect(sumMajor(['199.99', '299.99', '99.95'].map(major))).toBe('599.93');
    expect(sumMajor(['1.000.000', '500.000'].map(major))).toBe('1500000');
    expect(sumMajor([major('0.5'), major('0.50')])).toBe('1');
  });

  test('lender-api §1: the sum of nothing is zero', () => {
    expect(sumMinor([])).toBe('0');
    expect(sumMajor([])).toBe('0');
  });

  test('lender-api §1: sums are exact beyond 2^53, and taking away undoes adding', () => {
    fc.assert(
      fc.property(minors, minors, (a, b) => {
        const sum = sumMinor([a, b]);
        expect(sum).toBe(String(BigInt(a) + BigInt(b)));
        expect(subtractMinor(sum, b)).toBe(a);
        expect(sumMajor([minorToMajor(a, 2), minorToMajor(b, 2)])).toBe(minorToMajor(sum, 2));
      }),
    );
  });

  test('lender-api §1: an amount is never negative', () => {
    expect(subtractMinor(minor('5'), minor('6'))).toBeUndefined();
    expect(subtractMinor(minor('5'), minor('5'))).toBe('0');
  });

  test('lender-api §1: zero is an amount, but nothing to pay', () => {
    expect(isNothing(minor('0'))).toBe(true);
    expect(isNothing(minor('000'))).toBe(true);
    expect(isNothing(major('0.00'))).toBe(true);
    expect(isNothing(major('0.01'))).toBe(false);
  });

  test('lender-api §1: amounts are the same by worth, not by writing', () => {
    expect(sameAmount(major('5.5'), major('5.50'))).toBe(true);
    expect(sameAmount(minor('007'), minor('7'))).toBe(true);
    expect(sameAmount(minor('7'), minor('70'))).toBe(false);
  });
});

describe('showing', () => {
  test.each([
    ['107280000', 'Rp1.072.800'],
    ['109618', 'Rp1.096,18'],
    ['109610', 'Rp1.096,10'],
    ['100', 'Rp1'],
    ['5', 'Rp0,05'],
    ['0', 'Rp0'],
  ])('HD-01, HD-02: %s hundredths of a rupiah show as %s', (amount, text) => {
    expect(moneyText(minor(amount), rupiah)).toBe(text);
  });

  test.each([
    ['123456750', '₹12,34,567.50'],
    ['2739467', '₹27,394.67'],
    ['10000000', '₹1,00,000.00'],
    ['99900', '₹999.00'],
    ['0', '₹0.00'],
    ['0012', '₹0.12'],
  ])('screens §8: %s paise show as %s', (amount, text) => {
    expect(moneyText(minor(amount), rupee)).toBe(text);
  });

  test('HD-06: zero is shown like any amount', () => {
    expect(moneyText(minor('0'), { ...rupiah, symbolGap: ' ' })).toBe('Rp 0');
  });

  test('design §4: a currency without minor digits has no decimals', () => {
    const money = { ...rupiah, minorDigits: 0 };
    expect(moneyText(minor('1072800'), money)).toBe('Rp1.072.800');
  });

  test('screens §8: the figure shown is the amount, whatever the tenant', () => {
    fc.assert(
      fc.property(minors, fc.constantFrom(rupee, rupiah), (amount, money) => {
        const [whole = '', decimals = ''] = moneyText(amount, money)
          .slice(money.symbol.length)
          .split(money.decimalMark);
        const digits = whole.replaceAll(money.groupMark, '') + decimals.padEnd(2, '0');
        expect(BigInt(digits)).toBe(BigInt(amount));
      }),
    );
  });

  test('design §4: digits are grouped by three, or by three and then two', () => {
    expect(groupDigits('1234567', 3, '.')).toBe('1.234.567');
    expect(groupDigits('1234567', '3-2', ',')).toBe('12,34,567');
    expect(groupDigits('123', '3-2', ',')).toBe('123');
    expect(groupDigits('1234', 3, '$&')).toBe('1$&234');
  });
});
