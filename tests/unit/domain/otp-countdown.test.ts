import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondsLeft } from '../../../src/domain/time-left.ts';

const start = 1_798_655_400_000;

test('HD-45: the seconds run 60 … 1 and then end', () => {
  const shown = Array.from({ length: 66 }, (_, second) =>
    secondsLeft(start, start + second * 1000),
  );
  expect(shown).toEqual([
    ...Array.from({ length: 60 }, (_, second) => 60 - second),
    ...Array.from({ length: 6 }, () => undefined),
  ]);
  expect(secondsLeft(start, start + 59_999)).toBe(1);
});

test('HD-43: a page that slept shows the true time at once', () => {
  expect(secondsLeft(start, start + 40_000)).toBe(20);
  expect(secondsLeft(start, start + 70_000)).toBeUndefined();
});

test('HD-43: a wait that was never started is over', () => {
  expect(secondsLeft(undefined, start)).toBeUndefined();
});

test('HD-43: a clock set back a little holds the count, one set back far ends it', () => {
  expect(secondsLeft(start, start - 2000)).toBe(60);
  expect(secondsLeft(start, start - 3_600_000)).toBeUndefined();
});

test('HD-45: never zero, negative, broken or no number, whatever the two times', () => {
  const times = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(NaN, Infinity, -Infinity));
  const near = fc.integer({ min: -10_000, max: 80_000 }).map((elapsed) => start + elapsed);
  fc.assert(
    fc.property(
      fc.oneof(fc.tuple(times, times), fc.tuple(fc.constant(start), near)),
      ([startedAt, now]) => {
        const left = secondsLeft(startedAt, now) ?? 1;
        expect(Number.isInteger(left) && left >= 1 && left <= 60).toBe(true);
      },
    ),
  );
});

test('HD-44: another length counts from that length', () => {
  expect(secondsLeft(start, start, 30)).toBe(30);
  expect(secondsLeft(start, start + 30_000, 30)).toBeUndefined();
});
