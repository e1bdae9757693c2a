import type { NativeAction } from '../../../src/bridge/native-actions.ts';
import type { Clock } from '../../../src/platform/clock.ts';

/** One call of the phone to its lender, secrets masked. */
export interface LoggedCall {
  kind: 'call';
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  method: string;
  path: string;
  sent: readonly [string, string][];
  /** Milliseconds; undefined while nothing has come back. */
  took?: number | undefined;
  /** HTTP status; undefined while waiting, and when the connection failed. */
  status?: number | undefined;
  failed?: boolean | undefined;
  answer?: string | undefined;
  /** The fault that was asked for. */
  fault?: string | undefined;
}

/** One thing that the phone asked the lender's app to do. */
export interface LoggedAction {
  kind: 'action';
  id: number;
  at: number;
  action: NativeAction;
  /** The name that the lender's app knows it by. */
  name: string;
  payload: string;
}

/** What the phone did. */
export type LogEntry = LoggedCall | LoggedAction;

/** Keeps what the phone did, the newest first. */
export interface PhoneLog {
  readonly entries: readonly LogEntry[];
  call(entry: Omit<LoggedCall, 'kind' | 'id' | 'at'>): number;
  answered(
    id: number,
    result: Pick<LoggedCall, 'took' | 'status' | 'failed' | 'answer' | 'fault'>,
  ): void;
  action(entry: Omit<LoggedAction, 'kind' | 'id' | 'at'>): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** Entries that are kept. */
const mostEntries = 200;

/** A new, empty log. */
export function createPhoneLog(clock: Pick<Clock, 'now'>): PhoneLog {
  const listeners = new Set<() => void>();
  let entries: readonly LogEntry[] = [];
  let count = 0;
  const set = (next: readonly LogEntry[]) => {
    entries = next.slice(0, mostEntries);
    for (const listener of listeners) listener();
  };
  const add = (make: (id: number, at: number) => LogEntry): number => {
    count += 1;
    set([make(count, clock.now()), ...entries]);
    return count;
  };
  return {
    get entries() {
      return entries;
    },
    call: (entry) => add((id, at) => ({ ...entry, kind: 'call', id, at })),
    action: (entry) => void add((id, at) => ({ ...entry, kind: 'action', id, at })),
    answered: (id, result) =>
      set(entries.map((entry) => (entry.id === id ? Object.assign({}, entry, result) : entry))),
    clear: () => set([]),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Names of what says who someone is, or lets one act in their name; kept out of every log. */
const secretName =
  /session|token|secret|password|passwd|pin$|otp|code$|verif|captcha|sid$|phone|mobile|tel$|e-?mail|userid|username|holder|deviceid|device-id|gid$|card|account|bank.?no|address|birth|aadhaar|nik$|number$/i;

/** Names that only look like one of these. */
const harmlessName =
  /^(?:code|payCode|pay_code|bankCode|productCode|errorCode|statusCode|merchantNumber|clientType)$/;

/** What stands in place of a secret. */
export const masked = '•••';

/** Whether values under this name are kept out of logs. */
export const isSecretName = (name: string): boolean =>
  secretName.test(name) && !harmlessName.test(name);

/** Parameters with the secret ones masked; an empty value says nothing and stays. */
export const maskedParams = (params: Iterable<readonly [string, string]>): [string, string][] =>
  [...params].map(([name, value]) => [name, value && isSecretName(name) ? masked : value]);

/** An address with the secret values of its query masked. */
export const maskedAddress = (address: string): string =>
  address.replace(/([?&#])([^=&#\s]+)=([^&#\s]*)/g, (whole, mark: string, name: string, value) =>
    value && isSecretName(name) ? `${mark}${name}=${masked}` : whole,
  );

/** A value of JSON with everything masked that stands under a secret name, however deep. */
export function maskedValue(value: unknown, name = ''): unknown {
  if (value === null || value === undefined || value === '') return value;
  if (isSecretName(name) && typeof value !== 'boolean') return masked;
  if (Array.isArray(value)) return value.map((item) => maskedValue(item, name));
  if (typeof value === 'string') return maskedAddress(value);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, maskedValue(inner, key)]),
  );
}

/** Longest answer that is kept, in characters. */
const mostText = 6000;

/**
 * An answer's text for the log: JSON with its secrets masked. Of anything else only what kind of text it is, because
 * nobody knows where in it a secret stands. Numbers too long for a number are shown as texts, so that no digit is lost.
 */
export function maskedAnswer(text: string): string {
  if (text.trim() === '') return '';
  try {
    const value: unknown = JSON.parse(
      text.replace(/([:[,]\s*)(-?\d{16,})(?=\s*[,}\]])/g, '$1"$2"'),
    );
    const shown = JSON.stringify(maskedValue(value), null, 2);
    return shown.length > mostText ? `${shown.slice(0, mostText)}\n…` : shown;
  } catch {
    return text.trimStart().startsWith('<') ? '<html …>' : '(…)';
  }
}
