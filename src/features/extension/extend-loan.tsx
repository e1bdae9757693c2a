import { useTranslation } from 'react-i18next';
import { claimOf } from '../../domain/loan-claim.ts';
import type { InstalmentPlan } from '../../domain/instalment-plan.ts';
import { shortNumber } from '../../domain/card-number.ts';
import type { ExtensionOffer } from '../../domain/loan-extension.ts';
import type { Loan } from '../../domain/loan.ts';
import { mayStart } from '../../domain/money-call.ts';
import { isNothing, type MinorAmount } from '../../domain/money.ts';
import { unbound } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { CopyNumber } from '../../lending-ui/copy-number.tsx';
import { DetailRows } from '../../lending-ui/detail-rows.tsx';
import { LenderLogo } from '../../lending-ui/lender-logo.tsx';
import { StaleNote, type Asked } from '../../lending-ui/query-page.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { TotalBar } from '../../lending-ui/total-bar.tsx';
import { type DueDay, dueDayOf } from '../../payments/decide-amount.ts';
import { usePayChosen } from '../../payments/go-to-repayment.ts';
import { NotYetNote } from '../../payments/not-yet-note.tsx';
import { PayHead } from '../../payments/pay-head.tsx';
import { PaymentNotes } from '../../payments/payment-notes.tsx';
import { type LoanNow } from '../../payments/use-loan-now.ts';
import { useSeeLoan } from '../../payments/use-see-loan.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SettledDrawing } from '../../ui/drawings/settled.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { Rows } from '../../ui/rows.tsx';
import { OptionsCompared, repaymentOptions } from './options-compared.tsx';
import css from './extend-loan.module.css';

/**
 * What stays owed after the fee: what is asked now, of a loan that is paid at once and is not late. What a late one is
 * asked for holds charges that the fee may settle, and one of several payments is not all: there the lender's own lines
 * say it.
 */
function owedAfter(
  loan: Loan | undefined,
  due: DueDay | undefined,
  plan: InstalmentPlan | undefined,
): MinorAmount | undefined {
  const amount = loan?.amountDue;
  const isAll = (plan?.waiting.length ?? 1) === 1;
  return isAll && due && !due.isLate && amount && !isNothing(amount) ? amount : undefined;
}

/** Props of `ExtendLoan`. */
export interface ExtendLoanProps extends Asked {
  loanRef: LoanRef;
  offer: ExtensionOffer;
  loanNow: LoanNow;
  plan: InstalmentPlan | undefined;
  /** What the offer is compared with is still on its way. */
  isComing: boolean;
}

/** What extending costs and buys, beside the other ways to pay, and the way to pay the fee (screens §4). */
export function ExtendLoan(props: ExtendLoanProps) {
  const { loanRef, offer, loanNow, plan, isComing, staleReason, isAsking, askAgain } = props;
  const { t } = useTranslation(['extension', 'payment', 'app']);
  const format = useFormat();
  const seeLoan = useSeeLoan(loanRef, 'loanDetails');
  const { repayment, money, locale } = useTenant();
  const { loan } = loanNow;
  const payChosen = usePayChosen();

  const { fee, newDueDate } = offer;
  const due = dueDayOf(loan?.dueDate, locale.timeZone, systemClock.now());
  const options = repaymentOptions(offer, loan, due, plan, money.minorDigits);
  const owed = owedAfter(loan, due, plan);
  // The lender's lines, but for what the head says already, and for the number, which can be copied.
  const said = [
    format.major(fee),
    unbound(format.day(newDueDate)),
    unbound(format.shortDay(newDueDate)),
    owed && format.money(owed),
  ];
  const lines = offer.details.filter(
    ({ value }) => value.trim() !== loanRef.loanId && !said.includes(value.trim()),
  );
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
        {fee ? t('payFee', { amount: format.major(fee) }) : t('payNow')}
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
                  ? t('payment:extensionFeeTo', { date: format.weekday(newDueDate) })
                  : t('fee')
              }
              amount={format.major(fee)}
              facts={[
                { label: t('payment:payTo'), value: repayment.payeeName },
                {
                  label: t('payment:receiptLoan'),
                  value: (
                    <span className={css.number}>
                      {shortNumber(loanRef.loanId)} <CopyNumber number={loanRef.loanId} />
                    </span>
                  ),
                },
              ]}
            >
              {offer.productName && (
                <p className={css.product}>
                  <LenderLogo address={offer.productLogo} name={offer.productName} size={24} />
                  {offer.productName}
                </p>
              )}
            </PayHead>
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
            <OptionsCompared options={options} loanRef={loanRef} staysOwed={owed !== undefined} />
          ))}
        {lines.length > 0 && (
          <Rows>
            <DetailRows lines={lines} />
          </Rows>
        )}
        <SupportContact phone={offer.telephone} />
      </div>
    </Page>
  );
}
