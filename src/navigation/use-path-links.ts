import { useMemo } from 'react';
import { appendQuery } from '../domain/safe-address.ts';
import { useNavigationAccess } from './navigation-context.tsx';
import { useFollow } from './use-follow.ts';

/** Links into the app that a tenant's text holds. */
export interface TextLinks {
  /** The address to show: with the launch flag where the launch carried it, so that a new tab finds the same lender. */
  hrefOf: (path: string) => string;
  follow: (path: string) => void;
}

/** See `TextLinks`. The paths have been judged already: a text's reader lets no unsafe address become a link. */
export function usePathLinks(): TextLinks {
  const { flag } = useNavigationAccess();
  const follow = useFollow();
  return useMemo(
    () => ({
      hrefOf: (path) => appendQuery(path, flag === undefined ? {} : { tenant: flag }),
      follow: (path) => void follow(path),
    }),
    [flag, follow],
  );
}
