import type { ReactNode } from 'react';

/** Props of `SwipeRow`. */
export interface SwipeRowProps {
  label: string;
  children: ReactNode;
}

/** Cards beside each other; where they are wider than the page, a finger moves them, and so do the arrow keys. */
export function SwipeRow({ label, children }: SwipeRowProps) {
  return (
    <div className="st-swipe" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
