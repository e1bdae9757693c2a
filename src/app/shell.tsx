import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useBridge } from '../bridge/bridge-context.tsx';
import { hashRoute } from '../domain/hash-route.ts';
import { readLaunch } from '../launch/read-launch.ts';
import { withoutSecrets } from '../launch/secrets-in-address.ts';
import { useNavigationAccess } from '../navigation/navigation-context.tsx';
import { readScreenParams } from '../navigation/screen-params.ts';
import { useGoTo, useScreenKey } from '../navigation/use-go-to.ts';
import { tabStore } from '../platform/browser-storage.ts';
import { isWiderThan } from '../platform/window-width.ts';
import { launchAgain } from '../session/launch-handover.ts';
import { useSession } from '../session/session-context.tsx';
import { assetAddress } from '../tenant/asset-address.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { later } from '../ui/later.tsx';
import { PageChrome } from '../ui/page.tsx';
import { ToasterContext } from '../ui/toast.tsx';
import { moneyScreens } from './framing.ts';
import { LanguageSwitch } from './language-switch.tsx';

const EnvironmentBanner = later(() =>
  import('./environment-banner.tsx').then((chunk) => chunk.EnvironmentBanner),
);

/** From here on a window has room for a foot (`src/ui/page.module.css`); a narrower one never asks for it. */
const desk = 960;

const DeskFoot = later(() =>
  isWiderThan(desk)
    ? import('./desk-foot.tsx').then((chunk) => chunk.DeskFoot)
    : Promise.reject(new Error('no room')),
);

/** What stands around every screen: the way back, the language, and the ear for `#/path` addresses. */
export function Shell({ children }: { children: ReactNode }) {
  const { id, brand, environment } = useTenant();
  const { t } = useTranslation();
  const back = useBack();
  const help = useHelp();
  const { isBorrower } = useSession();
  useToastsOfThisScreen();
  useHashRoutes();
  useScrollToTop();
  const chrome = useMemo(
    () => ({
      brand: brand.name,
      back,
      logo: { src: assetAddress(id, brand.logo), name: brand.name },
      help,
      end: <LanguageSwitch />,
      closeLabel: t('close'),
    }),
    [id, brand, back, help, t],
  );
  return (
    <PageChrome value={chrome}>
      {environment !== undefined && <EnvironmentBanner environment={environment} />}
      {children}
      {isBorrower && <DeskFoot />}
    </PageChrome>
  );
}

/** What was said in passing on one screen is not said on the next. */
function useToastsOfThisScreen(): void {
  const { key } = useLocation();
  const toaster = useContext(ToasterContext);
  useEffect(() => toaster.moveOn(), [key, toaster]);
}

/** A screen that is gone to starts at its top; one that is come back to stays where the browser remembers it. */
function useScrollToTop(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [key, type]);
}

/** Back within the app; on the first screen of an app launch, out of the web view (screens §8). */
function useBack() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const goTo = useGoTo();
  const bridge = useBridge();
  const { isBorrower } = useSession();
  const { address } = useNavigationAccess();
  const isFirst = key === 'default' || address.isFirstEntry();
  const closes = isFirst && isBorrower && bridge.shell !== 'browser';
  return useMemo(() => {
    if (closes) return { label: t('close'), go: () => bridge.call('closeWebview', {}) };
    return isFirst ? undefined : { label: t('back'), go: goTo.back };
  }, [closes, isFirst, t, bridge, goTo]);
}

/**
 * On a screen about a loan, which adding a card is not: the assistant, which knows that loan, by a "?" in the bar. Every
 * screen with a first view is one of them (`src/first-view/first-page.tsx`).
 */
function useHelp() {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const key = useScreenKey();
  const { search } = useLocation();
  const isHelped = key !== undefined && key !== 'bindCard' && moneyScreens.includes(key);
  return useMemo(() => {
    if (!isHelped || !goTo.isOpen('chatbot')) return undefined;
    const { loanId, productId } = readScreenParams(search);
    return { label: t('help'), go: () => goTo.go('chatbot', { loanId, productId }) };
  }, [isHelped, search, t, goTo]);
}

/**
 * An app or an old link may set `#/path?query` at any time; it means `/path?query` (screens §1). One that
 * names a lender or a person is a new launch, and a new launch starts from the beginning.
 */
function useHashRoutes(): void {
  const { address, flag } = useNavigationAccess();
  const navigate = useNavigate();
  useEffect(() => {
    const follow = () => {
      const here = address.current();
      const launch = readLaunch(here);
      const isRoute = hashRoute(here.hash) !== undefined;
      if (isRoute && (launch.namesSomebody || launch.flag !== flag))
        launchAgain(here.href, address, tabStore);
      else if (isRoute) void navigate(launch.cleanAddress, { replace: true });
      else if (withoutSecrets(here.href) !== here.href) address.rewrite(launch.cleanAddress);
    };
    // One that came while React took the page over was heard by nobody.
    follow();
    return address.onHashChange(follow);
  }, [address, flag, navigate]);
}
