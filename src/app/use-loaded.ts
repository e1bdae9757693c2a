import { useEffect, useState } from 'react';
import { systemClock } from '../platform/clock.ts';
import { reloadOnceForMissingFile } from './reload-once.ts';
import { longestQuiet } from './longest-quiet.ts';

/** How loading a part of the app stands. */
export type Loading<T> =
  /** `isLate`: for so long that it has to be said; what comes after that is shown all the same. */
  | { at: 'waiting'; isLate: boolean }
  | { at: 'there'; loaded: T }
  | { at: 'failed'; retry: () => void };

/**
 * Loads a part of the app; a missing file is answered by one reload at most, then by `failed` (HD-55). With
 * `preloaded` it is there from the first rendering on.
 */
export function useLoaded<T>(load: () => Promise<T>, preloaded?: T): Loading<T> {
  const [state, setState] = useState<{ loaded: T } | 'waiting' | 'failed'>(
    preloaded === undefined ? 'waiting' : { loaded: preloaded },
  );
  const [attempt, setAttempt] = useState(0);
  const [lateAt, setLateAt] = useState<unknown>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => isWanted && setState({ loaded }),
      () => {
        if (isWanted && !reloadOnceForMissingFile()) setState('failed');
      },
    );
    const stop = systemClock.after(longestQuiet, () => setLateAt(() => load));
    return () => {
      isWanted = false;
      stop();
    };
  }, [load, attempt]);
  if (state === 'waiting') return { at: 'waiting', isLate: lateAt === load };
  if (state !== 'failed') return { at: 'there', loaded: state.loaded };
  return {
    at: 'failed',
    retry() {
      setState('waiting');
      setAttempt(attempt + 1);
    },
  };
}
