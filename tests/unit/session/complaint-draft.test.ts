import { expect, test } from 'vitest';
import { guardedStore } from '../../../src/platform/browser-storage.ts';
import { complaintDrafts, type ComplaintDraft } from '../../../src/session/complaint-draft.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleSession } from '../../support/sample-session.ts';

const loanId = '9007199254740993002';
const draft: ComplaintDraft = {
  category: '1',
  subCategory: '11',
  text: 'I was called at six.\n😀 "quoted"',
  photos: ['https://a.example/1.jpg?x=1&y=2'],
  lostPhotos: 1,
};

test('screens §5: a draft survives a reload, with its photos', () => {
  const device = memoryStore();
  complaintDrafts(sampleSession(), device).keep(loanId, draft);
  expect(complaintDrafts(sampleSession(), device).read(loanId)).toEqual(draft);
});

test('screens §5: each loan has one draft, and none after it was sent or emptied', () => {
  const device = memoryStore();
  const drafts = complaintDrafts(sampleSession(), device);
  expect(drafts.read(loanId)).toBeUndefined();
  drafts.keep(loanId, draft);
  drafts.keep(loanId, { ...draft, text: 'Again', sentAt: 5 });
  drafts.keep('7', draft);
  expect(drafts.read(loanId)).toEqual({ ...draft, text: 'Again', sentAt: 5 });
  drafts.clear(loanId);
  expect(drafts.read(loanId)).toBeUndefined();
  expect(drafts.read('7')).toEqual(draft);
  drafts.keep('7', { ...draft, text: ' ', photos: [], lostPhotos: 0 });
  expect(device.content.size).toBe(0);
});

test('domain §8: a draft that nobody came back to for 30 days is gone', () => {
  const device = memoryStore();
  let now = 1_800_000_000_000;
  const drafts = complaintDrafts(sampleSession(), device, { now: () => now });
  drafts.keep(loanId, draft);
  now += 30 * 86_400_000 - 1;
  expect(drafts.read(loanId)).toEqual(draft);
  now += 1;
  expect(drafts.read(loanId)).toBeUndefined();
  expect(device.content.size).toBe(0);
});

test('HD-30: nobody else, and no other tenant, meets a draft that was kept on the same device', () => {
  const device = memoryStore();
  complaintDrafts(sampleSession(), device).keep(loanId, draft);
  const other = sampleSession({ userId: 'somebody else', sessionId: 's' });
  expect(complaintDrafts(other, device).read(loanId)).toBeUndefined();
  const tenant = { ...sampleSession(), tenantId: 'another' };
  expect(complaintDrafts(tenant, device).read(loanId)).toBeUndefined();
});

const keptAt = Number.MAX_SAFE_INTEGER;

test.each([
  ['no JSON', '{"text":'],
  ['null', 'null'],
  ['a text', '"draft"'],
  ['a draft of no time', JSON.stringify(draft)],
  ['a text that is a number', JSON.stringify({ ...draft, keptAt, text: 1 })],
  ['a draft of no kind', JSON.stringify({ ...draft, keptAt, category: undefined })],
])('design §3: %s in the store is no draft', (_what, text) => {
  const device = memoryStore();
  const drafts = complaintDrafts(sampleSession(), device);
  drafts.keep(loanId, draft);
  const [key = ''] = device.content.keys();
  device.content.set(key, text);
  expect(drafts.read(loanId)).toBeUndefined();
});

test('design §3: photos that are no addresses are left out of a draft', () => {
  const device = memoryStore();
  const drafts = complaintDrafts(sampleSession(), device);
  drafts.keep(loanId, draft);
  const [key = ''] = device.content.keys();
  device.content.set(key, JSON.stringify({ ...draft, keptAt, photos: ['/1.jpg', 2, null] }));
  expect(drafts.read(loanId)?.photos).toEqual(['/1.jpg']);
});

test('HD-32: where the browser keeps nothing, the draft lives as long as the page', () => {
  const blocked = guardedStore(() => {
    throw new Error('blocked');
  });
  const drafts = complaintDrafts(sampleSession(), blocked);
  drafts.keep(loanId, draft);
  expect(drafts.read(loanId)).toEqual(draft);
});
