import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readKnownLoan } from '../../../src/domain/known-loan.ts';

const known = {
  state: 'unpaid',
  amountDue: '2739467',
  dueDate: '2026-12-31',
  telephone: '1800-000-0199',
  knownAt: 1_764_300_000_000,
};

test('what was written is read again; an amount may be unknown', () => {
  expect(readKnownLoan(JSON.stringify(known))).toEqual(known);
  const { amountDue: _unknown, ...rest } = known;
  expect(readKnownLoan(JSON.stringify(rest))).toEqual(rest);
});

test.each([
  { state: 'paid' },
  { state: undefined },
  { amountDue: 2739467 },
  { amountDue: '27.39' },
  { dueDate: null },
  { telephone: 7 },
  { knownAt: 'yesterday' },
  { knownAt: null },
])('HD-29: a store with %j counts as nothing known', (change) => {
  expect(readKnownLoan(JSON.stringify({ ...known, ...change }))).toBeUndefined();
});

test('HD-29: no text breaks it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readKnownLoan(text)).toBeUndefined();
    }),
  );
});
