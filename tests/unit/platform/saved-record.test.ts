import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSaved, savedRecord } from '../../../src/platform/saved-record.ts';
import { memoryStore } from '../../support/memory-store.ts';

const key = 'loanfront.sample';
const words = (raw: unknown) =>
  typeof raw === 'object' && raw !== null && 'text' in raw && typeof raw.text === 'string'
    ? { text: raw.text }
    : undefined;

test('what was kept is found again, and forgotten when it is told so', () => {
  const record = savedRecord({ store: memoryStore(), key, read: words });
  expect(record.find()).toBeUndefined();
  expect(record.keep({ text: 'a' })).toBe(true);
  expect(record.find()).toEqual({ text: 'a' });
  record.forget();
  expect(record.find()).toBeUndefined();
});

test('HD-29: no text of a store breaks a reader, and what is odd is forgotten', () => {
  const store = memoryStore();
  const record = savedRecord({ store, key, read: words });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      store.write(key, text);
      expect(record.find()).toBeUndefined();
      expect(store.read(key)).toBeUndefined();
    }),
  );
  expect(readSaved(undefined, words)).toBeUndefined();
});

test('a record with a lifetime counts until just before its end, and anew when it is kept again', () => {
  let now = 1000;
  const store = memoryStore();
  const lifetime = { milliseconds: 100, clock: { now: () => now } };
  const record = savedRecord({ store, key, read: words, lifetime });
  record.keep({ text: 'a' });
  now = 1099;
  expect(record.find()).toEqual({ text: 'a' });
  record.keep({ text: 'b' });
  now = 1198;
  expect(record.find()).toEqual({ text: 'b' });
  now = 1199;
  expect(record.find()).toBeUndefined();
  store.write(key, JSON.stringify({ text: 'of no time' }));
  expect(record.find()).toBeUndefined();
});
