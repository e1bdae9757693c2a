import { afterEach, describe, expect, test, vi } from 'vitest';
import { majorFromText, minorFromText } from '../../../src/domain/money.ts';
import { clockText, dayText, formatFor, noAmount } from '../../../src/i18n/format.ts';
import { shippedIds, shippedTenant } from '../tenant/shipped-folder.ts';

const india = shippedTenant('india');
const indonesia = shippedTenant('indonesia');
const philippines = shippedTenant('philippines');

/** A tenant's writer in one of its languages; the default one without it. */
const writer = (tenant: typeof india, language = tenant.locale.defaultLanguage) =>
  formatFor(tenant, language);

/** Where the borrower may be travelling: far behind, far ahead, or at no zone at all. */
const deviceZones = ['America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'];

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('money', () => {
  test.each([
    ['107280000', '₹10,72,800.00', 'Rp1.072.800', '₱1,072,800.00'],
    ['109618', '₹1,096.18', 'Rp1.096,18', '₱1,096.18'],
    ['100', '₹1.00', 'Rp1', '₱1.00'],
    ['1284125', '₹12,841.25', 'Rp12.841,25', '₱12,841.25'],
    ['0', '₹0.00', 'Rp0', '₱0.00'],
  ])(
    'HD-01, HD-02, HD-06: %s hundredths are %s in India, %s in Indonesia, %s in the Philippines',
    (digits, rupees, rupiah, pesos) => {
      const amount = minorFromText(digits);
      expect(writer(india).money(amount)).toBe(rupees);
      expect(writer(indonesia).money(amount)).toBe(rupiah);
      expect(writer(philippines).money(amount)).toBe(pesos);
    },
  );

  test.each([
    ['1000000', '₹10,00,000.00', 'Rp1.000.000'],
    ['1096.18', '₹1,096.18', 'Rp1.096,18'],
    ['0', '₹0.00', 'Rp0'],
  ])('HD-01: %s whole units are %s in India and %s in Indonesia', (text, rupees, rupiah) => {
    const amount = majorFromText(text);
    expect(writer(india).major(amount)).toBe(rupees);
    expect(writer(indonesia).major(amount)).toBe(rupiah);
  });

  test('HD-06: no amount is a dash, which zero is not', () => {
    for (const tenant of [india, indonesia]) {
      expect(writer(tenant).money(undefined)).toBe(noAmount);
      expect(writer(tenant).major(undefined)).toBe(noAmount);
    }
  });

  test.each(shippedIds)('screens §0: %s writes money the same in every language', (id) => {
    const tenant = shippedTenant(id);
    const amount = minorFromText('123456750');
    const texts = tenant.locale.languages.map((language) => writer(tenant, language).money(amount));
    expect(new Set(texts).size).toBe(1);
  });
});

describe('days', () => {
  test.each([
    ['india', 'en', '1\u00a0March 2026'],
    ['india', 'hi', '1\u00a0मार्च 2026'],
    ['india', 'zh', '2026\u2060年3\u2060月1\u2060日'],
    ['indonesia', 'id', '1\u00a0Maret 2026'],
    ['indonesia', 'en', '1\u00a0March 2026'],
    ['indonesia', 'zh', '2026\u2060年3\u2060月1\u2060日'],
    ['philippines', 'en', 'March\u00a01, 2026'],
    ['philippines', 'fil', 'Marso\u00a01, 2026'],
  ])('HD-56: 2026-03-01 is that day wherever the device is (%s, %s)', (id, language, text) => {
    for (const zone of deviceZones) {
      vi.stubEnv('TZ', zone);
      expect(writer(shippedTenant(id), language).day('2026-03-01')).toBe(text);
    }
  });

  test('HD-56: the zone of the device is really another one in these tests', () => {
    const minutesBehind = deviceZones.map((zone) => {
      vi.stubEnv('TZ', zone);
      return new Date(2026, 2, 1).getTimezoneOffset();
    });
    expect(minutesBehind).toEqual([480, -840, 0]);
  });

  test('HD-56: a moment is told in the tenant’s zone, not in the device’s', () => {
    const newYear = '1798741800000'; // 31 December 2026, 18:30 UTC: midnight in India, half past one in Jakarta
    for (const zone of deviceZones) {
      vi.stubEnv('TZ', zone);
      expect(writer(india).day(newYear)).toBe('1\u00a0January 2027');
      expect(writer(indonesia).day(newYear)).toBe('1\u00a0Januari 2027');
    }
  });

  test.each(['2026-03-01 10:00:00', '2026-03-01T10:00:00'])(
    'HD-57: %s is read without the browser’s help',
    (value) => {
      const parse = vi.spyOn(Date, 'parse').mockReturnValue(NaN);
      expect(writer(india, 'hi').day(value)).toBe('1\u00a0मार्च 2026');
      expect(writer(indonesia).day(value)).toBe('1\u00a0Maret 2026');
      expect(parse).not.toHaveBeenCalled();
    },
  );

  test.each(['', 'in 3 days', '2026-02-30', '01/02/2026', 'Invalid Date'])(
    'HD-57: %j is no date and is shown as it came',
    (value) => {
      expect(writer(india).day(value)).toBe(value);
      expect(dayText(value, indonesia.locale, 'zh')).toBe(value);
    },
  );

  test('a date may go on in another line after the day of its week and before its year, and nowhere else', () => {
    const breaks = (text: string) => text.split(/(?<=[ 年月])(?!\u2060)/u);
    expect(breaks(writer(philippines, 'en').weekday('2026-12-03'))).toEqual([
      'Thursday, ',
      'December\u00a03, ',
      '2026',
    ]);
    expect(breaks(writer(indonesia).weekday('2027-01-02'))).toEqual([
      'Sabtu, ',
      '2\u00a0Januari ',
      '2027',
    ]);
    expect(breaks(writer(india, 'zh').day('2027-01-19'))).toEqual([
      '2027\u2060年',
      '1\u2060月',
      '19\u2060日',
    ]);
  });

  test('domain §4.1: a day is never all numbers where a month has a name', () => {
    const texts = [
      writer(india, 'en').day('2026-12-31'),
      writer(india, 'hi').day('2026-12-31'),
      writer(indonesia, 'id').day('2026-12-31'),
      writer(indonesia, 'en').day('2026-12-31'),
    ];
    expect(texts.filter((text) => !/^31\u00a0[\p{L}\p{M}]+ 2026$/u.test(text))).toEqual([]);
  });
});

describe('the clock', () => {
  const moment = Date.UTC(2026, 11, 31, 7, 5);

  test('screens §0: the hour is the tenant’s, wherever the device is, and its zone is named', () => {
    for (const zone of deviceZones) {
      vi.stubEnv('TZ', zone);
      expect(writer(india).clock(moment)).toBe('12:35\u00a0IST');
      expect(writer(india, 'hi').clock(moment)).toBe('12:35\u00a0IST');
      expect(writer(india, 'zh').clock(moment)).toBe('12:35\u00a0IST');
      expect(writer(indonesia).clock(moment)).toBe('14.05\u00a0WIB');
      expect(writer(indonesia, 'en').clock(moment)).toMatch(/^14[.:]05\u00a0WIB$/);
      expect(clockText(moment, indonesia.locale, 'zh')).toBe('14:05\u00a0WIB');
    }
  });

  test('screens §0: midnight is 00, never 24', () => {
    expect(writer(india).clock(Date.UTC(2026, 11, 31, 18, 30))).toBe('00:00\u00a0IST');
    expect(writer(indonesia).clock(Date.UTC(2026, 11, 31, 17, 0))).toBe('00.00\u00a0WIB');
  });
});

describe('rates', () => {
  test.each([
    ['18.79', '18.79%', '18,79%'],
    ['18,79 %', '18.79%', '18,79%'],
    [' 0.03% ', '0.03%', '0,03%'],
    ['36', '36%', '36%'],
    ['0', '0%', '0%'],
  ])('screens §8: %j is %s in India and %s in Indonesia', (text, inIndia, inIndonesia) => {
    expect(writer(india).percent(text)).toBe(inIndia);
    expect(writer(indonesia).percent(text)).toBe(inIndonesia);
  });

  test.each(['', '0.03% per day', '1.234.5', '-5', 'NaN', '1e5'])(
    'screens §3: %j is no plain rate and is shown as it came',
    (text) => {
      expect(writer(indonesia).percent(text)).toBe(text);
    },
  );
});
