import { expect, test } from 'vitest';
import { parseLossless } from '../../../src/lender-api/lossless-json.ts';
import { dateOf } from '../../../src/lender-api/read-fields.ts';

test.each([
  null,
  '',
  '   ',
  '\u200b',
  '-',
  '0',
  '0000-00-00',
  '0000-00-00 00:00:00',
  '2026-02-31',
  '2026-13-01 10:00:00',
  '2026-04-31T25:00:00',
  'null',
  'N/A',
  'Invalid Date',
])('%j is no date', (value) => {
  expect(dateOf(value)).toBe('');
});

test.each(['2026-03-01', '2026-03-01 10:00:00', '2026-03-01T10:00:00Z', '1798655400000'])(
  '%s is a date, and stays as it came',
  (value) => {
    expect(dateOf(value)).toBe(value);
  },
);

test("HD-57: a text of the lender's own is not ours to drop", () => {
  expect(dateOf('within 24 hours')).toBe('within 24 hours');
  expect(dateOf('01.03.2026')).toBe('01.03.2026');
  expect(dateOf(parseLossless('1798655400000'))).toBe('1798655400000');
  expect(dateOf(parseLossless('0'))).toBe('');
});
