import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtensionOffer } from '../../domain/loan-extension.ts';
import { loanStatusRule, standardLoanStatuses } from '../../domain/loan-status.ts';
import { isNothing } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useGetInstalmentPlanQuery } from '../../lender-api/instalment/instalment.api.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useGetLoanQuery } from '../../lender-api/loan/loan.api.ts';
import { usePaymentUnderWay } from '../../lender-api/loan/use-payment-under-way.ts';
import { DetailRows } from '../../lending-ui/detail-rows.tsx';
import { LenderLogo } from '../../lending-ui/lender-logo.tsx';
import { PartPaymentNotes } from '../../lending-ui/part-payment-notes.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { TotalBar } from '../../lending-ui/total-bar.tsx';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { usePayAmount } from '../../navigation/use-pay-amount.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SettledDrawing } from '../../ui/drawings/settled.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Skeleton } from '../../ui/faces.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { Pill } from '../../ui/pill.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { WaysCompared } from './ways-compared.tsx';
import { waysToPay } from './ways-to-pay.ts';
import css from './extend-loan.module.css';

/** Props of `ExtendLoan`. */
export interface ExtendLoanProps {
  loanRef: LoanRef;
  offer: ExtensionOffer;
  /** Why the offer may be old; undefined while it is what the lender said last. */
  staleReason: string | undefined;
  isAsking: boolean;
  askAgain: () => void;
}

/** What extending costs and buys, beside the other ways to pay, and the way to pay the fee (screens §4). */
export function ExtendLoan({ loanRef, offer, staleReason, isAsking, askAgain }: ExtendLoanProps) {
  const { t } = useTranslation(['extension', 'part-payment', 'app']);
  const format = useFormat();
  const goTo = useGoTo();
  const { repayment, money, loanStatuses } = useTenant();
  const { data: loan, isLoading: isLoanComing } = useGetLoanQuery(loanRef);
  const { data: plan, isLoading: isPlanComing } = useGetInstalmentPlanQuery(loanRef, {
    skip: !goTo.isOpen('instalments'),
  });
  const ways = useMemo(
    () => waysToPay(offer, loan, plan, money.minorDigits),
    [offer, loan, plan, money.minorDigits],
  );
  const underWay = usePaymentUnderWay(loanRef);
  const payAmount = usePayAmount();

  const { fee } = offer;
  const { state } = loanStatusRule(loan?.status ?? '', {
    ...standardLoanStatuses,
    ...loanStatuses,
  });
  const isSettled = loan !== undefined && state === 'settled';
  const isEmpty = isSettled || (fee !== undefined && isNothing(fee));
  const isStale = staleReason !== undefined;
  const mayPay = !isEmpty && !isStale && payAmount !== undefined && underWay?.hold !== 'held';
  const actions = isStale ? (
    <Button isBusy={isAsking} busyLabel={t('app:loading')} onPress={askAgain}>
      {t('app:retry')}
    </Button>
  ) : mayPay ? (
    <>
      <TotalBar
        label={t('fee')}
        amount={format.major(fee)}
        problem={fee === undefined ? t('feeUnknown') : undefined}
      />
      <Button isOff={fee === undefined} onPress={() => fee && payAmount(loanRef, fee)}>
        {t('payNow')}
      </Button>
    </>
  ) : (
    <Button onPress={() => goTo.go('loanDetails', loanRef)}>{t('part-payment:seeLoan')}</Button>
  );

  return (
    <Page
      screenKey="extension"
      face={isEmpty ? 'empty' : 'ready'}
      title={t('title')}
      actions={actions}
    >
      {isEmpty ? (
        <EmptyFace
          title={t('emptyTitle')}
          text={isSettled ? t('settledText') : t('emptyText')}
          drawing={<SettledDrawing />}
        />
      ) : (
        <>
          <Hero
            pill={<Pill tone="plain">{t('loan', { end: loanRef.loanId.slice(-4) })}</Pill>}
            label={t('fee')}
            amount={format.major(fee)}
            text={
              offer.newDueDate
                ? t('newDueDateIs', { date: format.day(offer.newDueDate) })
                : undefined
            }
          />
          <Note tone="warn">
            <strong>{t('notReduced')}</strong>
          </Note>
        </>
      )}
      <PartPaymentNotes
        underWay={
          underWay && {
            startedAt: underWay.record.startedAt,
            amount: underWay.record.amount,
            isHeld: underWay.hold === 'held',
          }
        }
        staleReason={staleReason}
        isNotYet={!isEmpty && !payAmount}
      />
      {!isEmpty &&
        (isLoanComing || isPlanComing ? (
          <Skeleton shape="card" />
        ) : (
          <WaysCompared ways={ways} loanRef={loanRef} />
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
        <Row label={t('payTo')} value={repayment.payeeName} />
      </Rows>
      <SupportContact phone={offer.telephone} />
    </Page>
  );
}
