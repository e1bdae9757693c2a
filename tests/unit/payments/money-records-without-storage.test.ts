import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MoneyRecord } from '../../../src/domain/money-call.ts';
import { minorFromText } from '../../../src/domain/money.ts';
import { ownerOf } from '../../../src/payments/money-trace.ts';
import type { MoneySubject } from '../../../src/payments/money-trace.ts';
import { browserProfile, historyEntry } from '../../support/money-profile.ts';
import { sampleSession } from '../../support/sample-session.ts';

const start = Date.UTC(2026, 10, 28, 8, 32);
const loan: MoneySubject = { tenantId: 'sample', kind: 'loan', id: '9007199254740993001' };
const asha = sampleSession({ userId: 'U1', sessionId: 'S1' });

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const record = (changes: Partial<MoneyRecord> = {}): MoneyRecord => ({
  attempt: 'a1',
  owner: ownerOf(asha),
  channel: 'card',
  step: 'calling',
  startedAt: start,
  stepAt: start,
  amount: minorFromText('2739467'),
  before: { amountDue: minorFromText('2739467'), dueDate: '2026-12-31' },
  ...changes,
});

describe.each(['full', 'blocked'] as const)('HD-29: with a %s store', (storage) => {
  test('the page says beforehand that nothing survives its closing', async () => {
    expect((await browserProfile().open(loan, asha)).records.survivesClosing()).toBe(true);
    const { records } = await browserProfile({ storage }).open(loan, asha);
    expect(records.survivesClosing()).toBe(false);
  });

  test('a reload of the same entry finds the record again, and its later steps', async () => {
    const profile = browserProfile({ storage });
    const entry = historyEntry();
    (await profile.open(loan, asha, entry)).records.keep(record());
    const reloaded = await profile.open(loan, asha, entry);
    expect(reloaded.records.find()).toEqual(record());
    reloaded.records.change('a1', { step: 'accepted' });
    expect((await profile.open(loan, asha, entry)).records.find()?.step).toBe('accepted');
  });

  test('a tab that was opened anew knows nothing: that is left to the lender', async () => {
    const profile = browserProfile({ storage });
    (await profile.open(loan, asha)).records.keep(record());
    expect((await profile.open(loan, asha)).records.find()).toBeUndefined();
  });

  test('Back, and a reload there: the entry that is shown knows of the payment as well', async () => {
    const profile = browserProfile({ storage });
    const [details, card] = [historyEntry(), historyEntry()];
    const page = await profile.open(loan, asha, card);
    page.records.keep(record());
    page.turnTo(details);
    expect(page.records.find()).toEqual(record());
    expect((await profile.open(loan, asha, details)).records.find()).toEqual(record());
  });

  test('what has ended on one entry does not come back on another', async () => {
    const profile = browserProfile({ storage });
    const [details, card] = [historyEntry(), historyEntry()];
    const page = await profile.open(loan, asha, card);
    page.records.keep(record());
    page.turnTo(details);
    page.records.end('a1');
    page.turnTo(card);
    expect(page.records.find()).toBeUndefined();
    page.records.keep(record({ attempt: 'a2' }));
    expect(page.records.find()?.attempt).toBe('a2');
  });

  test('an ended record leaves the entry that it was ended on', async () => {
    const profile = browserProfile({ storage });
    const entry = historyEntry();
    const page = await profile.open(loan, asha, entry);
    page.records.keep(record());
    page.records.end('a1');
    expect((await profile.open(loan, asha, entry)).records.find()).toBeUndefined();
  });
});

test('HD-29: a store that fills up never brings back an earlier step after a reload', async () => {
  const profile = browserProfile();
  const entry = historyEntry();
  const page = await profile.open(loan, asha, entry);
  page.records.keep(record({ step: 'awaitingCode', lenderAttemptId: '9' }));
  profile.browser.become('full');
  page.records.change('a1', { step: 'unanswered' });
  expect((await profile.open(loan, asha, entry)).records.find()?.step).toBe('unanswered');
  expect((await profile.open(loan, asha)).records.find()?.step).not.toBe('awaitingCode');
});

test('a store that works again takes the record back from the entry', async () => {
  const profile = browserProfile({ storage: 'full' });
  const entry = historyEntry();
  (await profile.open(loan, asha, entry)).records.keep(record());
  profile.browser.become('none');
  const reloaded = await profile.open(loan, asha, entry);
  expect(reloaded.records.find()).toEqual(record());
  expect((await profile.open(loan, asha)).records.find()).toEqual(record());
  expect(entry.size).toBe(0);
});
