import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addWords } from '../i18n/create-i18n.ts';
import type { Namespace } from '../i18n/message-keys.ts';
import { LoadFailure } from '../lending-ui/load-failure.tsx';
import { matchScreen } from '../navigation/route-table.ts';
import { missingParam, neededParams, readScreenParams } from '../navigation/screen-params.ts';
import { tabStore } from '../platform/browser-storage.ts';
import { isSurelyOffline } from '../platform/network.ts';
import { browserAddress } from '../platform/page-address.ts';
import { reloadPage } from '../session/reload-page.ts';
import { useSession } from '../session/session-context.tsx';
import { showHeldFace } from '../tenant/own-face.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { SkeletonPage } from '../ui/skeleton.tsx';
import { Page } from '../ui/page.tsx';
import { refusesFrame } from './framing.ts';
import { clearReloadMark } from './reload-once.ts';
import {
  loadScreen,
  loadWholePageFaces,
  type LoadedScreen,
  type WholePageFaces,
} from './screen-loader.ts';
import { screens } from './screens.ts';
import { useLoaded } from './use-loaded.ts';

/** The mark of a screen in the page: two keys show another's screen (screens §8, "Marks in the page"). */
const marks: Partial<Record<ScreenKey, ScreenKey>> = {
  loanDetailsAfterPayment: 'loanDetails',
  loanTermsPublic: 'loanAgreement',
};
const markOf = (key: ScreenKey) => marks[key] ?? key;

/** A screen that was loaded before anything is drawn. */
export interface FirstScreen {
  key: ScreenKey;
  loaded: LoadedScreen;
}

/** Decides what an address shows: a screen, or why not. */
export function ScreenHost({ first }: { first?: FirstScreen | undefined }) {
  const tenant = useTenant();
  const session = useSession();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const key = matchScreen(tenant, pathname);
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current !== key) showHeldFace();
    shown.current = key;
  }, [key]);
  const entry = key && screens[key];
  if (!key || !entry) return <WholePage key={pathname} face="NotFoundFace" screenKey="notFound" />;
  if (entry.audience === 'borrower' && !session.isBorrower)
    return <WholePage key={pathname} face="LogInFace" screenKey="logIn" />;
  if (refusesFrame(key, tenant))
    return <LoadFailure screenKey={markOf(key)} title={t('framedTitle')} text={t('framedText')} />;
  const params = readScreenParams(search, key);
  const missing = missingParam(key, params, session);
  if (missing) {
    return (
      <LoadFailure
        screenKey={markOf(key)}
        title={t('incompleteLinkTitle')}
        text={t('incompleteLinkText', { name: missing })}
      />
    );
  }
  // Another loan or complaint is another visit: nothing of the last one stays in the screen's state.
  return (
    <OpenScreen
      key={[key, ...neededParams(key).map((name) => params[name])].join(' ')}
      screenKey={key}
      preloaded={first?.key === key ? first.loaded : undefined}
    />
  );
}

/** Shows a screen once its code and words are there. */
function OpenScreen({
  screenKey,
  preloaded,
}: {
  screenKey: ScreenKey;
  preloaded: LoadedScreen | undefined;
}) {
  const tenant = useTenant();
  const session = useSession();
  const { i18n } = useTranslation();
  const load = useCallback(async () => {
    const loaded = await loadScreen(screenKey, { tenant, session, language: i18n.language });
    for (const [namespace, words] of Object.entries(loaded.words))
      addWords(i18n, loaded.language, namespace as Namespace, words); // the keys it was asked for
    clearReloadMark();
    return loaded;
  }, [screenKey, tenant, session, i18n]);
  return (
    <Loaded
      screenKey={markOf(screenKey)}
      load={load}
      preloaded={preloaded?.language === i18n.language ? preloaded : undefined}
    >
      {({ LenderData, Screen }: LoadedScreen) =>
        LenderData ? (
          <LenderData needsSession={screens[screenKey]?.audience === 'borrower'}>
            <Screen />
          </LenderData>
        ) : (
          <Screen />
        )
      }
    </Loaded>
  );
}

/** A face that stands for a whole page; few people meet one, so nobody else downloads them. */
function WholePage({ face, screenKey }: { face: keyof WholePageFaces; screenKey: string }) {
  return (
    <Loaded screenKey={screenKey} load={loadWholePageFaces}>
      {(faces: WholePageFaces) => {
        const Face = faces[face];
        return <Face />;
      }}
    </Loaded>
  );
}

interface LoadedProps<T> {
  screenKey: string;
  load: () => Promise<T>;
  /** What was loaded before: it is drawn at once. */
  preloaded?: T | undefined;
  children: (loaded: T) => ReactNode;
}

/** Loading face, then what was loaded; a file that cannot be had is a message with a way on, not a dead button. */
function Loaded<T>({ screenKey, load, preloaded, children }: LoadedProps<T>) {
  const { t } = useTranslation();
  const session = useSession();
  const reload = () => reloadPage(session, browserAddress, tabStore);
  const state = useLoaded(load, preloaded);
  if (state.at === 'there') return children(state.loaded);
  if (state.at === 'failed') {
    return (
      <LoadFailure
        screenKey={screenKey}
        title={t('pageFailedTitle')}
        {...(isSurelyOffline()
          ? { text: t('networkError'), retry: state.retry }
          : {
              text: t('loadAgain'),
              // A browser that could not have a file once does not ask for it again.
              retry: reload,
              retryLabel: t('loadAgainAct'),
            })}
      />
    );
  }
  if (state.isLate) {
    // A file that never answers would not answer a second asking of this page either.
    return (
      <LoadFailure
        screenKey={screenKey}
        title={t('slowTitle')}
        text={t('slowText')}
        retry={reload}
      />
    );
  }
  return (
    <Page screenKey={screenKey} face="loading" title={t('loading')}>
      <SkeletonPage shapes={['hero', 'rows']} />
    </Page>
  );
}
