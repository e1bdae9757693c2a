import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoanState } from '../../domain/loan-status.ts';
import type { Loan } from '../../domain/loan.ts';
import { paymentHold } from '../../domain/payment-hold.ts';
import { hasArrived, type LoanClaim } from '../../domain/payment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paymentRecords } from '../../session/payment-record.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

/** Props of `PaymentTruth`. */
export interface PaymentTruthProps {
  loanId: string;
  /** How the loan stands; undefined while it is asked, or when it could not be. */
  loan: Loan | undefined;
  state: LoanState | undefined;
  /** What it asked for while the number was new. */
  before: LoanClaim | undefined;
  onSeeLoan: () => void;
}

/** What is known of a payment already made, said before another one is (screens §8). */
export function PaymentTruth({ loanId, loan, state, before, onSeeLoan }: PaymentTruthProps) {
  const { t } = useTranslation(['virtual-account', 'payment-number']);
  const format = useFormat();
  const { timeZone } = useTenant().locale;
  const session = useSession();
  const record = useMemo(() => paymentRecords(session).find(loanId), [session, loanId]);
  const seeLoan = (
    <Button kind="secondary" size="small" onPress={onSeeLoan}>
      {t('payment-number:seeLoan')}
    </Button>
  );
  if (loan && state && hasArrived(before, loan, state, timeZone)) {
    return (
      <Note tone="good" role="status" title={t('payment-number:arrivedTitle')}>
        <p>{t('payment-number:arrivedText')}</p>
        {seeLoan}
      </Note>
    );
  }
  const known = loan && state && { claim: loan, state };
  if (!record || paymentHold(record, known, timeZone) === 'none') return null;
  const time = format.clock(record.startedAt);
  return (
    <Note
      tone="warn"
      role="status"
      title={
        record.channel === 'virtualAccount'
          ? t('saidPaidTitle', { time })
          : t('sentTitle', { time })
      }
    >
      <p>{t('dontPayAgain')}</p>
      {seeLoan}
    </Note>
  );
}
