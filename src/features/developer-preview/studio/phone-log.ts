import type { NativeAction } from '../../../bridge/native-actions.ts';
import type { Clock } from '../../../platform/clock.ts';

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
