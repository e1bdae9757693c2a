import { useTranslation } from 'react-i18next';
import type { KeptVirtualAccount } from '../../domain/kept-virtual-account.ts';
import { claimOf, hasArrived } from '../../domain/loan-claim.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { PaymentNotes } from '../../payments/payment-notes.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { decideNumberNote } from './decide-number.ts';
import { isCutOff, type NumberPayment } from './use-number-payment.ts';

/** Props of `NumberNotes`. */
export interface NumberNotesProps {
  loanRef: LoanRef;
  kept: KeptVirtualAccount;
  payment: NumberPayment;
  /** The number is no longer good. */
  isOver: boolean;
}

/** What has to be known before a number is paid to: that it is over, that a payment has arrived or is under way. */
export function NumberNotes({ loanRef, kept, payment, isOver }: NumberNotesProps) {
  const { t } = useTranslation('number-repayment');
  const { timeZone } = useTenant().locale;
  const format = useFormat();
  const { loanNow, seeLoan } = payment;
  const { loan, state, ended } = loanNow;
  const isThere =
    loan !== undefined &&
    state !== undefined &&
    hasArrived(kept.before, claimOf(loan), state, timeZone);
  return (
    <>
      {isOver && (
        <Note tone="bad" role="alert" title={kept.account.expiresAt ? t('expired') : t('dayOld')}>
          {t('expiredText')}
        </Note>
      )}
      {!isOver && isCutOff(loanNow) && (
        <Note tone="warn" role="status" title={t('memoryTitle')}>
          {t('memoryText', {
            date: format.day(String(kept.askedAt)),
            time: format.clock(kept.askedAt),
          })}
        </Note>
      )}
      {isThere && ended?.is !== 'arrived' && (
        <Note tone="good" role="status" title={t('arrivedTitle')}>
          <p>{t('arrivedText')}</p>
          <Button kind="secondary" size="small" onPress={seeLoan}>
            {t('seeLoan')}
          </Button>
        </Note>
      )}
      <PaymentNotes loanRef={loanRef} loanNow={loanNow} isBrief />
    </>
  );
}

/** What has to be known of the number's amount (`decideNumberNote`). */
export function NumberAmountNote({ kept, payment }: Pick<NumberNotesProps, 'kept' | 'payment'>) {
  const say = useSay('number-repayment', 'payment');
  const format = useFormat();
  const tenant = useTenant();
  const note = decideNumberNote({ ...kept, toPay: payment.toPay, tenant, say, format });
  return note && <Note tone={note.tone}>{note.text}</Note>;
}
