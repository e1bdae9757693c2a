import { useTranslation } from 'react-i18next';
import { useBridge } from '../bridge/bridge-context.tsx';
import { SupportContact } from '../lending-ui/support-contact.tsx';
import { useGoTo } from '../navigation/use-go-to.ts';
import { LoggedOutPayment } from '../payments/logged-out-payment.tsx';
import { useTenant } from '../tenant/tenant-context.tsx';
import { Button } from '../ui/button.tsx';
import { LockedDrawing } from '../ui/drawings/locked.tsx';
import { LostDrawing } from '../ui/drawings/lost.tsx';
import { EmptyFace } from '../ui/empty-face.tsx';
import { Page } from '../ui/page.tsx';

/** An address that means no screen of this tenant, a switched-off one included. */
export function NotFoundFace() {
  const { t } = useTranslation();
  const goTo = useGoTo();
  const bridge = useBridge();
  const goHome = () => (goTo.isOpen('home') ? goTo.go('home') : bridge.call('goToHome', {}));
  return (
    <Page screenKey="notFound" face="ready" title={t('notFoundTitle')} heading={null}>
      <EmptyFace
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        drawing={<LostDrawing />}
        action={
          <>
            <Button onPress={goHome}>{t('backHome')}</Button>
            <SupportContact />
          </>
        }
      />
    </Page>
  );
}

/** Props of `LogInFace`. */
export interface LogInFaceProps {
  /** There was a session until a moment ago: what that means for a payment is said. */
  hasEnded?: boolean;
}

/** A borrower's screen without a session, or with one that the lender no longer knows (screens §0). */
export function LogInFace({ hasEnded = false }: LogInFaceProps) {
  const { t } = useTranslation();
  const bridge = useBridge();
  const { brand } = useTenant();
  return (
    <Page screenKey="logIn" face="ready" title={t('logInTitle')} heading={null}>
      <EmptyFace
        title={t('logInTitle')}
        text={
          <>
            {hasEnded && <LoggedOutPayment />}
            <p>{t('logInText', { app: brand.shortName })}</p>
          </>
        }
        drawing={<LockedDrawing />}
        action={
          <>
            <Button onPress={() => bridge.call('offToLogin', {})}>{t('logIn')}</Button>
            <SupportContact />
          </>
        }
      />
    </Page>
  );
}
