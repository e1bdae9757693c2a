import type { Clock } from '../platform/clock.ts';
import { buildRequest, type Caller, type LenderCall, type LenderRequest } from './build-request.ts';
import { sendRequest, type RawAnswer } from './send.ts';

/**
 * The calls that may be asked before their screen is drawn: reads that make nothing (lender-api §1). A call
 * that issues a token or a number is never among them.
 */
export const mayBeAskedEarly: ReadonlySet<string> = new Set([
  'loanConfirm',
  'contracts',
  'loanDetails',
  'instalments',
  'extension',
  'problemInit',
  'marketplace',
]);

/** An answer that nobody took is no longer how things stand. */
const longestUse = 60_000;

const started = new Map<string, { answer: Promise<RawAnswer>; at: number }>();

const nameOf = (request: LenderRequest) => `${request.method} ${request.url} ${request.body ?? ''}`;

/** Sends a call ahead of its screen; the screen's own call then takes the answer instead of asking again. */
export function askEarly(call: LenderCall, caller: Caller, clock: Clock): void {
  if (!mayBeAskedEarly.has(call.endpoint.key)) return;
  const request = buildRequest(call, caller);
  const answer = sendRequest(request, clock);
  answer.catch(() => undefined);
  started.set(nameOf(request), { answer, at: clock.now() });
}

/** The early answer to just this request, once: a second asking is a new call. */
export function takeEarly(request: LenderRequest, clock: Clock): Promise<RawAnswer> | undefined {
  const name = nameOf(request);
  const early = started.get(name);
  started.delete(name);
  return early && clock.now() - early.at < longestUse ? early.answer : undefined;
}
