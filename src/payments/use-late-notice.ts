import { useEffect, useRef } from 'react';
import { useNotices } from '../ui/notices.tsx';

/** What an answer about money that came late says. */
export type LateKind = 'Accepted' | 'Refused' | 'Unknown';

/** For an answer about money: whether whoever asked is still here, and how to tell them where they are when not. */
export interface LateNotice {
  isHere: () => boolean;
  /** Whoever has left for another screen is told there, and stays there; it stands until it is closed or followed. */
  say: (kind: LateKind, text: string) => void;
}

/** See `LateNotice`; `id` is what the notice is about, and `action` leads to it. */
export function useLateNotice(id: string, action: { label: string; act: () => void }): LateNotice {
  const notices = useNotices();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return {
    isHere: () => isHere.current,
    say: (kind, text) =>
      notices.show({ id, tone: kind === 'Accepted' ? 'good' : 'warn', text, action }),
  };
}
