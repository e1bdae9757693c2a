import { useTranslation } from 'react-i18next';
import { loanStatusRule, standardLoanStatuses } from '../../domain/loan-status.ts';
import type { Loan } from '../../domain/loan.ts';
import { hasArrived, type LoanClaim } from '../../domain/payment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useAskAgain } from '../../lending-ui/use-ask-again.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { CardPayment } from './payment-state.ts';

/** Props of `UnknownPayment`. */
export interface UnknownPaymentProps {
  before: LoanClaim | undefined;
  /** Asks the lender how the loan stands. */
  ask: () => Promise<{ data?: Loan | undefined; isError: boolean }>;
  onStillUnpaid: () => void;
  onMoved: () => void;
}

/**
 * No answer came to a payment. Nothing can be paid until the loan itself has been asked: still unpaid gives
 * the pay button back, anything else leads to the loan (screens §8, "No answer to a payment").
 */
export function UnknownPayment({ before, ask, onStillUnpaid, onMoved }: UnknownPaymentProps) {
  const { t } = useTranslation('card-repayment');
  const { loanStatuses, locale } = useTenant();
  const look = async () => {
    const { data: loan, isError } = await ask();
    if (isError || !loan) return;
    const { state } = loanStatusRule(loan.status, { ...standardLoanStatuses, ...loanStatuses });
    if (hasArrived(before, loan, state, locale.timeZone)) onMoved();
    else if (state === 'unpaid') onStillUnpaid();
  };
  const asking = useAskAgain(true, look);
  return (
    <Note tone="warn" role="alert" title={t('unknownTitle')}>
      <p>{asking.isOver ? t('unknownOver') : t('unknownText')}</p>
      {asking.isOver && (
        <>
          <Button kind="secondary" onPress={() => void look().finally(asking.restart)}>
            {t('askAgain')}
          </Button>
          <SupportContact />
        </>
      )}
    </Note>
  );
}

/** What else must be said about a payment before or instead of a pay button. */
export function PaymentNotice({ payment }: { payment: CardPayment }) {
  const { t } = useTranslation('card-repayment');
  const format = useFormat();
  switch (payment.at) {
    case 'stillUnpaid':
      return (
        <Note
          tone="plain"
          role="status"
          title={t('stillUnpaidTitle', { time: format.clock(payment.askedAt) })}
        >
          {t('stillUnpaidText')}
        </Note>
      );
    case 'repeated':
      return (
        <Note tone="warn" role="alert" title={t('code800005')}>
          {t('repeatedText')}
        </Note>
      );
    case 'sent':
      return (
        <Note
          tone="warn"
          role="status"
          title={t('sentTitle', { time: format.clock(payment.startedAt) })}
        >
          {t('sentText')}
        </Note>
      );
    default:
      return null;
  }
}
