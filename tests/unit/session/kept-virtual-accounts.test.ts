import { expect, test } from 'vitest';
import type { KeptVirtualAccount } from '../../../src/domain/kept-virtual-account.ts';
import { majorFromText } from '../../../src/domain/money.ts';
import { guardedStore } from '../../../src/platform/browser-storage.ts';
import { keptVirtualAccounts, type NumberFor } from '../../../src/session/kept-virtual-accounts.ts';
import { troubledStorage } from '../../support/browser-stores.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleSession } from '../../support/sample-session.ts';

const kept: KeptVirtualAccount = {
  account: {
    amount: majorFromText('209000'),
    virtualAccountNumber: '9900120000123456',
    billNumber: '',
    billerCode: '',
    kind: 'miniMarket',
    channelCode: 'SHOP',
    specificNumber: 'S1',
    guides: [],
    telephone: '',
    expiresAt: '',
    payeeName: '',
  },
  askedAt: 1,
};
const place: NumberFor = {
  loanId: '9007199254740993002',
  choice: { kind: 'miniMarket', code: 'SHOP', specificNumber: 'S1', isDefault: false },
  amount: majorFromText('209000'),
};

test('screens §8, "Virtual account kept": another channel or another amount has another number', () => {
  const store = keptVirtualAccounts(sampleSession(), memoryStore());
  store.keep(place, kept);
  expect(store.find(place)).toEqual(kept);
  expect(store.find({ ...place, loanId: '9007199254740993003' })).toBeUndefined();
  expect(store.find({ ...place, amount: majorFromText('209001') })).toBeUndefined();
  expect(store.find({ ...place, amount: undefined })).toBeUndefined();
  for (const change of [{ kind: 'bank' as const }, { code: 'X' }, { specificNumber: '' }])
    expect(store.find({ ...place, choice: { ...place.choice, ...change } })).toBeUndefined();
});

test('HD-30: nobody else, and no other tenant, meets a number that was kept in the same tab', () => {
  const tab = memoryStore();
  keptVirtualAccounts(sampleSession(), tab).keep(place, kept);
  const other = sampleSession({ userId: 'somebody else', sessionId: 's' });
  expect(keptVirtualAccounts(other, tab).find(place)).toBeUndefined();
  const tenant = { ...sampleSession(), tenantId: 'another' };
  expect(keptVirtualAccounts(tenant, tab).find(place)).toBeUndefined();
});

test('ids with spaces in them are not taken for one another', () => {
  const tab = memoryStore();
  const idOf = (userId: string) => sampleSession({ userId });
  keptVirtualAccounts(idOf('a b'), tab).keep({ ...place, loanId: 'c' }, kept);
  expect(keptVirtualAccounts(idOf('a'), tab).find({ ...place, loanId: 'b c' })).toBeUndefined();
});

test('HD-29: a full store does not bring back an older number after a reload', () => {
  const browser = troubledStorage();
  const older = keptVirtualAccounts(sampleSession(), guardedStore(browser.open));
  older.keep(place, kept);
  browser.become('full');
  older.keep(place, { ...kept, askedAt: 2 });
  expect(older.find(place)?.askedAt).toBe(2);
  const reloaded = keptVirtualAccounts(sampleSession(), guardedStore(browser.open));
  expect(reloaded.find(place)).toBeUndefined();
});
