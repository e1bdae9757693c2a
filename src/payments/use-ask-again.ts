import { useCallback, useEffect, useRef, useState } from 'react';
import { nextWait } from '../domain/ask-again.ts';
import { systemClock } from '../platform/clock.ts';
import { steadyNow } from '../platform/steady-time.ts';
import { onPageShown } from '../platform/visibility.ts';

/** How asking stands. */
export interface Asking {
  /** The last wait has passed: from here on a person asks by a button. */
  isOver: boolean;
  /** Starts asking anew. */
  restart: () => void;
}

/**
 * Asks again and again while `isAsking`, after each of the `waits`, by themselves after 3 s, each half as long again, for
 * two minutes (screens §8, "Asking the loan"), and at once when the page is shown again. One asking at a time; a failed one is no answer.
 */
export function useAskAgain(
  isAsking: boolean,
  ask: () => Promise<unknown>,
  waits = nextWait,
): Asking {
  const [isOver, setOver] = useState(false);
  const [round, setRound] = useState(0);
  const [wasAsking, setWasAsking] = useState(isAsking);
  if (wasAsking !== isAsking) {
    setWasAsking(isAsking);
    setOver(false);
  }
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    if (!isAsking) return undefined;
    const started = steadyNow();
    let stopTimer = () => {};
    let isStopped = false;
    let isOpen = false;
    const askOnce = async () => {
      if (isOpen) return;
      isOpen = true;
      // A failed asking is no answer; the next one follows.
      await latestAsk.current().catch(() => undefined);
      isOpen = false;
    };
    const schedule = (previous: number | undefined) => {
      if (isStopped) return;
      const wait = waits(previous, steadyNow() - started);
      if (wait === undefined) {
        setOver(true);
        return;
      }
      stopTimer = systemClock.after(wait, () => {
        void askOnce().then(() => schedule(wait));
      });
    };
    schedule(undefined);
    const stopShown = onPageShown(() => void askOnce());
    return () => {
      isStopped = true;
      stopTimer();
      stopShown();
    };
  }, [isAsking, round, waits]);
  const restart = useCallback(() => {
    setOver(false);
    setRound((count) => count + 1);
  }, []);
  return { isOver, restart };
}
