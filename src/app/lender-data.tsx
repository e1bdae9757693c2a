import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { lenderApi } from '../lender-api/lender-api.ts';
import { isMoneyMoving } from '../payments/money-in-flight.ts';
import { tabStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { browserAddress } from '../platform/page-address.ts';
import { endSession } from '../session/session.ts';
import { useSession } from '../session/session-context.tsx';
import { useTenant } from '../tenant/tenant-context.tsx';
import { later } from '../ui/later.tsx';
import { createStore } from './create-store.ts';

const LogInFace = later(() => import('./whole-page-faces.tsx').then((faces) => faces.LogInFace));

/**
 * Gives the screens below it the store of the lender's answers. When the lender no longer knows the session
 * (401), a screen that needs one gives way to "please log in" (screens §8).
 */
export function LenderData({
  needsSession,
  children,
}: {
  needsSession: boolean;
  children: ReactNode;
}) {
  const tenant = useTenant();
  const session = useSession();
  const { language } = useTranslation().i18n;
  // What `useTranslation` gives keeps the language of its own drawing: a call has to say the one of now.
  const { i18n } = useContext(I18nContext);
  const [isSessionOver, setSessionOver] = useState(false);
  const [store] = useState(() =>
    createStore({
      caller: () => ({ tenant, session, language: i18n.language }),
      clock: systemClock,
      sessionOver() {
        endSession(session, tabStore);
        setSessionOver(true);
      },
      // oxlint-disable-next-line no-console -- how a lender learns which field of its answer was unreadable
      report: (call, where) => console.warn(`the answer to ${call} could not be read at ${where}`),
    }),
  );
  const { idleMinutes } = tenant.session;
  useEffect(() => {
    if (idleMinutes === undefined || !session.isBorrower) return undefined;
    let isGone = false;
    let stop = () => {
      isGone = true;
    };
    const begin = () =>
      import('../session/idle-log-out.ts').then(({ watchIdle }) => {
        if (isGone) return;
        stop = watchIdle({
          session,
          minutes: idleMinutes,
          clock: systemClock,
          isBusy: isMoneyMoving,
          startAnew: browserAddress.reload,
        });
      });
    // A file that cannot be had: the next screen asks for it again.
    begin().catch(() => undefined);
    return () => stop();
  }, [idleMinutes, session]);
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    // The lender writes in the language of the call: what is on screen is asked for again.
    store.dispatch(lenderApi.util.invalidateTags(['shown']));
  }, [store, language]);
  return isSessionOver && needsSession ? (
    <LogInFace hasEnded />
  ) : (
    <Provider store={store}>{children}</Provider>
  );
}
