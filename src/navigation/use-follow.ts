import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBridge } from '../bridge/bridge-context.tsx';
import { appendQuery, checkAddress, checkPartnerLink } from '../domain/safe-address.ts';
import { sheetHistory } from '../platform/sheet-history.ts';
import { withPassThrough } from '../session/pass-through.ts';
import { useSession } from '../session/session-context.tsx';
import { useTenant } from '../tenant/tenant-context.tsx';
import { useNavigationAccess } from './navigation-context.tsx';
import { goOnFrom } from './pages-below.ts';
import { screenOfPath } from './route-table.ts';

/** What following an address may add or do besides. */
export interface FollowOptions {
  /** Parameters put before the fragment. */
  add?: Readonly<Record<string, string>>;
  /** The page that is left does not stay in the history. */
  replace?: boolean;
  /**
   * A link to another product: it is told who comes, where its origin is trusted, and may be a page of the lender's
   * app (screens §9).
   */
  isPartner?: boolean;
}

const pathOnly = (address: string) => address.replace(/[?#].*$/s, '');

/**
 * Follows an address that a lender's server gave: inside the app, to an outside page in this window (a new
 * one is blocked silently by some web views, HD-64), or to an app for the schemes that the tenant lists. A path of this
 * origin that no screen has is a page that a server draws, so the window goes there. `false` when the address
 * is refused and nothing happened: the caller says so.
 */
export function useFollow(): (raw: string | undefined, options?: FollowOptions) => boolean {
  const tenant = useTenant();
  const session = useSession();
  const bridge = useBridge();
  const navigate = useNavigate();
  const { address, flag } = useNavigationAccess();
  return useCallback(
    (raw, { add = {}, replace = false, isPartner = false } = {}) => {
      const { origin } = address.current();
      const check = isPartner ? checkPartnerLink : checkAddress;
      const verdict = check(raw, origin, tenant.security.appSchemes);
      if (verdict.kind === 'refused') return false;
      if (verdict.kind === 'appScheme') bridge.call('startPage', { url: verdict.url });
      else if (verdict.kind === 'inApp' && screenOfPath(tenant, pathOnly(verdict.path))) {
        const to = appendQuery(verdict.path, { ...(flag && { tenant: flag }), ...add });
        sheetHistory.leave(
          (isInPlace) =>
            goOnFrom(address, isInPlace, () => void navigate(to, { replace: isInPlace })),
          replace,
        );
      } else {
        const page = appendQuery(verdict.kind === 'inApp' ? verdict.path : verdict.url, add);
        address.leaveFor(isPartner ? withPassThrough(page, session, tenant, origin) : page);
      }
      return true;
    },
    [tenant, session, bridge, navigate, address, flag],
  );
}
