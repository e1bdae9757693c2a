import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Keeps the end of a talk in sight. */
export interface FollowEnd {
  logRef: RefObject<HTMLDivElement | null>;
  endRef: RefObject<HTMLDivElement | null>;
  /** Something came while the person was reading further up. */
  hasNew: boolean;
  goToEnd: () => void;
}

/** What is sticky at the top of a page, in CSS pixels. */
const header = 64;

/**
 * Scrolls to what comes, unless the person has scrolled up: then `hasNew` says so. What the person says themselves
 * is always scrolled to, and a long answer is shown from its beginning.
 */
export function useFollowEnd(lastId: number, isOwn: boolean, shown: unknown): FollowEnd {
  const logRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const seenId = useRef(lastId);
  const [hasNew, setHasNew] = useState(false);

  const goToEnd = useCallback(() => {
    isAtEnd.current = true;
    setHasNew(false);
    endRef.current?.scrollIntoView({ block: 'end' });
    const newest = logRef.current?.lastElementChild;
    if (newest && newest.getBoundingClientRect().top < header)
      newest.scrollIntoView({ block: 'start' });
  }, []);

  useEffect(() => {
    const end = endRef.current;
    if (!end) return undefined;
    const watch = new IntersectionObserver(([seen]) => {
      isAtEnd.current = seen?.isIntersecting === true;
      if (isAtEnd.current) setHasNew(false);
    });
    watch.observe(end);
    const resized = () => {
      if (isAtEnd.current) endRef.current?.scrollIntoView({ block: 'end' });
    };
    window.addEventListener('resize', resized);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', resized);
    };
  }, []);

  useLayoutEffect(() => {
    const isNew = lastId > seenId.current;
    seenId.current = lastId;
    if (isAtEnd.current || (isNew && isOwn)) goToEnd();
    else if (isNew) setHasNew(true);
  }, [lastId, isOwn, shown, goToEnd]);

  return { logRef, endRef, hasNew, goToEnd };
}
