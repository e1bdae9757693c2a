import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { askAhead, askForScreen, launchMeaning } from '../../../src/app/early-asking.ts';
import { readLaunch } from '../../../src/launch/read-launch.ts';
import { takeEarly } from '../../../src/lender-api/early-call.ts';
import { buildRequest } from '../../../src/lender-api/build-request.ts';
import { loanDetailsCall } from '../../../src/lender-api/loan/loan.calls.ts';
import { deviceStore, tabStore } from '../../../src/platform/browser-storage.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { openSession } from '../../../src/session/session.ts';
import { guardFirstTenant } from '../../../src/tenant/first-tenant.ts';
import { forgetTenant, keepTenant, lastTenant } from '../../../src/tenant/kept-tenant.ts';
import { answerOnly, freshBrowser, yesTo } from '../../support/first-view-stage.ts';
import { shippedConfig } from '../tenant/shipped-folder.ts';

const ids = ['india', 'indonesia', 'philippines'] as const;
const loan = { loanId: '9007199254740993001', productId: '700100200300400501' };
const address = (session = 'sessionId=s-1') =>
  new URL(
    `/loan-details?orderId=${loan.loanId}&productId=${loan.productId}&lang=en&${session}`,
    window.location.origin,
  );

let sent: ReturnType<typeof answerOnly>;
beforeEach(() => {
  freshBrowser();
  sent = answerOnly({ loanDetails: yesTo('loanDetails') });
});

/** Where the lender has been asked until now. */
async function asked(): Promise<readonly string[]> {
  await new Promise((resolve) => void setTimeout(resolve));
  return sent.map(({ url }) => url.pathname).filter((path) => path.includes('loan-details'));
}

/** What the start does once the lender's file is there. */
function openToday(raw: unknown, launch = readLaunch(address())) {
  const tenant = guardFirstTenant(raw, 'india');
  if (!tenant) throw new Error('the guard refuses it');
  const session = openSession(launch, tenant, tabStore);
  const meaning = launchMeaning(launch, tenant, session);
  askForScreen(meaning, tenant, session);
  const caller = { tenant, session, language: meaning.language };
  return takeEarly(buildRequest(loanDetailsCall(loan), caller), systemClock);
}

test.each(ids)('what is kept of %s is just what its file gives a first view', (id) => {
  keepTenant(id, shippedConfig(id));
  expect(lastTenant(id)).toEqual(guardFirstTenant(shippedConfig(id), id));
});

test('a lender that was met before is asked before its file is there, once', async () => {
  keepTenant('india', shippedConfig('india'));
  askAhead(readLaunch(address()), 'india');
  expect(await asked()).toHaveLength(1);
  expect(await openToday(shippedConfig('india'))).toMatchObject({ status: 200 });
  expect(await asked()).toHaveLength(1);
});

test('where its file has changed, it is asked as the file of today says, and only that answer counts', async () => {
  keepTenant('india', shippedConfig('india'));
  askAhead(readLaunch(address()), 'india');
  const { api, ...rest } = Object(shippedConfig('india'));
  const moved = { ...rest, api: { ...api, prefix: '/gateway/moved' } };
  expect(await openToday(moved)).toMatchObject({ status: 200 });
  expect(await asked()).toEqual([
    expect.stringMatching(/^\/gateway\/india\//),
    expect.stringMatching(/^\/gateway\/moved\//),
  ]);
});

test('asking ahead leaves no trace of who asks: the session is opened with the file of today', () => {
  keepTenant('india', shippedConfig('india'));
  const before = tabStore.keys();
  askAhead(readLaunch(address('sessionId=secret-1&userId=7')), 'india');
  expect(tabStore.keys()).toEqual(before);
  expect(
    deviceStore
      .keys()
      .map((key) => deviceStore.read(key))
      .join(),
  ).not.toContain('secret-1');
});

test('a reload asks ahead for whom the tab remembers', async () => {
  void openToday(shippedConfig('india'));
  freshCallsOnly();
  keepTenant('india', shippedConfig('india'));
  askAhead(readLaunch(address('')), 'india');
  expect(await asked()).toHaveLength(2);
  expect(
    sent
      .filter(({ url }) => url.pathname.includes('loan-details'))
      .at(-1)
      ?.url.searchParams.get('sessionId'),
  ).toBe('s-1');
});

/** Forgets what was asked, but not who asks. */
function freshCallsOnly() {
  const kept = tabStore.keys().map((key) => [key, tabStore.read(key) ?? ''] as const);
  freshBrowser();
  for (const [key, value] of kept) tabStore.write(key, value);
}

test.each([
  ['nobody is signed in', address(''), {}],
  ['the address names no loan', new URL('/loan-details?sessionId=s-1', window.location.origin), {}],
  ['the lender answers at another origin', address(), { baseUrl: 'https://api.lender.example' }],
])('nothing is asked ahead where %s', async (_why, opened, ofApi) => {
  const { api, ...rest } = Object(shippedConfig('india'));
  keepTenant('india', { ...rest, api: { ...api, ...ofApi } });
  askAhead(readLaunch(opened), 'india');
  expect(await asked()).toEqual([]);
});

test('another lender’s visit knows nothing of this one, and forgets it', async () => {
  keepTenant('india', shippedConfig('india'));
  askAhead(readLaunch(address()), 'indonesia');
  expect(await asked()).toEqual([]);
  expect(lastTenant('india')).toBeUndefined();
});

test.each([
  ['exchanges a code for a session', { api: { launchCode: { path: '/x' } } }],
  ['ends an idle session', { session: { idleMinutes: 10 } }],
])('a lender that %s is not kept', (_what, more) => {
  const raw = Object(shippedConfig('india'));
  keepTenant('india', raw);
  keepTenant('india', { ...raw, ...more, api: { ...raw.api, ...Object(more).api } });
  expect(lastTenant('india')).toBeUndefined();
});

test('whatever lies in its place asks nobody', async () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('{"schemaVersion":1}')), (text) => {
      deviceStore.write('loanfront.lender', text);
      expect(askAhead(readLaunch(address()), 'india')).toBeUndefined();
    }),
  );
  expect(await asked()).toEqual([]);
});

test('the language of a launch is remembered by the file of today, not by that of an earlier visit', () => {
  const { locale, ...rest } = Object(shippedConfig('india'));
  keepTenant('india', { ...rest, locale: { ...locale, languages: ['en', 'hi', 'zh'] } });
  deviceStore.write('loanfront.language.india', 'hi');
  const opened = address();
  opened.searchParams.set('lang', 'zh');
  askAhead(readLaunch(opened), 'india');
  expect(deviceStore.read('loanfront.language.india')).toBe('hi');
});

test.each(['//evil.example/steal', '/\\evil.example/steal'])(
  'a path that names another host is none: %s',
  async (path) => {
    keepTenant('india', shippedConfig('india'));
    const kept = JSON.parse(deviceStore.read('loanfront.lender') ?? '{}');
    const api = { ...kept.api, prefix: '', paths: { loanDetails: path } };
    deviceStore.write('loanfront.lender', JSON.stringify({ ...kept, api }));
    askAhead(readLaunch(address()), 'india');
    expect(await asked()).toEqual([]);
    expect(sent.map(({ url }) => url.host)).not.toContain('evil.example');
  },
);

test('an early answer that is older than a minute is asked for anew', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepTenant('india', shippedConfig('india'));
  askAhead(readLaunch(address()), 'india');
  expect(await asked()).toHaveLength(1);
  vi.setSystemTime(Date.now() + 61_000);
  await openToday(shippedConfig('india'));
  vi.useRealTimers();
  expect(await asked()).toHaveLength(2);
});

test('a lender that is not there any more is forgotten', () => {
  keepTenant('india', shippedConfig('india'));
  forgetTenant('india');
  expect(askAhead(readLaunch(address()), 'india')).toBeUndefined();
});
