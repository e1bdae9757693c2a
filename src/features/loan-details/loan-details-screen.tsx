import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayStart } from '../../domain/money-call.ts';
import { loanStatusRule, standardLoanStatuses } from '../../domain/loan-status.ts';
import { DetailRows } from '../../lending-ui/detail-rows.tsx';
import { LenderLogo } from '../../lending-ui/lender-logo.tsx';
import { StaleNote } from '../../lending-ui/query-page.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useGoTo, useNeededParams } from '../../navigation/use-go-to.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { NotYetNote } from '../../payments/not-yet-note.tsx';
import { useLoanNow } from '../../payments/use-loan-now.ts';
import { usePaidMoment } from '../../payments/use-paid-moment.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { later } from '../../ui/later.tsx';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Page } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { FailedLoad } from './failed-load.tsx';
import { LoanActionsBar } from './loan-actions-bar.tsx';
import { LoanHero } from './loan-hero.tsx';
import { useRepay } from './use-repay.ts';
import css from './loan-details-screen.module.css';

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
  const { t } = useTranslation(['loan-details', 'app']);
  const errorText = useErrorText();
  const tenant = useTenant();
  const goTo = useGoTo();
  const loanRef = useNeededParams('loanId', 'productId');
  const loanNow = useLoanNow(loanRef);
  const { loan, knownAt, standing } = loanNow;
  const rule = loanStatusRule(loan?.status ?? '', {
    ...standardLoanStatuses,
    ...tenant.loanStatuses,
  });
  const [isNotYet, setNotYet] = useState(false);
  const repay = useRepay(loanRef, () => setNotYet(true));
  usePrefetch(
    loan && rule.actions.includes('repay') && goTo.isOpen(tenant.repayment.route)
      ? tenant.repayment.route
      : undefined,
  );

  const moment = usePaidMoment(screenKey, loanRef.loanId, loanNow);

  if (moment) return moment;
  if (!loan && loanNow.isError) return <LastKnownLoan loanId={loanRef.loanId} loanNow={loanNow} />;
  if (!loan) {
    return (
      <Page screenKey={screenKey} face="loading" title={t('title')}>
        <SkeletonPage shapes={['hero', 'rows']} />
      </Page>
    );
  }

  const isBlocked = mayStart[standing.is] === 'no';
  // While a payment is being looked for, the lender's "please pay" would contradict what is said of it.
  const isPending = isBlocked || standing.is === 'saidPaid';
  const hasActions = rule.actions.length > 0 || rule.state === 'settled';
  return (
    <Page
      screenKey={screenKey}
      face="ready"
      title={t('title')}
      actions={
        !isBlocked &&
        hasActions && (
          <LoanActionsBar loan={loan} loanRef={loanRef} rule={rule} onRepay={() => repay(loan)} />
        )
      }
    >
      {!isPending && <LoanHero loan={loan} picture={rule.picture} state={rule.state} />}
      {(loanNow.record || loanNow.ended) && <PaymentNotes loanRef={loanRef} loanNow={loanNow} />}
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
      <Rows
        title={
          loan.productName && (
            <span className={css.product}>
              <LenderLogo address={loan.productLogo} name={loan.productName} size={32} />
              {loan.productName}
            </span>
          )
        }
      >
        <DetailRows lines={loan.details} />
        {rule.state === 'unpaid' && <Row label={t('payTo')} value={tenant.repayment.payeeName} />}
      </Rows>
      {rule.state === 'settled' && (
        <Receipt loanId={loanRef.loanId} loan={loan} knownAt={knownAt} />
      )}
      {rule.state === 'unpaid' && loan.dueDate && (
        <DueDateReminder loanId={loanRef.loanId} loan={loan} />
      )}
      <SupportContact phone={loan.telephone} />
      <KeepLoan loanId={loanRef.loanId} loan={loan} state={rule.state} knownAt={knownAt} />
      {rule.recommend && loan.recommended.length > 0 && (
        <RecommendedProducts offers={loan.recommended} />
      )}
      {loan.asksForRating && !isPending && !loanNow.paid && <LoanRating />}
    </Page>
  );
}
