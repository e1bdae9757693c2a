import { useEffect, useRef, useState } from 'react';
import { copyText, selectText } from '../platform/clipboard.ts';
import { systemClock } from '../platform/clock.ts';
import type { CopyState } from './copy-field-view.tsx';

/** How long a button says that it has copied, in milliseconds. */
const saidFor = 3000;

/** The Copy buttons of a page: what became of the last press, by the key of its field. */
export interface Copies {
  stateOf: (key: string) => CopyState;
  /** Copies exactly this text, or selects what the field shows. */
  copy: (key: string, text: string) => Promise<void>;
  /** For the element that shows the value. */
  valueRef: (key: string) => (value: HTMLElement | null) => void;
}

/** Copies texts and tells the truth about it: "copied" only when a text is on the clipboard (HD-65). */
export function useCopies(): Copies {
  const [last, setLast] = useState<{ key: string; state: CopyState }>();
  const values = useRef(new Map<string, HTMLElement>());
  const isCopied = last?.state === 'copied';
  useEffect(() => {
    if (!isCopied) return undefined;
    return systemClock.after(saidFor, () => setLast(undefined));
  }, [isCopied, last]);
  return {
    stateOf: (key) => (last?.key === key ? last.state : 'idle'),
    async copy(key, text) {
      const value = values.current.get(key);
      const isThere = await copyText(text, value ?? document.body);
      setLast({ key, state: isThere ? 'copied' : 'refused' });
      if (!isThere && value) selectText(value);
    },
    valueRef: (key) => (value) => {
      if (value) values.current.set(key, value);
      else values.current.delete(key);
    },
  };
}
