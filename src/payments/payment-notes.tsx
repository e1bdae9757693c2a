import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type MoneyRecord, paidInAll } from '../domain/money-call.ts';
import { useFormat } from '../i18n/use-format.ts';
import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import { ComplaintLink } from '../lending-ui/complaint-link.tsx';
import { useTenant } from '../tenant/tenant-context.tsx';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { Checking } from './checking.tsx';
import { CodeWaitsNote } from './code-waits-note.tsx';
import { LeftQuestion, PaymentQuestion } from './payment-question.tsx';
import type { LoanNow } from './use-loan-now.ts';
import { usePaymentComplaint } from './use-payment-complaint.ts';
import type { Payment } from './use-payment.ts';
import { useWalletName } from './use-wallet-name.ts';

/** Props of `PaymentNotes`. */
interface PaymentNotesProps {
  loanRef: LoanRef;
  loanNow: LoanNow;
  /** On a screen that pays by itself: what it is doing, and what it can be answered. */
  payment?: Payment | undefined;
  /** In a few lines, where something else is what the page is for. */
  isBrief?: boolean | undefined;
  /** The page's own help leads to a complaint. Whom to call stands on every page. */
  hasHelp?: boolean | undefined;
}

/**
 * What is said about a payment of this loan, on every screen and in the same words: under way, taken, unanswered, said
 * to be paid, arrived, or still unpaid after all. Another person's payment is named without its amount.
 */
export function PaymentNotes(props: PaymentNotesProps) {
  const { loanNow, payment } = props;
  const { t } = useTranslation('payment');
  return (
    <>
      <PressNote loanNow={loanNow} payment={payment} />
      <RecordNote {...props} />
      {payment?.isForgetful && !payment.isSettled && (
        <Note tone="warn" title={t('forgetfulTitle')}>
          {t('forgetfulText')}
        </Note>
      )}
      {payment?.step.at === 'question' && <PaymentQuestion loanNow={loanNow} payment={payment} />}
    </>
  );
}

function RecordNote(props: PaymentNotesProps): ReactNode {
  const { loanRef, loanNow, payment, isBrief, hasHelp } = props;
  const { t } = useTranslation('payment');
  const format = useFormat();
  const wallet = useWalletName();
  const { servicePhone } = useTenant();
  const { record, standing, ended, place, loan } = loanNow;
  const complaint = usePaymentComplaint({
    loanId: loanRef.loanId,
    number: record?.paidTo,
    amount: record?.amount && format.money(paidInAll(record)),
  });
  if (ended && (!record || ended.at > record.startedAt)) {
    // Of a loan that is paid off the screen itself says so, and a moment that was looked at says it once.
    if (ended.isSaid || (ended.isSeen && loanNow.state === 'settled')) return null;
    const about = {
      amount: format.money(paidInAll(ended.record)),
      time: format.clock(ended.record.startedAt),
    };
    const arrivedText = ({ amount, channel }: MoneyRecord) => {
      // When a number was paid, nobody here knows.
      if (channel === 'virtualAccount') return amount && t('arrivedTextAmount', about);
      return amount ? t('arrivedText', about) : t('arrivedTextPlain', about);
    };
    return ended.is === 'arrived' ? (
      <Note tone="good" role="status" title={t('arrivedTitle')}>
        {arrivedText(ended.record)}
      </Note>
    ) : (
      <Note
        tone="plain"
        role="status"
        title={t('stillUnpaidTitle', { time: format.clock(ended.at) })}
      >
        {t('stillUnpaidText')}
      </Note>
    );
  }
  if (!record || payment?.isBusy) return null;
  const isMine = record.owner === place.owner;
  const stillOpen = loanNow.isAskingOver && (
    <>
      <Button
        kind="secondary"
        isBusy={loanNow.isAsking}
        busyLabel={t('asking')}
        onPress={loanNow.askAgain}
      >
        {t('askAgain')}
      </Button>
      {!hasHelp && <ComplaintLink to={complaint} />}
    </>
  );
  switch (standing.is) {
    case 'awaitingCode':
      return <CodeWaitsNote loanRef={loanRef} loanNow={loanNow} payment={payment} />;
    case 'none':
    case 'acceptedLongAgo':
      return null;
    case 'calling':
    case 'unanswered':
    case 'accepted':
    case 'saidPaid': {
      const isEarly = standing.is === 'unanswered' && standing.clearFrom > place.clock.now();
      return (
        <Checking
          record={record}
          standing={standing.is}
          isMine={isMine}
          isRepeated={payment?.step.at === 'resting' && payment.step.isRepeated === true}
          isAskingOver={loanNow.isAskingOver}
          askedAt={loanNow.answeredAt}
          clearFrom={isEarly ? standing.clearFrom : undefined}
          isSafeToClose={!payment?.isForgetful}
          wallet={wallet}
          phone={loan?.telephone || servicePhone}
          payKind={record.payKind}
          isBrief={isBrief}
        >
          {standing.is === 'saidPaid' && isMine && (
            <Button kind="quiet" onPress={loanNow.sayNotPaid}>
              {t('notPaidAfterAll')}
            </Button>
          )}
          {standing.is !== 'calling' && stillOpen}
        </Checking>
      );
    }
    case 'leftForWallet':
      return <LeftQuestion loanNow={loanNow} />;
  }
}

/** What came of the press of a moment ago, when nothing was sent. */
function PressNote({ loanNow, payment }: { loanNow: LoanNow; payment: Payment | undefined }) {
  const { t } = useTranslation(['payment', 'app']);
  if (!payment || payment.isBlocked || payment.isSettled) return null;
  if (payment.step.at === 'changed') {
    return (
      <Note tone="warn" role="alert" title={t('changedTitle')}>
        {t('changedText')}
      </Note>
    );
  }
  if (payment.step.at === 'elsewhere') {
    return (
      <Note tone="warn" role="alert" title={t('elsewhereTitle')}>
        <p>{t('elsewhereText')}</p>
        <Button kind="secondary" isBusy={loanNow.isAsking} onPress={loanNow.askAgain}>
          {t('askAgain')}
        </Button>
      </Note>
    );
  }
  const isUnasked = loanNow.isError && !payment.isBusy;
  const isStillUnasked = payment.step.at === 'notAsked' && loanNow.answeredAt <= payment.step.since;
  if (!isStillUnasked && !isUnasked) return null;
  return (
    <Note tone="warn" role="alert" title={t('notAskedTitle')}>
      <p>{t('notAskedText')}</p>
      <Button kind="secondary" isBusy={loanNow.isAsking} onPress={loanNow.askAgain}>
        {t('app:retry')}
      </Button>
    </Note>
  );
}
