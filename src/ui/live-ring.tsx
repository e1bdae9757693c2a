import type { ReactNode } from 'react';
import css from './live-ring.module.css';

/** Props of `LiveRing`. */
export interface LiveRingProps {
  /** Something is truly asked: an arc goes round. Else the ring stands still. */
  isLive: boolean;
  /** What stands in the middle; wide text makes the ring give way and stands under it. */
  children?: ReactNode;
}

/** A ring that moves while something is asked. Holds no hook. */
export function LiveRing({ isLive, children }: LiveRingProps) {
  return (
    <div className={css.place}>
      <svg className={css.ring} viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <circle className={css.track} cx="100" cy="100" r="92" />
        <g className={css.arc} data-live={isLive || undefined}>
          <path d="M165.1 34.9A92 92 0 0 1 111 191.3" />
          <circle className={css.head} cx="111" cy="191.3" r="7" />
        </g>
      </svg>
      <div className={css.middle}>{children}</div>
    </div>
  );
}
