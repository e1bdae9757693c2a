import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { ownFrames, scrub } from '../domain/scrub.ts';
import { sendBeacon } from '../platform/beacon.ts';
import type { Clock, Stop } from '../platform/clock.ts';
import { onIncident, type Incident } from '../platform/incidents.ts';
import type { Session } from '../session/session.ts';

/** One thing that is told. */
export type TelemetryItem =
  | { kind: 'error'; name: string; text: string; at: readonly string[] }
  | { kind: 'call'; call: string; failure: string }
  | { kind: 'money'; channel: string; press: string; end: string }
  | { kind: 'vital'; name: string; value: number; rating: string };

/** What one message to `telemetry.url` holds, as JSON. */
export interface TelemetryBatch {
  tenant: string;
  /** Which screen was open, by its key; '' before there is one. */
  screen: string;
  language: string;
  items: readonly TelemetryItem[];
}

/** What the telemetry of a page needs. */
export interface TelemetryOptions {
  address: string;
  session: Pick<Session, 'tenantId' | 'values' | 'business'>;
  clock: Clock;
  language: () => string;
  send?: (address: string, text: string) => boolean;
}

/** Items in one message, and in all of a page's: somebody's broken phone must not flood anybody. */
const mostAtOnce = 20;
const mostInAll = 200;
/** How long the first item of a message waits for others, in milliseconds. */
const gatherFor = 10_000;

const screenNow = () => document.querySelector('main')?.dataset['screen'] ?? '';

/** A thrown thing, of which only its kind, scrubbed words and places in our own files are told. */
function errorItem(thrown: unknown, secrets: readonly string[]): TelemetryItem {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    kind: 'error',
    name: scrub(error.name, secrets),
    text: scrub(error.message, secrets),
    at: ownFrames(error.stack ?? ''),
  };
}

/**
 * Tells `telemetry.url` what went wrong and how fast the page was, in small messages that the browser sends when it
 * has time: scrubbed errors, failed calls, the ends of money calls with the id of their press, and web vitals. Nothing
 * waits for it, and nothing of it is kept. No value of the session, of the launch or of a field is ever in it.
 */
export function watchPage({
  address,
  session,
  clock,
  language,
  send = sendBeacon,
}: TelemetryOptions): Stop {
  const secrets = [...Object.values(session.values), ...Object.values(session.business)];
  let waiting: TelemetryItem[] = [];
  let sentCount = 0;
  let stopTimer: Stop = () => {};

  const flush = () => {
    stopTimer();
    stopTimer = () => {};
    const items = waiting;
    waiting = [];
    if (items.length === 0) return;
    const batch = { tenant: session.tenantId, screen: screenNow(), language: language(), items };
    send(address, JSON.stringify(batch satisfies TelemetryBatch));
  };
  const tell = (item: TelemetryItem) => {
    if (sentCount >= mostInAll) return;
    sentCount += 1;
    waiting.push(item);
    if (waiting.length >= mostAtOnce) flush();
    else if (waiting.length === 1) stopTimer = clock.after(gatherFor, flush);
  };
  const hear = (incident: Incident) => {
    if (incident.kind === 'error') tell(errorItem(incident.error, secrets));
    else if (incident.kind === 'money')
      tell({
        kind: 'money',
        channel: incident.channel,
        press: incident.pressId,
        end: incident.end,
      });
    else tell({ ...incident, failure: scrubCode(incident.failure, secrets) });
  };
  const stopHearing = onIncident(hear);
  const whenThrown = ({ error }: ErrorEvent) => hear({ kind: 'error', error });
  const whenRejected = ({ reason }: PromiseRejectionEvent) =>
    hear({ kind: 'error', error: reason });
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') flush();
  };
  window.addEventListener('error', whenThrown);
  window.addEventListener('unhandledrejection', whenRejected);
  document.addEventListener('visibilitychange', whenHidden);
  window.addEventListener('pagehide', flush);
  const vital = ({ name, value, rating }: Metric) =>
    tell({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating });
  for (const watch of [onLCP, onINP, onCLS, onTTFB]) watch(vital);
  return () => {
    flush();
    stopHearing();
    window.removeEventListener('error', whenThrown);
    window.removeEventListener('unhandledrejection', whenRejected);
    document.removeEventListener('visibilitychange', whenHidden);
    window.removeEventListener('pagehide', flush);
  };
}

/** Codes are the lender's: a short word or number is told, unless it is the borrower's own. */
function scrubCode(failure: string, secrets: readonly string[]): string {
  const isOwn = secrets.some((secret) => secret.length > 2 && failure.includes(secret));
  return !isOwn && /^[\w .-]{1,40}$/.test(failure) && !/\d{7}/.test(failure) ? failure : '…';
}
