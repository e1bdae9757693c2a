import { expect, test } from 'vitest';
import { endOfNumber } from '../../../src/domain/kept-virtual-account.ts';
import {
  keptAccount as kept,
  sampleAccount as account,
} from '../../support/sample-virtual-account.ts';

const zone = 'Asia/Jakarta';
const endAt = (expiresAt: string) =>
  endOfNumber({ ...kept, account: { ...account, expiresAt } }, zone);

test("screens §4: a number ends when the lender says, in the tenant's zone", () => {
  expect(endAt('2026-12-31 23:59:59')).toBe(Date.UTC(2026, 11, 31, 16, 59));
  expect(endAt('2026-12-31')).toBe(Date.UTC(2026, 11, 31, 17));
  expect(endAt('2026-12-31T12:00:00Z')).toBe(Date.UTC(2026, 11, 31, 12));
});

test('screens §8: without an end, or with one that nobody can read, it is good for 24 h', () => {
  expect(endAt('')).toBe(kept.askedAt + 86_400_000);
  expect(endAt('tomorrow')).toBe(kept.askedAt + 86_400_000);
});
