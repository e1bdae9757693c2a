import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { mayStart } from '../../domain/money-call.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import { useTrackBorrowMoreMutation } from '../../lender-api/loan/loan.api.ts';
import { StaleNote } from '../../lending-ui/query-page.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { useGoTo, useNeededParams } from '../../navigation/use-go-to.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { NotYetNote } from '../../payments/not-yet-note.tsx';
import { useLoanNow } from '../../payments/use-loan-now.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { later } from '../../ui/later.tsx';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { decideLoan, ruleOf, type LoanAct } from './decide-loan.ts';
import { FailedLoad } from './failed-load.tsx';
import { loanActionBar, LoanView } from './loan-view.tsx';
import { statusDrawings } from './status-drawings.tsx';
import { useRepay } from './use-repay.ts';

// Below the fold or not for everyone, so they come after what is owed.
const RecommendedProducts = later(() =>
  import('./recommended-products.tsx').then((chunk) => chunk.RecommendedProducts),
);
// Few loans have a payment to speak of; where one is open, the hero says so at once and nothing can be paid.
const PaymentNotes = later(() =>
  import('../../payments/payment-notes.tsx').then((chunk) => chunk.PaymentNotes),
);
const LoanRating = later(() => import('./loan-rating.tsx').then((chunk) => chunk.LoanRating));
const DueDateReminder = later(() =>
  import('./due-date-reminder.tsx').then((chunk) => chunk.DueDateReminder),
);
const Receipt = later(() => import('./receipt.tsx').then((chunk) => chunk.Receipt));
// What was kept is shown by the same file, so whoever has something kept has its face as well.
const lastKnown = () => import('./last-known-loan.tsx');
const KeepLoan = later(() => lastKnown().then((chunk) => chunk.KeepLoan));
const LastKnownLoan = later(() => lastKnown().then((chunk) => chunk.LastKnownLoan), FailedLoad);

const screenKey = 'loanDetails';

/** Whoever tapped may have scrolled away from where the answer to the tap appears. */
const intoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'center' });

/** How a loan stands: what is owed, to whom, by when, whether it is paid, and what can be done (screens §3). */
export function LoanDetailsScreen() {
  const { t, i18n } = useTranslation(['loan-details', 'app']);
  const say = useSay('loan-details', 'app');
  const format = useFormat();
  const errorText = useErrorText();
  const tenant = useTenant();
  const goTo = useGoTo();
  const bridge = useBridge();
  const { address } = useNavigationAccess();
  const [trackBorrowMore] = useTrackBorrowMoreMutation();
  const loanRef = useNeededParams('loanId', 'productId');
  const loanNow = useLoanNow(loanRef);
  const { loan, knownAt, standing } = loanNow;
  const rule = loan && ruleOf(loan, tenant);
  const [isNotYet, setNotYet] = useState(false);
  const repay = useRepay(loanRef, () => setNotYet(true));
  usePrefetch(
    rule?.actions.includes('repay') && goTo.isOpen(tenant.repayment.route)
      ? tenant.repayment.route
      : undefined,
  );

  if (!loan && loanNow.isError) return <LastKnownLoan loanId={loanRef.loanId} loanNow={loanNow} />;
  if (!loan || !rule) {
    return (
      <Page screenKey={screenKey} face="loading" title={t('title')}>
        <SkeletonPage shapes={['hero', 'rows']} />
      </Page>
    );
  }

  const isBlocked = mayStart[standing.is] === 'no';
  const model = decideLoan({
    loan,
    isBlocked,
    isPending: isBlocked || standing.is === 'saidPaid',
    tenant,
    language: i18n.language,
    say,
    format,
    now: systemClock.now(),
    origin: address.current().origin,
    isOpen: goTo.isOpen,
  });
  const press: Record<LoanAct, () => void> = {
    repay: () => repay(loan),
    extend: () => goTo.go('extension', loanRef),
    borrowMore() {
      void trackBorrowMore({ productId: loanRef.productId, position: 0 });
      bridge.call('goToHome', {});
    },
    myAccount: () => bridge.call('goToMine', {}),
  };
  const Drawing = statusDrawings[model.hero.picture];
  return (
    <Page
      screenKey={screenKey}
      face="ready"
      title={model.title}
      actions={loanActionBar(model.actions, press)}
    >
      <LoanView
        model={model}
        logo={
          model.product && (
            <Picture
              src={model.product.logo}
              alt=""
              size={32}
              fallbackLetter={model.product.name}
            />
          )
        }
        slots={{
          drawing: <Drawing />,
          notes: (
            <>
              {(loanNow.record || loanNow.ended) && (
                <PaymentNotes loanRef={loanRef} loanNow={loanNow} />
              )}
              <StaleNote
                staleReason={loanNow.isError ? errorText(loanNow.error) : undefined}
                isAsking={loanNow.isAsking}
                askAgain={loanNow.askAgain}
              />
              {isNotYet && (
                <div ref={intoView}>
                  <NotYetNote>
                    <SupportContact phone={loan.telephone} />
                  </NotYetNote>
                </div>
              )}
            </>
          ),
          keeping: (
            <>
              {rule.state === 'settled' && (
                <Receipt loanId={loanRef.loanId} loan={loan} knownAt={knownAt} />
              )}
              {rule.state === 'unpaid' && loan.dueDate && (
                <DueDateReminder loanId={loanRef.loanId} loan={loan} />
              )}
            </>
          ),
          more: (
            <>
              <KeepLoan loanId={loanRef.loanId} loan={loan} state={rule.state} knownAt={knownAt} />
              {rule.recommend && loan.recommended.length > 0 && (
                <RecommendedProducts offers={loan.recommended} />
              )}
              {loan.asksForRating && <LoanRating />}
            </>
          ),
        }}
      />
    </Page>
  );
}
