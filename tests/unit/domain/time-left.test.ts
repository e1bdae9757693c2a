import { expect, test } from 'vitest';
import { countdownText, secondsUntil } from '../../../src/domain/time-left.ts';

test('screens §4: a deadline is over at its moment, not a second before', () => {
  expect(secondsUntil(10_000, 0)).toBe(10);
  expect(secondsUntil(10_000, 9001)).toBe(1);
  expect(secondsUntil(10_000, 9999)).toBe(1);
  expect(secondsUntil(10_000, 10_000)).toBe(0);
  expect(secondsUntil(10_000, 99_000)).toBe(0);
});

test('screens §4: it counts down as hours, minutes and seconds, hours going on beyond a day', () => {
  expect(countdownText(0)).toBe('00:00:00');
  expect(countdownText(83_648)).toBe('23:14:08');
  expect(countdownText(3599)).toBe('00:59:59');
  expect(countdownText(100 * 3600 + 61)).toBe('100:01:01');
});
