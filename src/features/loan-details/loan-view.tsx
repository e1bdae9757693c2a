import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loanStatusRule, standardLoanStatuses } from '../../domain/loan-status.ts';
import type { Loan } from '../../domain/loan.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { DetailRows } from '../../lending-ui/detail-rows.tsx';
import { LenderLogo } from '../../lending-ui/lender-logo.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { onReturnFromCache } from '../../platform/visibility.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { later } from '../../ui/later.tsx';
import { SkeletonPage } from '../../ui/faces.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { FailedLoad } from './failed-load.tsx';
import { LoanActionsBar } from './loan-actions-bar.tsx';
import { LoanHero } from './loan-hero.tsx';
import type { PendingPayment } from './pending-payment.ts';
import { useRepay } from './use-repay.ts';
import css from './loan-details-screen.module.css';

// Below the fold or not for everyone, so they come after what is owed.
const RecommendedProducts = later(() =>
  import('./recommended-products.tsx').then((chunk) => chunk.RecommendedProducts),
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

/** Asking the lender how the loan stands. */
export interface AskedLoan {
  data?: Loan | undefined;
  error?: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => PromiseLike<unknown>;
  /** Milliseconds since 1970: when the lender answered. */
  fulfilledTimeStamp?: number | undefined;
}

/** Props of `LoanView`. */
export interface LoanViewProps {
  loanRef: LoanRef;
  query: AskedLoan;
  payment: PendingPayment;
  /** What is said about a payment under way. */
  note?: ReactNode;
}

/** Whoever tapped may have scrolled away from where the answer to the tap appears. */
const intoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'center' });

/** How a loan stands: what is owed, to whom, by when, whether it is paid, and what can be done (screens §3). */
export function LoanView({ loanRef, query, payment, note }: LoanViewProps) {
  const { t } = useTranslation(['loan-details', 'app']);
  const errorText = useErrorText();
  const tenant = useTenant();
  const goTo = useGoTo();
  const {
    data: loan,
    error,
    isError,
    isFetching,
    refetch,
    fulfilledTimeStamp: knownAt = 0,
  } = query;
  const rule = loanStatusRule(loan?.status ?? '', {
    ...standardLoanStatuses,
    ...tenant.loanStatuses,
  });
  const [isNotYet, setNotYet] = useState(false);
  const repay = useRepay(loanRef, () => setNotYet(true));
  // Coming back from an outside page says nothing about the payment: the loan is asked.
  useEffect(() => onReturnFromCache(() => void refetch()), [refetch]);
  usePrefetch(
    loan && rule.actions.includes('repay') && goTo.isOpen(tenant.repayment.route)
      ? tenant.repayment.route
      : undefined,
  );

  if (!loan && isError) {
    return (
      <LastKnownLoan
        loanId={loanRef.loanId}
        error={error}
        payment={payment}
        retry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!loan) {
    return (
      <Page screenKey={screenKey} face="loading" title={t('title')}>
        <SkeletonPage shapes={['hero', 'rows']} />
      </Page>
    );
  }

  const isPending = payment.at === 'pending' || payment.at === 'unread';
  const canAct = !isPending || (payment.at === 'pending' && payment.canPay);
  const hasActions = rule.actions.length > 0 || rule.state === 'settled';
  return (
    <Page
      screenKey={screenKey}
      face="ready"
      title={t('title')}
      actions={
        canAct &&
        hasActions && (
          <LoanActionsBar loan={loan} loanRef={loanRef} rule={rule} onRepay={() => repay(loan)} />
        )
      }
    >
      <LoanHero loan={loan} picture={rule.picture} state={rule.state} isPending={isPending} />
      {note}
      {isError && (
        <Note tone="warn" role="alert" title={t('staleTitle')}>
          <p>{errorText(error)}</p>
          <Button kind="secondary" isBusy={isFetching} onPress={() => void refetch()}>
            {t('app:retry')}
          </Button>
        </Note>
      )}
      {isNotYet && (
        <div ref={intoView}>
          <Note tone="warn" role="alert" title={t('notYetTitle')}>
            <p>{t('notYetText', { payee: tenant.repayment.payeeName })}</p>
            <SupportContact phone={loan.telephone} />
          </Note>
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
      {loan.asksForRating && <LoanRating />}
    </Page>
  );
}
