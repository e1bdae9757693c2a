import type { Clock } from '../platform/clock.ts';
import { buildRequest, type Caller, type LenderCall, type LenderRequest } from './build-request.ts';
import { readAnswer, type CallOutcome, type LenderQuery } from './read-answer.ts';
import { sendRequest, type RawAnswer } from './send.ts';

/**
 * The calls that may be asked before their screen is drawn: reads that make nothing (lender-api §1), and the one that a
 * screen with a first view begins with, which is asked as the screen itself would, once. No other call that issues a
 * token or a number is among them.
 */
export const mayBeAskedEarly: ReadonlySet<string> = new Set([
  'loanConfirm',
  'contracts',
  'loanDetails',
  'instalments',
  'extension',
  'problemInit',
  'marketplace',
  'repaymentWay',
]);

/** An answer that a first view was drawn from. */
export interface FirstAnswer {
  data: unknown;
  /** Milliseconds since 1970: when it came. */
  at: number;
}

/** Under which name an answer is found: the call and what it carries. */
export const answerName = ({ endpoint, payload }: LenderCall): string =>
  JSON.stringify([endpoint.key, payload]);

/** An answer that nobody took is no longer how things stand. */
const longestUse = 60_000;

const started = new Map<string, { answer: Promise<RawAnswer>; at: number }>();

const nameOf = (request: LenderRequest) => `${request.method} ${request.url} ${request.body ?? ''}`;

/** Sends a call ahead of its screen; the screen's own call then takes the answer instead of asking again. */
export function askEarly(call: LenderCall, caller: Caller, clock: Clock): void {
  if (mayBeAskedEarly.has(call.endpoint.key)) void begin(call, caller, clock);
}

/** Reads the answer for a first view, which leaves it to the screen's own call; asks where nobody has asked yet. */
export const askForFirstView = <Result>(
  query: LenderQuery<Result>,
  caller: Caller,
  clock: Clock,
): Promise<CallOutcome<Result>> => readAnswer(query, begin(query, caller, clock));

/** The answer that is on its way, or a new one; a call that makes something is for its own screen alone to begin. */
export function begin(call: LenderCall, caller: Caller, clock: Clock): Promise<RawAnswer> {
  const request = buildRequest(call, caller);
  const name = nameOf(request);
  const before = started.get(name);
  if (before && clock.now() - before.at < longestUse) return before.answer;
  const answer = sendRequest(request, clock);
  answer.catch(() => undefined);
  started.set(name, { answer, at: clock.now() });
  return answer;
}

/** Forgets every early answer but these calls': what a first view has left must be asked anew before money moves. */
export function forgetEarlyBut(calls: readonly LenderCall[], caller: Caller): void {
  const kept = new Set(calls.map((call) => nameOf(buildRequest(call, caller))));
  for (const name of started.keys()) if (!kept.has(name)) started.delete(name);
}

/** The early answer to just this request, once: a second asking is a new call. */
export function takeEarly(request: LenderRequest, clock: Clock): Promise<RawAnswer> | undefined {
  const name = nameOf(request);
  const early = started.get(name);
  started.delete(name);
  return early && clock.now() - early.at < longestUse ? early.answer : undefined;
}
