import type { Stop } from './clock.ts';

/** Text by key. Never throws: where the browser refuses, values live until the page is left. */
export interface TextStore {
  read(key: string): string | undefined;
  /** `false`: the browser refused, and only this page remembers it. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Every key that holds something. */
  keys(): readonly string[];
  /** False once the browser refused to keep something: a reload would forget it. */
  survivesReload(): boolean;
}

/** Whether a store keeps a text of this length under a key of its own, which is empty again afterwards. */
export function canStore(store: TextStore, key: string, text: string): boolean {
  const isKept = store.write(key, text);
  store.remove(key);
  return isKept;
}

/**
 * Wraps one of the browser's stores. Private modes and full or blocked stores throw on any access
 * (even on `window.localStorage` itself), so each access is guarded and memory takes over (design §3).
 */
export function guardedStore(open: () => Storage): TextStore {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (store: Storage) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => memory.get(key) ?? attempt((store) => store.getItem(key)) ?? undefined,
    write(key, value) {
      const isKept = attempt((store) => {
        store.setItem(key, value);
        return true;
      });
      if (isKept) {
        memory.delete(key);
        return true;
      }
      // A full store still holds the value of before: after a reload it would be taken for this one.
      attempt((store) => store.removeItem(key));
      memory.set(key, value);
      return false;
    },
    survivesReload: () => memory.size === 0,
    keys() {
      const kept = attempt((store) =>
        Array.from({ length: store.length }, (_, at) => store.key(at) ?? ''),
      );
      return [...new Set([...(kept ?? []), ...memory.keys()])];
    },
    remove(key) {
      memory.delete(key);
      attempt((store) => store.removeItem(key));
    },
  };
}

/**
 * Calls `act` when another tab of this browser changed what the device keeps; the key is undefined when it was
 * emptied as a whole. A tab is never told of its own changes.
 */
export function onDeviceChange(act: (key: string | undefined) => void): Stop {
  const tell = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== window.sessionStorage) act(key ?? undefined);
  };
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}

/** Lives as long as the tab. */
export const tabStore: TextStore = guardedStore(() => window.sessionStorage);

/** Lives on the device. */
export const deviceStore: TextStore = guardedStore(() => window.localStorage);
