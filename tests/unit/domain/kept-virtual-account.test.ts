import { expect, test } from 'vitest';
import { endOfNumber, type KeptVirtualAccount } from '../../../src/domain/kept-virtual-account.ts';
import { majorFromText, minorFromText } from '../../../src/domain/money.ts';
import type { VirtualAccount } from '../../../src/domain/virtual-account.ts';

const account: VirtualAccount = {
  amount: majorFromText('209000'),
  virtualAccountNumber: '9007199254740993123',
  billNumber: '2026121100045678',
  billerCode: '',
  kind: 'bank',
  channelCode: 'CTH',
  specificNumber: '',
  guides: [{ name: 'ATM', steps: ['Insert your card.'] }],
  telephone: '021-0000-0242',
  expiresAt: '2026-12-31 23:59:59',
  payeeName: '',
};
const kept: KeptVirtualAccount = {
  account,
  askedAt: 1_798_655_400_000,
  channelName: 'Bank Contoh',
  before: { amountDue: minorFromText('20900000'), dueDate: '2026-12-31' },
};

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
