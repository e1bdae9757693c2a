import { useMemo } from 'react';
import { checkAddress } from '../domain/safe-address.ts';
import { legalPageOfScreen, type LegalPage } from '../tenant/legal-pages.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { useNavigationAccess } from './navigation-context.tsx';
import { matchScreen } from './route-table.ts';

/** How an agreement's address is understood. */
export interface LegalAddresses {
  appOrigin: string;
  /** The tenant's own text that a path of the app means; undefined for any other path. */
  legalPageOf: (path: string) => LegalPage | undefined;
  /** Whether an address can be shown at all: an unsafe one cannot, nor can a path of the app that is no legal text. */
  isRefused: (address: string) => boolean;
}

/** See `LegalAddresses`. */
export function useLegalPageOf(): LegalAddresses {
  const tenant = useTenant();
  const { address: bar } = useNavigationAccess();
  return useMemo(() => {
    const appOrigin = bar.current().origin;
    const legalPageOf = (path: string) => {
      const screen = matchScreen(tenant, new URL(path, appOrigin).pathname);
      return screen && legalPageOfScreen[screen];
    };
    return {
      appOrigin,
      legalPageOf,
      isRefused(address) {
        const verdict = checkAddress(address, appOrigin);
        return verdict.kind === 'inApp'
          ? legalPageOf(verdict.path) === undefined
          : verdict.kind !== 'outside';
      },
    };
  }, [tenant, bar]);
}
