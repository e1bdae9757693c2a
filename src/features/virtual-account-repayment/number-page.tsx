import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endOfNumber, type KeptVirtualAccount } from '../../domain/kept-virtual-account.ts';
import type { Loan } from '../../domain/loan.ts';
import type { LoanState } from '../../domain/loan-status.ts';
import { sameAmount } from '../../domain/money-sums.ts';
import { majorFromText } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { ComplaintLink } from '../../lending-ui/complaint-link.tsx';
import { NumberOverNote } from '../../lending-ui/number-over-note.tsx';
import { PaymentInstructions } from '../../lending-ui/payment-instructions.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useTimeLeft } from '../../lending-ui/use-time-left.ts';
import { useScreenParams } from '../../navigation/use-go-to.ts';
import { usePaymentComplaint } from '../../navigation/use-payment-complaint.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CounterView } from './counter-view.tsx';
import { MethodRow } from './method-row.tsx';
import { NumberCard } from './number-card.tsx';
import { useEndText } from './number-end.tsx';
import { PaidDialog } from './paid-dialog.tsx';
import { PaymentTruth } from './payment-truth.tsx';
import { useCashierWords } from './use-cashier-words.ts';
import { useChannel } from './use-channel.ts';
import { useLimitText } from './use-limit-text.ts';

/** Props of `NumberPage`. */
export interface NumberPageProps {
  loanRef: LoanRef;
  kept: KeptVirtualAccount;
  /** How the loan stands; undefined while it is asked, or when it could not be. */
  loan: Loan | undefined;
  state: LoanState | undefined;
  /** Asks for another number; the error when that failed. */
  renew: () => Promise<unknown>;
  onChangeMethod: (() => void) | undefined;
  onSeeLoan: () => void;
}

type Open = 'nothing' | 'counter' | 'paid';

/** A number to pay to: how much, to whom, until when, how, and then "I have paid" (screens §4). */
export function NumberPage(props: NumberPageProps) {
  const { loanRef, kept, loan, state, renew, onChangeMethod, onSeeLoan } = props;
  const { account } = kept;
  const { t } = useTranslation(['virtual-account', 'payment-number']);
  const tenant = useTenant();
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const complaint = usePaymentComplaint({
    loanId: loanRef.loanId,
    number: account.virtualAccountNumber,
    amount: account.amount && format.major(account.amount),
  });
  const channel = useChannel({
    kind: account.kind,
    code: account.channelCode,
    specificNumber: account.specificNumber,
    name: kept.channelName,
  });
  const limitText = useLimitText()(channel, account.amount);
  const end = endOfNumber(kept, tenant.locale.timeZone);
  const endText = useEndText({ expiresAt: account.expiresAt, end });
  const secondsLeft = useTimeLeft(end) ?? 0;
  const isOver = secondsLeft === 0;
  const [open, setOpen] = useState<Open>('nothing');
  const [isRenewing, setRenewing] = useState(false);
  usePrefetch('loanDetailsAfterPayment');

  const { amount: asked } = useScreenParams();
  const askedAmount = asked === undefined ? undefined : majorFromText(asked);
  const isOtherAmount = account.amount && askedAmount && !sameAmount(account.amount, askedAmount);
  const payee = account.payeeName || tenant.repayment.payeeName;
  const localSay = useCashierWords(payee, account.kind === 'miniMarket');

  const getNewNumber = async () => {
    setRenewing(true);
    const error = await renew();
    setRenewing(false);
    if (error !== undefined) toast(errorText(error), { tone: 'bad' });
  };
  const newNumber = (
    <Button
      isBusy={isRenewing}
      busyLabel={t('payment-number:gettingNumber')}
      onPress={getNewNumber}
    >
      {t('payment-number:newNumber')}
    </Button>
  );
  const sayPaid = (
    <Button kind={isOver ? 'quiet' : 'primary'} onPress={() => setOpen('paid')}>
      {t('payment-number:paid')}
    </Button>
  );

  return (
    <Page
      screenKey="virtualAccount"
      face="ready"
      title={t('title')}
      actions={
        <>
          {isOver && newNumber}
          {sayPaid}
        </>
      }
    >
      {isOver && <NumberOverNote expiresAt={account.expiresAt} />}
      <PaymentTruth
        loanId={loanRef.loanId}
        loan={loan}
        state={state}
        before={kept.before}
        onSeeLoan={onSeeLoan}
      />
      {isOtherAmount && (
        <Note tone="warn">
          {t('otherAmount', {
            asked: format.major(askedAmount),
            amount: format.major(account.amount),
          })}
        </Note>
      )}
      {account.amount === undefined && <Note tone="warn">{t('payment-number:amountUnknown')}</Note>}
      {limitText && <Note tone="bad">{limitText}</Note>}
      <NumberCard account={account} end={end} secondsLeft={secondsLeft} />
      {account.kind === 'miniMarket' && !isOver && (
        <Button kind="secondary" onPress={() => setOpen('counter')}>
          {t('showCashier')}
        </Button>
      )}
      <Rows>
        <MethodRow name={channel.name} onChange={onChangeMethod} />
        <Row label={t('payment-number:payTo')} value={payee} />
        <Row label={t('payment-number:loan')} value={`··${loanRef.loanId.slice(-4)}`} />
      </Rows>
      <PaymentInstructions title={t('steps')} guides={account.guides} />
      <Note tone="plain">{t('payment-number:keepSlip')}</Note>
      <ComplaintLink way={complaint} />
      <SupportContact phone={account.telephone || loan?.telephone} />
      {open === 'counter' && !isOver && (
        <CounterView
          onClose={() => setOpen('nothing')}
          place={channel}
          code={account.virtualAccountNumber}
          amount={account.amount}
          payee={payee}
          localSay={localSay}
          endText={endText}
        />
      )}
      <PaidDialog
        isOpen={open === 'paid'}
        onClose={() => setOpen('nothing')}
        loanRef={loanRef}
        kept={kept}
      />
    </Page>
  );
}
