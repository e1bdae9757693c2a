import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endOfNumber, type KeptVirtualAccount } from '../../domain/kept-virtual-account.ts';
import type { LoanState } from '../../domain/loan-status.ts';
import type { Loan } from '../../domain/loan.ts';
import { majorToMinor } from '../../domain/money.ts';
import { hasArrived } from '../../domain/payment.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { usePaymentUnderWay } from '../../lender-api/loan/use-payment-under-way.ts';
import { ComplaintLink } from '../../lending-ui/complaint-link.tsx';
import { NumberOverNote } from '../../lending-ui/number-over-note.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import type { TenantText } from '../../lending-ui/use-tenant-text.ts';
import { useTimeLeft } from '../../lending-ui/use-time-left.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { usePaymentComplaint } from '../../navigation/use-payment-complaint.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { paymentJournal } from '../../session/payment-journal.ts';
import { paymentRecords } from '../../session/payment-record.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { useToast } from '../../ui/toast.tsx';
import { GuideNumberCard } from './guide-number-card.tsx';
import { GuideText } from './guide-text.tsx';

/** Props of `ReferencePage`. */
export interface ReferencePageProps {
  loanRef: LoanRef;
  kept: KeptVirtualAccount;
  /** How the loan stands; undefined while it is asked, or when it could not be. */
  loan: Loan | undefined;
  state: LoanState | undefined;
  guide: TenantText;
  /** Asks for another number; the error when that failed. */
  renew: () => Promise<unknown>;
  seeLoan: () => void;
}

/** A reference number to pay by: how much, to whom, until when, how, and then "I have paid" (screens §4). */
export function ReferencePage(props: ReferencePageProps) {
  const { loanRef, kept, loan, state, guide, renew, seeLoan } = props;
  const { account } = kept;
  const { t } = useTranslation(['payment-guide', 'payment-number']);
  const { locale, money, repayment } = useTenant();
  const { timeZone } = locale;
  const format = useFormat();
  const goTo = useGoTo();
  const complaint = usePaymentComplaint({
    loanId: loanRef.loanId,
    number: account.virtualAccountNumber,
    amount: account.amount && format.major(account.amount),
  });
  const toast = useToast();
  const errorText = useErrorText();
  const session = useSession();
  const records = useMemo(() => paymentRecords(session), [session]);
  const underWay = usePaymentUnderWay(loanRef);
  const end = endOfNumber(kept, timeZone);
  const isOver = useTimeLeft(end) === 0;
  const [isRenewing, setRenewing] = useState(false);
  usePrefetch('loanDetailsAfterPayment');

  const isThere = loan && state && hasArrived(kept.before, loan, state, timeZone);
  const getNewNumber = async () => {
    setRenewing(true);
    const error = await renew();
    setRenewing(false);
    if (error !== undefined) toast(errorText(error), { tone: 'bad' });
  };
  /** What the borrower says is written down, so that a reload cannot forget it, and the loan itself is asked. */
  const sayPaid = () => {
    records.forget(loanRef.loanId);
    paymentJournal(records, {
      loanRef,
      channel: 'virtualAccount',
      amount: account.amount && majorToMinor(account.amount, money.minorDigits),
      before: kept.before,
    }).write({ outcome: 'submitted', paidTo: account.virtualAccountNumber });
    goTo.go('loanDetailsAfterPayment', loanRef);
  };
  const seeLoanButton = (
    <Button kind="secondary" size="small" onPress={seeLoan}>
      {t('payment-number:seeLoan')}
    </Button>
  );
  return (
    <Page
      screenKey="paymentGuide"
      face="ready"
      title={t('title')}
      actions={
        <>
          {isOver && (
            <Button
              isBusy={isRenewing}
              busyLabel={t('payment-number:gettingNumber')}
              onPress={getNewNumber}
            >
              {t('payment-number:newNumber')}
            </Button>
          )}
          <Button kind={isOver ? 'quiet' : 'primary'} onPress={sayPaid}>
            {t('payment-number:paid')}
          </Button>
        </>
      }
    >
      {isOver && <NumberOverNote expiresAt={account.expiresAt} />}
      {isThere && (
        <Note tone="good" role="status" title={t('payment-number:arrivedTitle')}>
          <p>{t('payment-number:arrivedText')}</p>
          {seeLoanButton}
        </Note>
      )}
      {!isThere && underWay && (
        <Note
          tone="warn"
          role="status"
          title={t('underWayTitle', { time: format.clock(underWay.record.startedAt) })}
        >
          <p>{t('underWayText')}</p>
          {seeLoanButton}
        </Note>
      )}
      <GuideNumberCard account={account} end={end} isOver={isOver} />
      <Rows>
        <Row label={t('payment-number:payTo')} value={account.payeeName || repayment.payeeName} />
        <Row label={t('payment-number:loan')} value={`··${loanRef.loanId.slice(-4)}`} />
      </Rows>
      <GuideText guide={guide} />
      <Note tone="plain">{t('payment-number:keepSlip')}</Note>
      <ComplaintLink way={complaint} />
      <SupportContact phone={account.telephone || loan?.telephone} />
    </Page>
  );
}
