import type { MouseEvent } from 'react';

/** Click handler that takes plain clicks inside the app; undefined leaves all of them to the browser, as do clicks with a modifier key. */
export function onPlainClick(act: (() => void) | undefined) {
  if (!act) return undefined;
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    act();
  };
}
