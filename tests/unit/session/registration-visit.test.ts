import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQuery, writeQuery } from '../../../src/domain/query.ts';
import { readLaunch } from '../../../src/launch/read-launch.ts';
import { guardedStore } from '../../../src/platform/browser-storage.ts';
import { registrationVisit } from '../../../src/session/registration-visit.ts';
import { openSession } from '../../../src/session/session.ts';
import { troubledStorage } from '../../support/browser-stores.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const nobody = sampleSession({});
const campaign = '?templateId=88&app_from=web&user_from=social&utm_tag=nov-26&id=7&down_id=41';
const carried = { app_from: 'web', user_from: 'social', utm_tag: 'nov-26', id: '7', down_id: '41' };

test('screens §6: every link of the flow carries the parameters that the visit came with', () => {
  const visit = registrationVisit(nobody, campaign, memoryStore());
  expect(visit.tracking).toEqual({ ...carried, templateId: '88' });
  expect(visit.carried).toEqual(carried);
});

test('screens §6: of links_id and down_id just that goes on which the visit had', () => {
  const ofLink = registrationVisit(nobody, '?links_id=5', memoryStore());
  expect(ofLink.carried).toEqual({ links_id: '5' });
  expect(registrationVisit(nobody, '?down_id=6', memoryStore()).carried).toEqual({ down_id: '6' });
});

test('HD-22: what no rule knows is not carried, and the hash wins over the page', () => {
  const launch = readLaunch(
    new URL(
      'https://app.example/?fbclid=abc&utm_tag=g1#/downloadTemplate?app_from=a&id=7&utm_tag=g2',
    ),
  );
  const session = openSession(launch, sampleTenant(), memoryStore());
  const query = launch.cleanAddress.split('?')[1] ?? '';
  expect(registrationVisit(session, query, memoryStore()).tracking).toEqual({
    app_from: 'a',
    id: '7',
    utm_tag: 'g2',
  });
});

test('screens §6: a visit is counted once, also after a reload and on the next page of the flow', () => {
  const store = memoryStore();
  const first = registrationVisit(nobody, campaign, store);
  const again = registrationVisit(nobody, campaign, store);
  expect([first.countOnce(), first.countOnce(), again.countOnce()]).toEqual([true, false, false]);
  const next = registrationVisit(nobody, `?${writeQuery(first.carried)}`, store);
  expect(next.countOnce()).toBe(false);
  expect(next.tracking).toEqual(first.tracking);
  expect(registrationVisit(nobody, '', store).tracking).toEqual(first.tracking);
});

test('screens §6: another campaign’s link begins a visit of its own, with nothing of the one before', () => {
  const store = memoryStore();
  const first = registrationVisit(nobody, campaign, store);
  first.countOnce();
  first.rememberDownload('https://get.sample.example/88');
  const other = registrationVisit(nobody, '?templateId=88&utm_tag=dec-26', store);
  expect(other.tracking).toEqual({ templateId: '88', utm_tag: 'dec-26' });
  expect(other.downloadUrl()).toBeUndefined();
  expect(other.countOnce()).toBe(true);
});

test('screens §8 Registration: where the template says the app lies is remembered for the download page', () => {
  const store = memoryStore();
  const visit = registrationVisit(nobody, campaign, store);
  visit.rememberDownload('https://get.sample.example/88');
  visit.rememberDownload('');
  expect(visit.downloadUrl()).toBe('https://get.sample.example/88');
  expect(registrationVisit(nobody, '', store).downloadUrl()).toBe('https://get.sample.example/88');
});

test('screens §6: what the address leaves out comes from the launch, the invitation always', () => {
  const session = sampleSession({}, { invite_code: 'FRIEND', utm_tag: 'launch', amount: '5' });
  expect(registrationVisit(session, '?utm_tag=page', memoryStore()).tracking).toEqual({
    invite_code: 'FRIEND',
    utm_tag: 'page',
  });
  expect(registrationVisit(session, '?display=1', memoryStore()).tracking).toEqual({
    invite_code: 'FRIEND',
    utm_tag: 'launch',
  });
});

test('screens §8: an over-long or empty parameter counts as absent', () => {
  const visit = registrationVisit(
    nobody,
    `?utm_tag=${'x'.repeat(513)}&app_from=${'y'.repeat(512)}&id=`,
    memoryStore(),
  );
  expect(Object.keys(visit.tracking)).toEqual(['app_from']);
});

test('screens §6: plus and per cent signs and any letters go on as they came', () => {
  const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(value, value, (utm_tag, down_id) => {
      const visit = registrationVisit(
        nobody,
        `?${writeQuery({ utm_tag, down_id })}`,
        memoryStore(),
      );
      const next = readQuery(writeQuery(visit.carried));
      expect(Object.fromEntries(next)).toEqual({ utm_tag, down_id });
    }),
  );
  const visit = registrationVisit(nobody, '?utm_tag=100%&id=a%2Bb&app_from=a+b', memoryStore());
  expect(visit.carried).toEqual({ utm_tag: '100%', id: 'a+b', app_from: 'a b' });
});

test('HD-30: a visit of another lender’s page is none of this one', () => {
  const store = memoryStore();
  registrationVisit(nobody, campaign, store);
  const other = registrationVisit({ ...nobody, tenantId: 'other' }, '', store);
  expect(other.tracking).toEqual({});
});

test.each([
  '[]',
  '{',
  'null',
  '{"tenantId":"sample","tracking":5,"isCounted":"yes","downloadUrl":7}',
])('HD-29: %s in the store is no visit that anybody counted', (text) => {
  const visit = registrationVisit(nobody, '', memoryStore({ 'loanfront.visit': text }));
  expect(visit.tracking).toEqual({});
  expect(visit.downloadUrl()).toBeUndefined();
  expect(visit.countOnce()).toBe(true);
});

test('HD-29: where nothing can be stored the visit still lasts as long as the page', () => {
  const storage = troubledStorage();
  storage.become('blocked');
  const store = guardedStore(storage.open);
  const visit = registrationVisit(nobody, campaign, store);
  visit.rememberDownload('https://get.sample.example/88');
  expect([visit.countOnce(), registrationVisit(nobody, '', store).countOnce()]).toEqual([
    true,
    false,
  ]);
  expect(registrationVisit(nobody, '', store).carried).toEqual(carried);
});
