import { useCallback, useEffect, useState } from 'react';

/** A text of the tenant's folder: on its way, there, or not to be had. */
export type TenantText =
  | { at: 'waiting' }
  | { at: 'there'; text: string }
  | { at: 'failed'; retry: () => void };

/**
 * Fetches a text, again whenever `load` is another function: keep it between renderings. With `known` the text
 * is there from the first rendering on.
 */
export function useTenantText(load: () => Promise<string>, initial?: string): TenantText {
  const [state, setState] = useState<{ text: string } | 'waiting' | 'failed'>(
    initial === undefined ? 'waiting' : { text: initial },
  );
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (text) => isWanted && setState({ text }),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  const retry = useCallback(() => {
    setState('waiting');
    setAttempt((count) => count + 1);
  }, []);
  if (state === 'waiting') return { at: 'waiting' };
  return state === 'failed' ? { at: 'failed', retry } : { at: 'there', text: state.text };
}
