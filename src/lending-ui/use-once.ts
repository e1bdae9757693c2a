import { useRef } from 'react';

/** Runs one call at a time: while one is open, further ones do nothing, however fast they come (HD-47). */
export interface Once {
  run(call: () => Promise<void>): Promise<void>;
  isOpen(): boolean;
}

/** See `Once`. The lock is no state: two taps in one tick meet before anything is drawn. */
export function useOnce(): Once {
  const isOpen = useRef(false);
  return {
    isOpen: () => isOpen.current,
    async run(call) {
      if (isOpen.current) return;
      isOpen.current = true;
      try {
        await call();
      } finally {
        isOpen.current = false;
      }
    },
  };
}
