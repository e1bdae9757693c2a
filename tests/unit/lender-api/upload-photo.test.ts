import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadPhoto } from '../../../src/lender-api/complaints/complaints.api.ts';
import type { LenderAccess } from '../../../src/lender-api/lender-api.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

/** A browser's upload whose progress and answer a test decides. */
class StagedUpload extends EventTarget {
  static last: StagedUpload;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  status = 0;
  responseText = '';
  opened: readonly string[] = [];
  body: FormData | undefined;
  isAborted = false;

  constructor() {
    super();
    StagedUpload.last = this;
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  sends(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }));
  }
  answers(responseText: string, status = 200) {
    Object.assign(this, { responseText, status });
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', StagedUpload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function access() {
  const told = { sessionsOver: 0, unreadable: [] as string[] };
  const whole: LenderAccess = {
    caller: () => ({ tenant: sampleTenant(), session: sampleSession(), language: 'hi' }),
    clock: systemClock,
    sessionOver: () => {
      told.sessionsOver += 1;
    },
    report: (call, where) => told.unreadable.push(`${call} ${where}`),
  };
  return { told, whole };
}

const photo = new File(['123'], 'slip.jpg', { type: 'image/jpeg' });

/** Starts an upload; `end` is what it came to, `undefined` while it goes on. */
function upload(signal?: AbortSignal) {
  const { told, whole } = access();
  const shares: number[] = [];
  const outcome: { end?: { url: string } | { error: unknown } } = {};
  const done = uploadPhoto(whole, photo, {
    onProgress: (share) => shares.push(share),
    signal,
  }).then(
    (url) => {
      outcome.end = { url };
    },
    (error: unknown) => {
      outcome.end = { error };
    },
  );
  return { told, shares, outcome, done };
}

test('lender-api §1: an upload is multipart, with the query and the headers of every call', async () => {
  const { done, outcome } = upload();
  const { opened, headers, body } = StagedUpload.last;
  const [method, address = ''] = opened;
  const url = new URL(address, 'http://localhost');
  expect(method).toBe('POST');
  expect(url.pathname).toBe('/gateway/sample/v3/complaint/upload-problem-img');
  expect(url.searchParams.get('sessionId')).toBe('aB+/cD==');
  expect(url.searchParams.get('lang')).toBe('hi');
  expect([...headers.keys()].sort()).toEqual(['X-Device-Id', 'X-Requested-With', 'X-Session-Id']);
  const sent = body?.get('problemImage');
  expect(sent instanceof File && sent.name).toBe('slip.jpg');
  expect([...(body ?? new FormData()).keys()]).toEqual(['problemImage']);
  StagedUpload.last.answers('{"code":"00","data":{"url":"/img/1.jpg"}}');
  await done;
  expect(outcome.end).toEqual({ url: '/img/1.jpg' });
});

test('lender-api §2: a picture without a name of its own gets one', () => {
  const { whole } = access();
  void uploadPhoto(whole, new Blob(['1'], { type: 'image/jpeg' }));
  const sent = StagedUpload.last.body?.get('problemImage');
  expect(sent instanceof File && sent.name).toBe('photo.jpg');
});

test('screens §5: the progress is told as a share that never goes back', async () => {
  const { shares, done } = upload();
  for (const loaded of [10, 10, 5, 40, 100]) StagedUpload.last.sends(loaded, 100);
  StagedUpload.last.answers('{"code":0,"data":{"url":"/1"}}');
  await done;
  expect(shares).toEqual([0.1, 0.4, 1]);
});

test('HD-16: a slow upload goes on for as long as it moves, and fails 60 s after it stopped', async () => {
  const { outcome } = upload();
  for (const loaded of [10, 20, 30]) {
    await vi.advanceTimersByTimeAsync(59_000);
    StagedUpload.last.sends(loaded, 100);
  }
  await vi.advanceTimersByTimeAsync(59_999);
  expect(outcome.end).toBeUndefined();
  // Said again without being sent again: that is no progress.
  StagedUpload.last.sends(30, 100);
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.end).toEqual({ error: { kind: 'timedOut' } });
  expect(StagedUpload.last.isAborted).toBe(true);
});

test('HD-16: a sent photo whose answer never comes fails after 60 s too', async () => {
  const { outcome } = upload();
  StagedUpload.last.sends(100, 100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome.end).toEqual({ error: { kind: 'timedOut' } });
});

test('HD-13: the page of a proxy with status 413 means that the photo is too large', async () => {
  const { outcome, done, told } = upload();
  StagedUpload.last.answers(readFileSync('tests/cases/http-413.html', 'utf8'), 413);
  await done;
  expect(outcome.end).toEqual({ error: { kind: 'rejected', code: '413', message: '' } });
  expect(told.unreadable).toEqual([]);
});

test('HD-53: the lender’s own refusal keeps its words', async () => {
  const { outcome, done } = upload();
  StagedUpload.last.answers('{"code":413,"message":"The picture is too large."}', 413);
  await done;
  const error = { kind: 'rejected', code: '413', message: 'The picture is too large.' };
  expect(outcome.end).toEqual({ error });
});

test.each([
  ['no address', '{"code":0,"data":{}}'],
  ['an empty address', '{"code":0,"data":{"url":" "}}'],
  ['no data', '{"code":0}'],
  ['a list for data', '{"code":0,"data":[]}'],
])('lender-api §1: a success with %s stored nothing', async (_what, text) => {
  const { outcome, done, told } = upload();
  StagedUpload.last.answers(text);
  await done;
  expect(outcome.end).toEqual({ error: { kind: 'malformed', where: 'data.url' } });
  expect(told.unreadable).toEqual(['problemImage data.url']);
});

test('screens §8: status 401 is the end of the session', async () => {
  const { outcome, done, told } = upload();
  StagedUpload.last.answers('', 401);
  await done;
  expect(outcome.end).toEqual({ error: { kind: 'sessionOver' } });
  expect(told.sessionsOver).toBe(1);
});

test('lender-api §1: a cut connection is a failure of the network', async () => {
  const { outcome, done, told } = upload();
  StagedUpload.last.dispatchEvent(new Event('error'));
  await done;
  expect(outcome.end).toEqual({ error: { kind: 'unreachable' } });
  expect(told.unreadable).toEqual([]);
});

test('screens §5: an upload that is given up is stopped, and leaves nothing behind', async () => {
  const control = new AbortController();
  const { outcome, done, told } = upload(control.signal);
  const reason = new Error('removed');
  control.abort(reason);
  await done;
  expect(StagedUpload.last.isAborted).toBe(true);
  expect(outcome.end).toEqual({ error: reason });
  expect(told).toEqual({ sessionsOver: 0, unreadable: [] });
  expect(vi.getTimerCount()).toBe(0);
});

test('screens §5: an upload that was given up beforehand is never sent', async () => {
  const { outcome, done } = upload(AbortSignal.abort('removed'));
  await done;
  expect(StagedUpload.last.body).toBeUndefined();
  expect(outcome.end).toEqual({ error: 'removed' });
});
