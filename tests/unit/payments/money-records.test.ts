import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MoneyRecord } from '../../../src/domain/money-call.ts';
import { minorFromText, type MinorAmount } from '../../../src/domain/money.ts';
import { moneyRecords } from '../../../src/payments/money-records.ts';
import { readMoneyRecords } from '../../../src/payments/read-money-records.ts';
import { ownerOf } from '../../../src/payments/money-trace.ts';
import type { MoneySubject } from '../../../src/payments/money-trace.ts';
import { guardedStore } from '../../../src/platform/browser-storage.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { browserProfile, type MoneyPage } from '../../support/money-profile.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { troubledStorage } from '../../support/browser-stores.ts';

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

describe('screens §9: the record of a loan in one browser profile', () => {
  test('is found by every tab, after a reload, and in a page that was opened again', async () => {
    const profile = browserProfile();
    const one = await profile.open(loan, asha);
    one.records.keep(record());
    for (const session of [asha, sampleSession({}), sampleSession({ userId: 'U2' })])
      expect((await profile.open(loan, session)).records.find()).toEqual(record());
  });

  test('keeps what was handed over at a shop', async () => {
    const profile = browserProfile();
    const counter = {
      place: 'Alfamart',
      cash: '257075000' as MinorAmount, // digits only
      fee: minorFromText('250000'),
    };
    (await profile.open(loan, asha)).records.keep(record({ counter }));
    expect((await profile.open(loan, asha)).records.find()?.counter).toEqual(counter);
  });

  test('belongs to tenant and loan: no other loan, offer or lender meets it', async () => {
    const profile = browserProfile();
    (await profile.open(loan, asha)).records.keep(record());
    const others: readonly MoneySubject[] = [
      { ...loan, id: '9007199254740993002' },
      { ...loan, kind: 'offer' },
      { ...loan, tenantId: 'another' },
    ];
    for (const other of others) {
      const { records } = await profile.open(other, asha);
      expect(records.find(), JSON.stringify(other)).toBeUndefined();
      records.end('a1');
    }
    expect((await profile.open(loan, asha)).records.find()).toEqual(record());
  });

  test('no two pairs of tenant and loan share one, wherever one id ends and the next begins', () => {
    const part = fc.string({ unit: fc.constantFrom('1', 'a', ' ', '"', ',', '|'), minLength: 1 });
    const nameOf = (tenantId: string, id: string) =>
      moneyRecords(
        { tenantId, kind: 'loan', id },
        {
          device: guardedStore(troubledStorage().open),
          address: { keepInEntry: () => {}, readEntry: () => undefined },
          clock: systemClock,
          owner: 'u:one',
        },
      ).lockName;
    fc.assert(
      fc.property(part, part, part, (first, middle, last) => {
        expect(nameOf(first, middle + last)).not.toBe(nameOf(first + middle, last));
      }),
    );
  });

  test('says neither loan, user nor session in what names it', async () => {
    const profile = browserProfile();
    const page = await profile.open(loan, asha);
    page.records.keep(record());
    const written = [...profile.browser.kept].flat().join(' ') + page.records.lockName;
    for (const secret of [loan.id, 'U1', 'S1']) expect(written).not.toContain(secret);
  });

  test('is changed and ended by its own attempt alone', async () => {
    const { records } = await browserProfile().open(loan, asha);
    records.keep(record({ attempt: 'a2' }));
    expect(records.change('a1', { step: 'accepted' })).toBe(false);
    records.end('a1');
    expect(records.find()).toEqual(record({ attempt: 'a2' }));
    expect(records.change('a2', { step: 'accepted' })).toBe(true);
    expect(records.find()?.step).toBe('accepted');
    records.end('a2', 'arrived');
    expect(records.find()).toBeUndefined();
    expect(records.lastEnd()).toMatchObject({ is: 'arrived', at: start });
    records.keep(record({ attempt: 'a3' }));
    expect(records.lastEnd()).toBeUndefined();
  });

  test('other tabs hear of a change by the event of the store, and of no other key', async () => {
    const profile = browserProfile();
    const { records } = await profile.open(loan, asha);
    records.keep(record());
    const [key = ''] = profile.browser.kept.keys();
    const heard = vi.fn();
    const stop = records.onChange(heard);
    const tell = (name: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: name }));
    tell('another key');
    expect(heard).not.toHaveBeenCalled();
    tell(key);
    tell(null);
    expect(heard).toHaveBeenCalledTimes(2);
    records.change('a1', { step: 'accepted' });
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    tell(key);
    records.end('a1');
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('a clock that was set back is put right in the store, once', async () => {
    const { records } = await browserProfile().open(loan, asha);
    records.keep(record({ startedAt: start + 3_600_000, stepAt: start + 3_600_000 }));
    expect(records.find()).toMatchObject({ startedAt: start, stepAt: start });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(records.find()).toMatchObject({ stepAt: start });
  });
});

describe('screens §9: the records of an offer, which is made to many', () => {
  const offer: MoneySubject = { tenantId: 'sample', kind: 'offer', id: '700100200300400501' };
  const users = ['U1', 'U2', 'U3'].map((userId) => sampleSession({ userId }));
  const ofOffer = (page: MoneyPage, changes: Partial<MoneyRecord> = {}) =>
    record({ channel: 'acceptance', attempt: page.owner, owner: page.owner, ...changes });

  test('everyone who is known meets their own, and one who is not meets what holds', async () => {
    const profile = browserProfile();
    for (const user of users) {
      const page = await profile.open(offer, user);
      expect(page.records.find()).toBeUndefined();
      page.records.keep(ofOffer(page));
    }
    for (const user of users) {
      const page = await profile.open(offer, user);
      expect(page.records.find()?.owner).toBe(page.owner);
      page.records.change(page.owner, { step: 'accepted' });
    }
    const nameless = await profile.open(offer, sampleSession({ sessionId: 'S9' }));
    expect(nameless.records.find()?.step).toBe('accepted');
    expect((await profile.open(offer, sampleSession({ userId: 'U4' }))).records.find()).toBe(
      undefined,
    );
  });

  test('one that was refused leaves the others as they were', async () => {
    const profile = browserProfile();
    const [one, two] = [
      await profile.open(offer, sampleSession({ userId: 'U1' })),
      await profile.open(offer, sampleSession({ userId: 'U2' })),
    ];
    one.records.keep(ofOffer(one, { step: 'accepted' }));
    two.records.keep(ofOffer(two));
    two.records.end(two.owner);
    expect(two.records.find()).toBeUndefined();
    expect(one.records.find()?.step).toBe('accepted');
  });

  test('what no longer holds for anybody is not kept for ever', async () => {
    const profile = browserProfile();
    const one = await profile.open(offer, sampleSession({ userId: 'U1' }));
    one.records.keep(ofOffer(one, { step: 'accepted' }));
    await vi.advanceTimersByTimeAsync(25 * 3_600_000);
    const two = await profile.open(offer, sampleSession({ userId: 'U2' }));
    two.records.keep(ofOffer(two));
    expect([...profile.browser.kept.values()].join(' ')).not.toContain(one.owner);
  });
});

describe('who asks', () => {
  test('is the user, whatever the session; without one it is the session', () => {
    const of = (values: Parameters<typeof sampleSession>[0]) => ownerOf(sampleSession(values));
    expect(of({ userId: 'U1', sessionId: 'S1' })).toBe(of({ userId: 'U1', sessionId: 'S2' }));
    expect(of({ userId: 'U1' })).not.toBe(of({ userId: 'U2' }));
    expect(of({ sessionId: 'S1' })).not.toBe(of({ sessionId: 'S2' }));
    expect(of({ userId: 'S1' })).not.toBe(of({ sessionId: 'S1' }));
    expect(ownerOf({ ...asha, tenantId: 'another' })).not.toBe(ownerOf(asha));
  });
});

describe('what storage holds is believed only whole', () => {
  const whole = {
    ...record({
      step: 'awaitingCode',
      lenderAttemptId: '77',
      cardId: 'c',
      wrongCodes: { count: 1, lastAt: 1 },
    }),
    codeSentAt: start,
    payKind: 'bank',
    paidTo: '9911',
    nextAddress: '/borrowDetail?orderId=1',
  };

  const read = (one: object) => readMoneyRecords(JSON.stringify([one]));

  test('it is read back, digit by digit, and a field of a newer page does not lose it', () => {
    expect(read(whole)).toEqual([whole]);
    expect(read({ ...whole, later: 1 })).toEqual([whole]);
    const { attempt, owner, channel, step, startedAt, stepAt } = record();
    const least = { attempt, owner, channel, step, startedAt, stepAt };
    expect(read(least)).toEqual([least]);
  });

  test.each([
    { attempt: '' },
    { attempt: 5 },
    { owner: undefined },
    { channel: 'cash' },
    { step: 'paid' },
    { amount: 2739467 },
    { amount: '1.234' },
    { amount: '-5' },
    { amount: null },
    { startedAt: '5' },
    { startedAt: -1 },
    { stepAt: null },
    { codeSentAt: 'now' },
    { before: '174' },
    { before: { amountDue: 5 } },
    { before: { dueDate: 5 } },
    { payKind: 'cash' },
  ])('a record with %j is none', (odd) => {
    expect(read({ ...whole, ...odd })).toEqual([]);
    expect(readMoneyRecords(JSON.stringify([{ ...whole, ...odd }, whole]))).toEqual([whole]);
  });

  test('HD-29: whatever is there, reading never fails', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readMoneyRecords(text)).toEqual([]);
      }),
    );
    expect(readMoneyRecords('[{"__proto__":{"attempt":"1"}}]')).toEqual([]);
  });

  test('garbage is no payment, and does not stop the next', async () => {
    const profile = browserProfile();
    const { records } = await profile.open(loan, asha);
    for (const garbage of ['', '{', 'null', '[]', '5', '{}']) {
      records.keep(record());
      const [key = ''] = profile.browser.kept.keys();
      profile.browser.kept.set(key, garbage);
      expect(records.find(), garbage).toBeUndefined();
      records.keep(record());
      expect(records.find()).toEqual(record());
    }
  });
});
