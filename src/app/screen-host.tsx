import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addWords } from '../i18n/create-i18n.ts';
import type { Namespace } from '../i18n/message-keys.ts';
import { LoadFailure } from '../lending-ui/load-failure.tsx';
import { matchScreen } from '../navigation/route-table.ts';
import { neededParams, readScreenParams, spelledParam } from '../navigation/screen-params.ts';
import { useSession } from '../session/session-context.tsx';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { SkeletonPage } from '../ui/faces.tsx';
import { Page } from '../ui/page.tsx';
import { LogInFace, NotFoundFace } from './whole-page-faces.tsx';
import { clearReloadMark, reloadOnceForMissingFile } from './reload-once.ts';
import { loadScreen, type LoadedScreen } from './screen-loader.ts';
import { screens } from './screens.ts';

/** The mark of a screen in the page: two keys show another's screen (screens §8, "Marks in the page"). */
const markOf = (key: ScreenKey) => (key === 'loanDetailsAfterPayment' ? 'loanDetails' : key);

/** Decides what an address shows: a screen, or why not. */
export function ScreenHost() {
  const tenant = useTenant();
  const session = useSession();
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const key = matchScreen(tenant, pathname);
  const entry = key && screens[key];
  if (!key || !entry) return <NotFoundFace />;
  if (entry.needsSession && !session.isBorrower) return <LogInFace />;
  const params = readScreenParams(search);
  const missing = (neededParams[key] ?? []).find((name) => params[name] === undefined);
  if (missing) {
    return <LoadFailure screenKey={markOf(key)} title={t('incompleteLinkTitle')} text={t('incompleteLinkText', { name: spelledParam(missing) })} />;
  }
  // Another loan is another visit: nothing of the last one stays in the screen's state.
  return <OpenScreen key={`${key} ${params.loanId ?? ''} ${params.productId ?? ''}`} screenKey={key} />;
}

type Loading = { at: 'waiting' } | { at: 'there'; loaded: LoadedScreen } | { at: 'failed' };

/** Shows a screen once its chunk and words are there; a file that cannot be had is a message, not a dead button. */
function OpenScreen({ screenKey }: { screenKey: ScreenKey }) {
  const tenant = useTenant();
  const { t, i18n } = useTranslation();
  const [state, setState] = useState<Loading>({ at: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  const [language] = useState(i18n.language);

  useEffect(() => {
    let isWanted = true;
    loadScreen(screenKey, tenant, language).then(
      (loaded) => {
        for (const [namespace, words] of Object.entries(loaded.words)) addWords(i18n, loaded.language, namespace as Namespace, words); // the keys it was asked for
        clearReloadMark();
        if (isWanted) setState({ at: 'there', loaded });
      },
      () => {
        if (isWanted && !reloadOnceForMissingFile()) setState({ at: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [screenKey, tenant, language, i18n, attempt]);

  if (state.at === 'there') {
    const { LenderData, Screen } = state.loaded;
    return (
      <LenderData>
        <Screen />
      </LenderData>
    );
  }
  const mark = markOf(screenKey);
  if (state.at === 'failed') {
    const retry = () => {
      setState({ at: 'waiting' });
      setAttempt(attempt + 1);
    };
    return <LoadFailure screenKey={mark} title={t('pageFailedTitle')} text={t('networkError')} retry={retry} />;
  }
  return (
    <Page screenKey={mark} face="loading" title={t('loading')}>
      <SkeletonPage shapes={['hero', 'rows']} />
    </Page>
  );
}
