import type { ReactNode } from 'react';
import css from './live-regions.module.css';

// Live regions have to be in the page before they speak (HD-62), so the first view draws them too, empty.

/** Where notices about money stand: in every screen's header. */
export const NoticeFrame = ({ children }: { children?: ReactNode }) => (
  <div className={css.area} aria-live="polite">
    {children}
  </div>
);

/** Where toasts appear: the page's own floats above it, a dialog's stands between its content and its actions. */
export const ToastFrame = ({
  isInDialog,
  children,
}: {
  isInDialog?: boolean | undefined;
  children?: ReactNode;
}) => (
  <div className={css.outlet} role="status" data-inline={isInDialog || undefined}>
    {children}
  </div>
);
