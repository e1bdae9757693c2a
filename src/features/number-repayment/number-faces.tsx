import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isLenderError } from '../../domain/lender-error.ts';
import type { Loan } from '../../domain/loan.ts';
import { skeletonShapes } from '../../lending-ui/skeleton-shapes.ts';
import { LoadingFace } from '../../lending-ui/query-page.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useScreenParams } from '../../navigation/use-go-to.ts';
import { ComingHead } from '../../payments/coming-head.tsx';
import { AmountNote } from '../../payments/payment-hero.tsx';
import type { ScreenKey } from '../../tenant/screen-paths.ts';
import { Button } from '../../ui/button.tsx';
import { OfflineDrawing } from '../../ui/drawings/offline.tsx';
import { SettledDrawing } from '../../ui/drawings/settled.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { ErrorFace } from '../../ui/faces.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Page } from '../../ui/page.tsx';
import { Pill } from '../../ui/pill.tsx';
import type { NumberPayment } from './use-number-payment.ts';

/** Props of `LoanPaid`. */
interface LoanPaidProps {
  screenKey: string;
  title: string;
  loan: Loan;
  onSeeLoan: () => void;
}

/** Nothing is owed any more, so no number is shown to pay to. */
function LoanPaid({ screenKey, title, loan, onSeeLoan }: LoanPaidProps) {
  const { t } = useTranslation('number-repayment');
  return (
    <Page
      screenKey={screenKey}
      face="ready"
      title={title}
      actions={<Button onPress={onSeeLoan}>{t('seeLoan')}</Button>}
    >
      <Hero
        tone="good"
        pill={<Pill tone="good">{t('paidPill')}</Pill>}
        headline={loan.headline || t('alreadyPaid')}
        picture={<SettledDrawing />}
      />
      <SupportContact phone={loan.telephone} />
    </Page>
  );
}

/** Props of `NumberFace`. */
export interface NumberFaceProps {
  screenKey: ScreenKey;
  title: string;
  payment: NumberPayment;
  /** The chosen channel's name, for saying that it cannot take the amount. */
  place?: string | undefined;
  onChangeMethod?: (() => void) | undefined;
  /** What can be read without a number. */
  children?: ReactNode;
}

/** Every face of a number's screen but the ready one; nothing once there is a number to show. */
export function NumberFace(props: NumberFaceProps): ReactNode {
  const { screenKey, title, payment, place = '', onChangeMethod, children } = props;
  const { t } = useTranslation(['number-repayment', 'payment', 'app']);
  const errorText = useErrorText();
  const { loanId } = useScreenParams();
  const { number, loanNow, toPay, retry, seeLoan } = payment;
  const change = onChangeMethod && (
    <Button kind="quiet" onPress={onChangeMethod}>
      {t('chooseOther')}
    </Button>
  );
  if (loanNow.loan && loanNow.state === 'settled')
    return <LoanPaid screenKey={screenKey} title={title} loan={loanNow.loan} onSeeLoan={seeLoan} />;
  switch (number.at) {
    case 'there':
      return null;
    case 'off':
      return (
        <Page
          screenKey={screenKey}
          face="empty"
          title={title}
          actions={onChangeMethod && <Button onPress={onChangeMethod}>{t('chooseOther')}</Button>}
        >
          <EmptyFace
            title={t('offTitle', { place })}
            text={number.why}
            action={<SupportContact />}
          />
        </Page>
      );
    case 'nothing':
      return (
        <Page
          screenKey={screenKey}
          face="empty"
          title={title}
          actions={<Button onPress={seeLoan}>{t('seeLoan')}</Button>}
        >
          <EmptyFace title={t('payment:nothing')} action={<AmountNote toPay={toPay} />} />
        </Page>
      );
    case 'waiting':
    case 'asking':
      return (
        <LoadingFace
          screenKey={screenKey}
          title={title}
          // A guide asks for the place first, and nothing stands at its foot until then.
          shapes={
            screenKey === 'paymentGuide'
              ? ['head', ['choices', 5], ['text', 3], ['folds', 5]]
              : skeletonShapes.virtualAccount
          }
          head={loanId && <ComingHead loanId={loanId} />}
        />
      );
    case 'blocked':
    case 'failed': {
      const error = number.at === 'failed' ? number.error : loanNow.error;
      const isOver = isLenderError(error) && error.kind === 'sessionOver';
      const failedTitle = number.at === 'failed' ? t('failedTitle') : t('payment:notAskedTitle');
      return (
        <Page screenKey={screenKey} face="error" title={failedTitle} heading={null}>
          <ErrorFace
            title={failedTitle}
            text={isOver ? `${errorText(error)} ${t('payment:loggedOutNumber')}` : errorText(error)}
            drawing={<OfflineDrawing />}
            retry={{
              label: t('app:retry'),
              act: number.at === 'failed' ? retry : loanNow.askAgain,
            }}
            contact={
              <>
                {change}
                <Button kind="quiet" onPress={seeLoan}>
                  {t('seeLoan')}
                </Button>
                <SupportContact phone={loanNow.loan?.telephone} />
              </>
            }
          />
          {children}
        </Page>
      );
    }
  }
}
