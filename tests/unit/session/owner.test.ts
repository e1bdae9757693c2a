import { describe, expect, test } from 'vitest';
import { readLaunch } from '../../../src/launch/read-launch.ts';
import { complaintDrafts } from '../../../src/session/complaint-draft.ts';
import { ratingAskedOf } from '../../../src/session/complaint-ratings.ts';
import { rememberedLoanOf } from '../../../src/session/remembered-loans.ts';
import { ownedKey, ownerOf, purgeOwner } from '../../../src/session/owner.ts';
import { endSession, isStillAsking, openSession } from '../../../src/session/session.ts';
import { memoryStore } from '../../support/memory-store.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const tenant = sampleTenant();
const other = sampleTenant({ id: 'other-lender' });
const draft = { category: '1', subCategory: '1', text: 'Mine', photos: [], lostPhotos: 0 };

/** A tab with its device, in which somebody left something of every kind. */
function used(address = '/?sessionId=SECRETS&userId=SECRETU&token=SECRETT') {
  const tab = memoryStore();
  const device = memoryStore();
  const open = (next: string, of = tenant) =>
    openSession(readLaunch(new URL(next, 'https://app.example')), of, tab, device);
  const session = open(address);
  const hasUser = session.values.userId !== undefined;
  complaintDrafts(session, hasUser ? device : tab).keep('LOAN1', draft);
  ratingAskedOf(session, 'C1', tab).keep('rated');
  tab.write(ownedKey('loan', session, 'LOAN1'), '{}');
  tab.write(ownedKey('payment', session, 'LOAN1'), '{}');
  device.write(ownedKey('paymentRecord', session, 'LOAN1'), '{}');
  device.write(ownedKey('number', session, 'LOAN1'), '{}');
  device.write('loanfront.language.sample', 'hi');
  tab.write('loanfront.complaintList', '1 2');
  tab.write('loanfront.studio.sample', '{}');
  tab.write('somebody-elses', 'x');
  return { tab, device, open, session };
}

const left = ({ tab, device }: Pick<ReturnType<typeof used>, 'tab' | 'device'>) =>
  [...tab.content.keys(), ...device.content.keys()]
    .map((key) => String(key.split(' ')[0]))
    .filter((kind) => kind !== 'loanfront.session')
    .sort();

const stayed = [
  'loanfront.complaint',
  'loanfront.language.sample',
  'loanfront.payment',
  'loanfront.paymentRecord',
  'loanfront.studio.sample',
  'somebody-elses',
];

describe('screens §9: what is kept for somebody goes when somebody else comes', () => {
  test('another user in the same tab: all of it, but for records of money calls and drafts of complaints', () => {
    const place = used();
    place.open('/?sessionId=S2&userId=U2');
    expect(left(place)).toEqual(stayed);
  });

  test('another lender in the same tab, even when nobody is named', () => {
    const place = used();
    place.open('/About', other);
    expect(left(place)).toEqual(stayed);
  });

  test('the lender answers 401: the session goes as well', () => {
    const place = used();
    endSession(place.session, place.tab, place.device);
    expect(left(place)).toEqual(stayed);
    expect(place.tab.content.has('loanfront.session')).toBe(false);
    expect(place.open('/').isBorrower).toBe(false);
  });

  test('a 401 of somebody whom the tab no longer knows touches nobody', () => {
    const place = used();
    const next = place.open('/?sessionId=S2&userId=U2');
    endSession(place.session, place.tab, place.device);
    expect(isStillAsking(next, place.tab)).toBe(true);
  });

  test('the same person with a new session, a reload and an inner link lose nothing', () => {
    const place = used();
    const before = left(place);
    place.open('/?sessionId=S9&userId=SECRETU');
    place.open('/Loan?orderId=1');
    expect(left(place)).toEqual(before);
  });

  test('what lies on the device for others stays', () => {
    const { tab, device, session } = used();
    const neighbour = sampleSession({ userId: 'neighbour', sessionId: 'x' });
    device.write(ownedKey('number', neighbour, 'LOAN1'), '{}');
    purgeOwner(ownerOf(session), tab, device);
    expect(device.content.has(ownedKey('number', neighbour, 'LOAN1'))).toBe(true);
  });
});

test('screens §9: no id, session or loan stands in a key, and none of them on the device at all', () => {
  for (const address of ['/?sessionId=SECRETS', '/?sessionId=SECRETS&userId=SECRETU']) {
    const place = used(address);
    const keys = [...place.tab.content.keys(), ...place.device.content.keys()].join('\n');
    expect(keys).not.toMatch(/SECRET|LOAN1/);
    expect(JSON.stringify([...place.device.content])).not.toContain('SECRET');
  }
});

test('screens §9: the draft of a session without a user id lives in the tab, never on the device', () => {
  const nameless = sampleSession({ sessionId: 'SECRETS' });
  localStorage.clear();
  sessionStorage.clear();
  complaintDrafts(nameless).keep('LOAN1', draft);
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.length).toBe(1);
  expect(complaintDrafts(nameless).read('LOAN1')?.text).toBe('Mine');
  complaintDrafts(sampleSession({ sessionId: 'S', userId: 'U' })).keep('LOAN1', draft);
  expect(localStorage.length).toBe(1);
  sessionStorage.clear();
  localStorage.clear();
});

test('everything that is kept for a borrower is found by its owner', () => {
  const tab = memoryStore();
  const session = sampleSession();
  ratingAskedOf(session, 'C1', tab).keep('rated');
  complaintDrafts(session, tab).keep('L', draft);
  rememberedLoanOf(session, 'L', tab).keep({
    state: 'open',
    dueDate: '',
    telephone: '',
    answeredAt: 0,
  });
  for (const key of tab.content.keys()) expect(key.split(' ')[1]).toBe(ownerOf(session));
});
