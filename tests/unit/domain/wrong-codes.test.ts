import { expect, test } from 'vitest';
import {
  afterWrongCode,
  codeWaitSeconds,
  type WrongCodes,
} from '../../../src/domain/wrong-codes.ts';

const noon = Date.UTC(2026, 10, 28, 6, 30);
const after = (count: number): WrongCodes | undefined =>
  Array.from({ length: count }).reduce<WrongCodes | undefined>(
    (before) => afterWrongCode(before, noon),
    undefined,
  );

test('up to the fourth wrong code nothing waits', () => {
  for (const count of [0, 1, 4]) expect(codeWaitSeconds(after(count), noon)).toBeUndefined();
});

test('after the fifth, and after each one that follows, it waits 30 … 1 seconds and no longer', () => {
  for (const count of [5, 6, 9]) {
    const wrong = after(count);
    const shown = Array.from({ length: 32 }, (_, second) =>
      codeWaitSeconds(wrong, noon + second * 1000),
    );
    expect(shown).toEqual([
      ...Array.from({ length: 30 }, (_, at) => 30 - at),
      undefined,
      undefined,
    ]);
    expect(codeWaitSeconds(wrong, noon + 29_999)).toBe(1);
  }
});

test('the wait survives being written down and read again', () => {
  const wrong: WrongCodes = JSON.parse(JSON.stringify(after(5)));
  expect(codeWaitSeconds(wrong, noon + 10_000)).toBe(20);
});

test('a clock set back far ends it rather than making it endless', () => {
  expect(codeWaitSeconds(after(5), noon - 3_600_000)).toBeUndefined();
});
