import { expect, test } from 'vitest';
import { nextWait, waitAtTill } from '../../../src/domain/ask-again.ts';

test('screens §8, asking the loan: 3 s first, each wait 1.5 times the one before, up to 15 s', () => {
  const waits: number[] = [];
  let elapsed = 0;
  for (let wait = nextWait(undefined, 0); wait !== undefined; wait = nextWait(wait, elapsed)) {
    waits.push(wait);
    elapsed += wait;
  }
  expect(waits.slice(0, 6)).toEqual([3000, 4500, 6750, 10_125, 15_000, 15_000]);
  expect(elapsed).toBe(120_000);
});

test('screens §8, asking the loan: it ends once 2 minutes have passed', () => {
  expect(nextWait(15_000, 119_999)).toBe(1);
  expect(nextWait(15_000, 120_000)).toBeUndefined();
  expect(nextWait(undefined, 500_000)).toBeUndefined();
});

test('while a number is looked at it is every 15 s, for half an hour', () => {
  expect(waitAtTill(undefined, 0)).toBe(15_000);
  expect(waitAtTill(15_000, 1_799_999)).toBe(15_000);
  expect(waitAtTill(15_000, 1_800_000)).toBeUndefined();
});
