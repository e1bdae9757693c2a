import { describe, expect, test } from 'vitest';
import type { KeptVirtualAccount } from '../../../src/domain/kept-virtual-account.ts';
import { majorFromText } from '../../../src/domain/money.ts';
import { ownerOf } from '../../../src/payments/money-trace.ts';
import { readKeptNumber } from '../../../src/payments/kept-number.ts';
import { findNumber, keepNumber, type NumberPlace } from '../../../src/payments/number-store.ts';
import { guardedStore } from '../../../src/platform/browser-storage.ts';
import { troubledStorage } from '../../support/browser-stores.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { historyEntry } from '../../support/money-profile.ts';
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
const loanId = '9007199254740993002';
const owner = ownerOf(sampleSession());

const addressOf = (entry: Map<string, string>) => ({
  readEntry: (name: string) => entry.get(name),
  keepInEntry: (name: string, text: string | undefined) =>
    void (text === undefined ? entry.delete(name) : entry.set(name, text)),
});
const numbersOf = (place: NumberPlace) => ({
  find: () => findNumber(place, readKeptNumber),
  keep: (one: KeptVirtualAccount) => keepNumber(place, one),
});
const at = (entry: Map<string, string>, tab = memoryStore(), who = owner, loan = loanId) =>
  numbersOf({ owner: who, loanId: loan, address: addressOf(entry), store: tab });

describe('screens §9: a number once shown belongs to its history entry', () => {
  test('a reload of the entry finds it, whatever channel or amount was chosen elsewhere', () => {
    const [entry, tab] = [historyEntry(), memoryStore()];
    at(entry, tab).keep(kept);
    expect(at(entry, tab).find()).toEqual(kept);
  });

  test('another entry, of this visit or of a later one, has a number of its own', () => {
    const tab = memoryStore();
    const [one, two] = [historyEntry(), historyEntry()];
    at(one, tab).keep(kept);
    expect(at(two, tab).find()).toBeUndefined();
    at(two, tab).keep({ ...kept, askedAt: 2 });
    expect(at(one, tab).find()?.askedAt).toBe(1);
    expect(at(two, tab).find()?.askedAt).toBe(2);
  });

  test('another tab does not meet it, even at a copy of the entry', () => {
    const entry = historyEntry();
    at(entry).keep(kept);
    expect(at(entry).find()).toBeUndefined();
  });

  test('a new number takes the place of the one before', () => {
    const [entry, tab] = [historyEntry(), memoryStore()];
    at(entry, tab).keep(kept);
    at(entry, tab).keep({ ...kept, askedAt: 2 });
    expect(at(entry, tab).find()?.askedAt).toBe(2);
  });
});

test('HD-30: nobody else, no other tenant and no other loan meets a number of the same entry', () => {
  const [entry, tab] = [historyEntry(), memoryStore()];
  at(entry, tab).keep(kept);
  const other = ownerOf(sampleSession({ userId: 'somebody else', sessionId: 's' }));
  const tenant = ownerOf({ ...sampleSession(), tenantId: 'another' });
  expect(at(entry, tab, other).find()).toBeUndefined();
  expect(at(entry, tab, tenant).find()).toBeUndefined();
  expect(at(entry, tab, owner, '9007199254740993003').find()).toBeUndefined();
  expect([...tab.content.keys()].join()).not.toContain(loanId);
});

test('what another page wrote there is not believed', () => {
  const [entry, tab] = [historyEntry(), memoryStore()];
  at(entry, tab).keep(kept);
  for (const key of tab.content.keys()) tab.content.set(key, '{"account":1}');
  expect(at(entry, tab).find()).toBeUndefined();
});

test('HD-29: a full store does not bring back an older number after a reload', () => {
  const browser = troubledStorage();
  const entry = historyEntry();
  const page = () =>
    numbersOf({ owner, loanId, address: addressOf(entry), store: guardedStore(browser.open) });
  const older = page();
  older.keep(kept);
  browser.become('full');
  older.keep({ ...kept, askedAt: 2 });
  expect(older.find()?.askedAt).toBe(2);
  expect(page().find()).toBeUndefined();
});
