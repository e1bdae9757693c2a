import type { TextStore } from '../../src/platform/browser-storage.ts';

/** A store that works, with its content to be looked at. */
export function memoryStore(
  content: Readonly<Record<string, string>> = {},
): TextStore & { readonly content: Map<string, string> } {
  const map = new Map(Object.entries(content));
  return {
    content: map,
    read: (key) => map.get(key),
    write(key, value) {
      map.set(key, value);
      return true;
    },
    survivesReload: () => true,
    keys: () => [...map.keys()],
    remove: (key) => void map.delete(key),
  };
}
