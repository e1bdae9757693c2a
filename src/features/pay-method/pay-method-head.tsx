import { useTranslation } from 'react-i18next';
import type { AmountToPay } from '../../domain/amount-to-pay.ts';
import { useSay } from '../../i18n/use-say.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { ComingHead } from '../../payments/coming-head.tsx';
import { loanFact } from '../../payments/decide-amount.ts';
import { OpenNumberNote } from '../../payments/open-number-note.tsx';
import { PayHead } from '../../payments/pay-head.tsx';
import { PaymentHero } from '../../payments/payment-hero.tsx';
import { PaymentNotes } from '../../payments/payment-notes.tsx';
import { useShownLoan } from '../../payments/shown-loan.ts';
import type { LoanNow } from '../../payments/use-loan-now.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

/** Props of `PayMethodHead`. */
export interface PayMethodHeadProps {
  loanRef: LoanRef;
  loanNow: LoanNow;
  toPay: AmountToPay;
  /** The loan is on its way for the first time: its amount may still come. */
  isAmountComing: boolean;
}

/** What is paid, to whom, by when, and what is known of other payments: before a way is chosen. */
export function PayMethodHead({ loanRef, loanNow, toPay, isAmountComing }: PayMethodHeadProps) {
  const { t } = useTranslation('payment');
  const say = useSay('payment');
  const { payeeName } = useTenant().repayment;
  const { loanId } = loanRef;
  const isAskedFirst = loanNow.isAsking && loanNow.answeredAt === 0;
  const isShown = useShownLoan() !== undefined;
  return (
    <>
      {isAmountComing || (isShown && isAskedFirst) ? (
        <ComingHead loanId={loanId} />
      ) : toPay.kind === 'unknown' ? (
        // The number will say how much.
        <PayHead facts={[{ label: t('payTo'), value: payeeName }, loanFact(loanId, say)]} />
      ) : (
        <PaymentHero
          loanId={loanId}
          toPay={toPay}
          loan={loanNow.loan}
          isSettled={loanNow.state === 'settled'}
          coupon={undefined}
          isAsking={isAskedFirst}
        />
      )}
      <PaymentNotes loanRef={loanRef} loanNow={loanNow} isBrief />
      <OpenNumberNote loanRef={loanRef} loanNow={loanNow} />
    </>
  );
}
