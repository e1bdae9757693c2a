/** A store of the browser that misbehaves on demand, as private modes and full devices do (HD-29). */
export function troubledStorage(content: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(content));
  let trouble: 'none' | 'full' | 'blocked' = 'none';
  const touch = () => {
    if (trouble === 'blocked')
      throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const storage: Storage = {
    get length() {
      touch();
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    getItem(key) {
      touch();
      return kept.get(key) ?? null;
    },
    setItem(key, value) {
      touch();
      if (trouble === 'full')
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem(key) {
      touch();
      kept.delete(key);
    },
  };
  return {
    kept,
    /** What `window.localStorage` would answer; even the look at it throws where stores are blocked. */
    open: () => {
      touch();
      return storage;
    },
    become(next: typeof trouble) {
      trouble = next;
    },
  };
}
