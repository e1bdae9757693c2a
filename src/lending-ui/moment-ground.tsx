import type { ReactNode } from 'react';
import css from './moment-ground.module.css';

/** Props of `MomentGround`. */
export interface MomentGroundProps {
  /** A bold house answers with its loud colour that something is paid, and with its deep one that money is on its way. */
  moment: 'paid' | 'confirmed';
  /** One page. */
  children: ReactNode;
}

/** What a moment stands on, from edge to edge: the brand's own colour with the house's pattern, or its place under a sky. */
export function MomentGround({ moment, children }: MomentGroundProps) {
  return (
    <div className={css.ground} data-moment={moment}>
      <i className={css.pattern} aria-hidden="true" />
      {children}
    </div>
  );
}
