import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { claimOf } from '../../domain/loan-claim.ts';
import type { InstalmentPlan } from '../../domain/instalment-plan.ts';
import type { ExtensionOffer } from '../../domain/loan-extension.ts';
import { mayStart } from '../../domain/money-call.ts';
import { isNothing } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import { useGetExtensionOfferQuery } from '../../lender-api/extension/extension.api.ts';
import { useGetInstalmentPlanQuery } from '../../lender-api/instalments/instalments.api.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { DetailRows } from '../../lending-ui/detail-rows.tsx';
import { LenderLogo } from '../../lending-ui/lender-logo.tsx';
import { QueryPage, StaleNote, type Asked } from '../../lending-ui/query-page.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { TotalBar } from '../../lending-ui/total-bar.tsx';
import { useSlow } from '../../lending-ui/use-slow.ts';
import { useNeededParams, useGoTo } from '../../navigation/use-go-to.ts';
import { loanFact, owedAfterFact } from '../../payments/decide-amount.ts';
import { usePayChosen } from '../../payments/go-to-repayment.ts';
import { NotYetNote } from '../../payments/not-yet-note.tsx';
import { PayHead } from '../../payments/pay-head.tsx';
import { PaymentNotes } from '../../payments/payment-notes.tsx';
import { useLoanNow, type LoanNow } from '../../payments/use-loan-now.ts';
import { useSeeLoan } from '../../payments/use-see-loan.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SettledDrawing } from '../../ui/drawings/settled.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { Rows } from '../../ui/rows.tsx';
import { OptionsCompared, repaymentOptions } from './options-compared.tsx';
import css from './extension-screen.module.css';

/** Props of `ExtendLoan`. */
interface ExtendLoanProps extends Asked {
  loanRef: LoanRef;
  offer: ExtensionOffer;
  loanNow: LoanNow;
  plan: InstalmentPlan | undefined;
  /** What the offer is compared with is still on its way. */
  isComing: boolean;
}

/** What extending costs and buys, beside the other ways to pay, and the way to pay the fee (screens §4). */
function ExtendLoan(props: ExtendLoanProps) {
  const { loanRef, offer, loanNow, plan, isComing, staleReason, isAsking, askAgain } = props;
  const { t } = useTranslation(['extension', 'payment', 'app']);
  const say = useSay('payment');
  const format = useFormat();
  const seeLoan = useSeeLoan(loanRef, 'loanDetails');
  const { repayment, money } = useTenant();
  const { loan } = loanNow;
  const options = useMemo(
    () => repaymentOptions(offer, loan, plan, money.minorDigits),
    [offer, loan, plan, money.minorDigits],
  );
  const payChosen = usePayChosen();

  const { fee, newDueDate } = offer;
  const owed = loan?.amountDue && !isNothing(loan.amountDue) ? loan.amountDue : undefined;
  const isSettled = loanNow.state === 'settled';
  const isEmpty = isSettled || (fee !== undefined && isNothing(fee));
  const isStale = staleReason !== undefined;
  const mayPay =
    !isEmpty && !isStale && payChosen !== undefined && mayStart[loanNow.standing.is] !== 'no';
  const actions = mayPay ? (
    <>
      {/* A fee that is known stands in the head, and there alone. */}
      {fee === undefined && (
        <TotalBar label={t('fee')} amount={format.major(fee)} problem={t('feeUnknown')} />
      )}
      <Button
        isOff={fee === undefined}
        onPress={() =>
          fee &&
          payChosen(
            loanRef,
            fee,
            { kind: 'extension', newDueDate: newDueDate || undefined, owed },
            loan && claimOf(loan),
          )
        }
      >
        {t('payNow')}
      </Button>
    </>
  ) : (
    <Button onPress={seeLoan.return}>{t('payment:seeLoan')}</Button>
  );

  return (
    <Page
      screenKey="extension"
      face={isEmpty ? 'empty' : 'ready'}
      title={t('title')}
      actions={actions}
    >
      <div data-side="summary">
        {isEmpty ? (
          <EmptyFace
            title={t('emptyTitle')}
            text={isSettled ? t('settledText') : t('emptyText')}
            drawing={<SettledDrawing />}
          />
        ) : (
          <>
            <PayHead
              label={
                newDueDate
                  ? t('payment:extensionFeeTo', { date: format.day(newDueDate) })
                  : t('fee')
              }
              amount={format.major(fee)}
              facts={[
                { label: t('payment:payTo'), value: repayment.payeeName },
                ...[owedAfterFact(owed, newDueDate, { say, format })].filter(
                  (fact) => fact !== undefined,
                ),
                loanFact(loanRef.loanId, say),
              ]}
            />
            <Note tone="warn">
              <strong>{t('notReduced')}</strong>
            </Note>
          </>
        )}
        <PaymentNotes loanRef={loanRef} loanNow={loanNow} />
        <StaleNote staleReason={staleReason} isAsking={isAsking} askAgain={askAgain} />
        {!isEmpty && !payChosen && <NotYetNote />}
      </div>
      <div data-side="acts">
        {!isEmpty &&
          (isComing ? (
            <Skeleton shape="card" lines={9} />
          ) : (
            <OptionsCompared options={options} loanRef={loanRef} />
          ))}
        <Rows
          title={
            offer.productName ? (
              <span className={css.product}>
                <LenderLogo address={offer.productLogo} name={offer.productName} size={32} />
                {offer.productName}
              </span>
            ) : undefined
          }
        >
          <DetailRows lines={offer.details} />
        </Rows>
        <SupportContact phone={offer.telephone} />
      </div>
    </Page>
  );
}

/** Paying a fee to repay later: loads the offer, then shows what it costs and what stays owed (screens §4). */
export function ExtensionScreen() {
  const { t } = useTranslation(['extension', 'payment']);
  const goTo = useGoTo();
  const loanRef = useNeededParams('loanId', 'productId');
  const seeLoan = useSeeLoan(loanRef, 'loanDetails');
  const query = useGetExtensionOfferQuery(loanRef);
  // Asked beside the offer, and waited for a moment, lest it pushes down what stands below it.
  const loanNow = useLoanNow(loanRef);
  const { data: plan, isLoading: isPlanComing } = useGetInstalmentPlanQuery(loanRef, {
    skip: !goTo.isOpen('instalments'),
  });
  const isComing = (!loanNow.loan && loanNow.isAsking) || isPlanComing;
  const isLate = useSlow(query.data !== undefined && isComing);
  const [isShown, setShown] = useState(false);
  if (!isShown && query.data && (!isComing || isLate)) setShown(true);
  return (
    <QueryPage
      screenKey="extension"
      title={t('title')}
      query={{ ...query, data: isShown ? query.data : undefined }}
      shapes={[['head', 6], ['note', 1], 'beside', ['card', 9], ['rows', 6], ['action', 1]]}
      failedTitle={t('failedTitle')}
      refusedTitle={t('refusedTitle')}
      // A lender that says no, as after an extension, will not say yes the next time.
      failedActions={
        <Button kind="quiet" onPress={seeLoan.return}>
          {t('payment:seeLoan')}
        </Button>
      }
      askAgain="fromCache"
    >
      {(offer, asked) => <ExtendLoan {...{ loanRef, offer, loanNow, plan, isComing }} {...asked} />}
    </QueryPage>
  );
}
