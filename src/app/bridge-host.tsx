import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BridgeProvider } from '../bridge/bridge-context.tsx';
import { replaceableFallbacks } from '../bridge/replaceable-fallbacks.ts';
import { createBridge, type BrowserFallbacks } from '../bridge/create-bridge.ts';
import { telephoneHref } from '../domain/safe-address.ts';
import { useNavigationAccess } from '../navigation/navigation-context.tsx';
import { useGoTo } from '../navigation/use-go-to.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { useToast } from '../ui/toast.tsx';

const nothing = () => {};

/**
 * Makes the bridge and the ways of a plain browser (design §7): a call is a `tel:` link, pages of the app
 * are the web's own where the tenant has them, and what only the app can do is said in words.
 */
function useBrowserFallbacks(): BrowserFallbacks {
  const { t } = useTranslation();
  const toast = useToast();
  const goTo = useGoTo();
  const tenant = useTenant();
  const { address } = useNavigationAccess();
  return useMemo(() => {
    const sayOnlyInApp = () => toast(t('onlyInApp', { app: tenant.brand.shortName }));
    const toMarketplace = () => {
      if (goTo.isOpen('marketplace')) goTo.go('marketplace');
      else if (goTo.isOpen('home')) goTo.go('home');
      else sayOnlyInApp();
    };
    return {
      openServiceChat: () => toast(t('callUs', { phone: tenant.servicePhone })),
      promptScore: nothing,
      dismissRepaymentDialog: nothing,
      closeWebview: goTo.back,
      startPage: sayOnlyInApp,
      goToProduct: toMarketplace,
      goToHome: toMarketplace,
      goToMine: sayOnlyInApp,
      goToRating: () => toast(t('thanksForRating'), { tone: 'good' }),
      callPhone({ phone }) {
        const href = telephoneHref(phone);
        if (href) address.leaveFor(href);
      },
      offToLogin: () => toast(t('logInInApp', { app: tenant.brand.shortName })),
      confirmTrackingPoint: nothing,
      startBank: nothing,
      endBank: nothing,
    };
  }, [t, toast, goTo, tenant, address]);
}

/** Gives the screens the bridge, and lets the lender's app place the calls of all `tel:` links. */
export function BridgeHost({ children }: { children: ReactNode }) {
  const { bridge: names } = useTenant();
  const fallbacks = useBrowserFallbacks();
  const [late] = useState(() => replaceableFallbacks(fallbacks));
  useEffect(() => late.change(fallbacks), [late, fallbacks]);
  const [bridge] = useState(() => createBridge(globalThis, names, late.go));
  useEffect(() => {
    if (bridge.shell === 'browser') return undefined; // the browser dials tel: links by itself
    const dial = (event: MouseEvent) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[href^="tel:"]')
          : null;
      if (!link) return;
      event.preventDefault();
      bridge.call('callPhone', { phone: link.href.slice('tel:'.length) });
    };
    document.addEventListener('click', dial);
    return () => document.removeEventListener('click', dial);
  }, [bridge]);
  return <BridgeProvider value={bridge}>{children}</BridgeProvider>;
}
