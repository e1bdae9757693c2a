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

/** A finger that lies still moves a page by so much, in CSS pixels. */
const slack = 8;

/**
 * Scrolls to what comes, unless the person has scrolled up: then `hasNew` says so. What the person says themselves
 * is always scrolled to, and a long answer is shown from its beginning.
 */
export function useFollowEnd(lastId: number, isOwn: boolean, shown: unknown): FollowEnd {
  const logRef = useRef<HTMLDivElement>(null);
  const endRef = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const lastY = useRef(0);
  const seenId = useRef(lastId);
  const [hasNew, setHasNew] = useState(false);

  const goToEnd = useCallback(() => {
    isFollowing.current = true;
    setHasNew(false);
    endRef.current?.scrollIntoView({ block: 'end' });
    const newest = logRef.current?.lastElementChild;
    if (newest && newest.getBoundingClientRect().top < header)
      newest.scrollIntoView({ block: 'start' });
    lastY.current = window.scrollY;
  }, []);

  useEffect(() => {
    const end = endRef.current;
    if (!end) return undefined;
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      isFollowing.current = true;
      setHasNew(false);
    });
    watch.observe(end);
    // Only a scroll upwards that was not ours is the person's own.
    const scrolled = () => {
      if (window.scrollY < lastY.current - slack) isFollowing.current = false;
      lastY.current = window.scrollY;
    };
    const resized = () => {
      if (isFollowing.current) goToEnd();
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('resize', resized);
    return () => {
      watch.disconnect();
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('resize', resized);
    };
  }, [goToEnd]);

  useLayoutEffect(() => {
    const isNew = lastId > seenId.current;
    seenId.current = lastId;
    if (isFollowing.current || (isNew && isOwn)) goToEnd();
    else if (isNew) setHasNew(true);
  }, [lastId, isOwn, shown, goToEnd]);

  return { logRef, endRef, hasNew, goToEnd };
}
