import { useSyncExternalStore, type ComponentType } from 'react';

/**
 * A part of a screen whose code arrives after the screen: until then, and for good when it cannot be had,
 * `Meanwhile` stands in its place, or nothing. Only for what a person can do without. A part that is there
 * already is drawn at once, but for the rendering that takes over what was drawn before React: that had no such part.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    load().then(
      (part) => {
        loaded = part;
        for (const tell of listeners) tell();
      },
      () => undefined,
    );
    return () => void listeners.delete(listener);
  };
  return function Later(props: Props) {
    const Part = useSyncExternalStore(
      subscribe,
      () => loaded ?? Meanwhile,
      () => Meanwhile,
    );
    return Part ? <Part {...props} /> : null;
  };
}
