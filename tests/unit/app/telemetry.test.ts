import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPage, type TelemetryBatch } from '../../../src/app/telemetry.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { noteIncident } from '../../../src/platform/incidents.ts';
import { sampleSession, sampleValues } from '../../support/sample-session.ts';

const address = 'https://watch.lender.example/pages';
let stop = () => {};
let sent: TelemetryBatch[] = [];
let raw = '';

function open(session = sampleSession()) {
  stop = watchPage({
    address,
    session,
    clock: systemClock,
    language: () => 'en',
    send(to, text) {
      expect(to).toBe(address);
      raw += text;
      sent.push(JSON.parse(text));
      return true;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  raw = '';
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const items = () => sent.flatMap((batch) => batch.items);

test('what happens within ten seconds is one message; what was noted before anybody listened is in it', () => {
  noteIncident({ kind: 'call', call: 'loanDetails', failure: 'malformed HTTP 502' });
  open();
  noteIncident({ kind: 'money', channel: 'card', pressId: 'p1e2s3s4', end: 'unanswered' });
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ tenant: 'sample', language: 'en' });
  expect(items()).toEqual([
    { kind: 'call', call: 'loanDetails', failure: 'malformed HTTP 502' },
    { kind: 'money', channel: 'card', press: 'p1e2s3s4', end: 'unanswered' },
  ]);
});

test('a page that is left sends what it has; one with nothing to tell sends nothing', () => {
  open();
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
  noteIncident({ kind: 'call', call: 'contracts', failure: 'unreachable' });
  window.dispatchEvent(new Event('pagehide'));
  expect(items()).toHaveLength(1);
});

test('a page that fails without an end tells two hundred things and no more, twenty at a time', () => {
  open();
  for (let at = 0; at < 1000; at += 1)
    noteIncident({ kind: 'call', call: 'contracts', failure: 'unreachable' });
  vi.advanceTimersByTime(60_000);
  expect(items()).toHaveLength(200);
  expect(Math.max(...sent.map((batch) => batch.items.length))).toBe(20);
});

test('errors that nobody caught are told, with their kind', () => {
  open();
  const error = new TypeError('Cannot read properties of undefined');
  window.dispatchEvent(Object.assign(new Event('error'), { error }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'cut' }));
  window.dispatchEvent(new Event('pagehide'));
  expect(items()).toMatchObject([
    { kind: 'error', name: 'TypeError', text: 'Cannot read properties of undefined' },
    { kind: 'error', name: 'Error', text: 'cut' },
  ]);
});

test('once it is over, nothing is heard any more', () => {
  open();
  stop();
  noteIncident({ kind: 'call', call: 'contracts', failure: 'unreachable' });
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

const placed = (value: string) =>
  fc.constantFrom(
    `failed for ${value}`,
    `GET /x?token=${encodeURIComponent(value)}`,
    JSON.stringify({ value }),
    value,
  );

test('no value of the session or of the launch is ever in a message', () => {
  const secret = fc.string({ minLength: 8, maxLength: 30, unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(
      fc.record({ sessionId: secret, token: secret, userId: secret, orderId: secret }),
      fc.constantFrom('sessionId', 'token', 'userId', 'orderId'),
      ({ orderId, ...values }, which) => {
        raw = '';
        open(sampleSession({ ...sampleValues, ...values }, { orderId }));
        const value = { ...values, orderId }[which];
        for (const text of fc.sample(placed(value), 4)) {
          noteIncident({ kind: 'error', error: new Error(text) });
          noteIncident({ kind: 'error', error: text });
          noteIncident({ kind: 'call', call: 'register', failure: `rejected ${text}` });
        }
        stop();
        expect(raw).not.toContain(JSON.stringify(value).slice(1, -1));
        expect(raw).not.toContain(encodeURIComponent(value));
      },
    ),
    { numRuns: 200 },
  );
});
