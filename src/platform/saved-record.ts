import type { TextStore } from './browser-storage.ts';
import type { Clock } from './clock.ts';

/** Says what a value from storage is; undefined for whatever is not what was meant. Never throws. */
export type ReadValue<Value> = (raw: unknown) => Value | undefined;

/** Reads what storage, or an entry of the history, holds: undefined for nothing, for no JSON, and for a wrong shape. */
export function readSaved<Value>(
  text: string | undefined,
  read: ReadValue<Value>,
): Value | undefined {
  if (text === undefined) return undefined;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  return read(raw);
}

/** What a saved record is: where it lies, what it has to look like, and for how long it counts. */
export interface RecordPlace<Value> {
  store: TextStore;
  key: string;
  read: ReadValue<Value>;
  /** A record that nobody wrote for so many milliseconds counts as none; the record is an object then. */
  lifetime?: { milliseconds: number; clock: Pick<Clock, 'now'> };
}

/** One value that outlives the page. */
export interface SavedRecord<Value> {
  /** Undefined when there is none, and for whatever is odd or too old: that is forgotten, too. */
  find(): Value | undefined;
  /** False: the browser refused, and only this page remembers it. */
  keep(value: Value): boolean;
  forget(): void;
}

/** The one way in which anything of ours lies in the browser's storage as JSON. */
export function savedRecord<Value>(place: RecordPlace<Value>): SavedRecord<Value> {
  const { store, key, read, lifetime } = place;
  const isTimely = (raw: unknown) => {
    if (!lifetime) return true;
    const { keptAt }: Partial<Record<string, unknown>> = Object(raw);
    return typeof keptAt === 'number' && keptAt > lifetime.clock.now() - lifetime.milliseconds;
  };
  return {
    find() {
      const text = store.read(key);
      const value = readSaved(text, (raw) => (isTimely(raw) ? read(raw) : undefined));
      if (text !== undefined && value === undefined) store.remove(key);
      return value;
    },
    keep: (value) =>
      store.write(
        key,
        JSON.stringify(lifetime ? { ...value, keptAt: lifetime.clock.now() } : value),
      ),
    forget: () => store.remove(key),
  };
}
