import type { ReactNode } from 'react';
import { useGoTo } from '../../navigation/use-go-to.ts';
import type { ScreenKey } from '../../tenant/screen-paths.ts';
import { onPlainClick } from '../../ui/plain-click.ts';

/** Props of `SiteLink`. */
export interface SiteLinkProps {
  to: ScreenKey;
  /** The page that is being looked at. */
  isCurrent?: boolean | undefined;
  className?: string | undefined;
  /** Its name where its words may not be seen. */
  label?: string | undefined;
  children: ReactNode;
}

/** A real link to a screen; a plain click goes there inside the app. Nothing for a screen that this lender does not have. */
export function SiteLink({ to, isCurrent, className, label, children }: SiteLinkProps) {
  const goTo = useGoTo();
  if (!goTo.isOpen(to)) return null;
  return (
    <a
      href={goTo.href(to)}
      className={className}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onPlainClick(() => goTo.go(to))}
    >
      {children}
    </a>
  );
}
