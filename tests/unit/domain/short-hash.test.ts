import { expect, test } from 'vitest';
import { shortHash } from '../../../src/domain/short-hash.ts';

test('the same text gives the same short key, in small letters and digits', () => {
  expect(shortHash('["india","user-1"]')).toBe(shortHash('["india","user-1"]'));
  for (const text of ['', 'a', 'मेरा ऋण', 'x'.repeat(5000)])
    expect(shortHash(text)).toMatch(/^[0-9a-z]{1,11}$/);
});

test('neighbouring texts do not meet', () => {
  const all = Array.from({ length: 20_000 }, (_, at) => shortHash(`["india","${at}"]`));
  expect(new Set(all).size).toBe(all.length);
});

test('no text shows in its key', () => {
  expect(shortHash('session-4711')).not.toContain('4711');
});
