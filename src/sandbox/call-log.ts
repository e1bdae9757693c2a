import type { PlayedCall } from './played-endpoints.ts';

/** A call that was received, with its secrets masked. */
export interface LoggedCall {
  sessionId: string;
  call: PlayedCall;
  /** ISO time in UTC. */
  at: string;
  query: Readonly<Record<string, string>>;
  payload: Readonly<Record<string, string>>;
  /** What the lender made of it: `success`, its code of rejection, or nothing when a fault came before. */
  verdict?: string;
  /** The fault that was played instead of an answer, or before it. */
  fault?: string;
}

/** Calls kept at a time, for a sandbox may run for weeks. */
const mostCalls = 2000;

const hidden: ReadonlySet<string> = new Set([
  'sessionId',
  'token',
  'userId',
  'deviceId',
  'gid',
  'repayToken',
  'verifyCode',
  'smsCode',
]);
const shortened: ReadonlySet<string> = new Set([
  'mobilePhone',
  'mobile',
  'phone',
  'accountNo',
  'cardNo',
  'holder',
  'userName',
]);

function masked(name: string, value: string): string {
  if (value === '' || !(hidden.has(name) || shortened.has(name))) return value;
  return hidden.has(name) ? '***' : `***${value.length > 6 ? value.slice(-4) : ''}`;
}

/** Values without what says who someone is, or could pay in their name. */
export function maskedValues(values: Iterable<[string, string]>): Record<string, string> {
  return Object.fromEntries([...values].map(([name, value]) => [name, masked(name, value)]));
}

/** Adds a call; the oldest one goes when there are too many. */
export function logCall(log: LoggedCall[], entry: LoggedCall): void {
  log.push(entry);
  if (log.length > mostCalls) log.shift();
}

/** The calls of one session, or of all; whose they are is told to nobody. */
export function readLog(log: readonly LoggedCall[], sessionId: string | null): object[] {
  return log
    .filter((entry) => sessionId === null || entry.sessionId === sessionId)
    .map((entry) => ({ ...entry, sessionId: entry.sessionId && '***' }));
}
