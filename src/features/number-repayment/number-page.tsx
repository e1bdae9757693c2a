import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cashAtCounter } from '../../domain/cash-at-counter.ts';
import type { KeptVirtualAccount } from '../../domain/kept-virtual-account.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { ComplaintLink } from '../../lending-ui/complaint-link.tsx';
import { PaymentInstructions } from '../../lending-ui/payment-instructions.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { usePaymentComplaint } from '../../payments/use-payment-complaint.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { Row, Rows } from '../../ui/rows.tsx';
import { CounterView } from './counter-view.tsx';
import { MethodRow } from './method-row.tsx';
import { NumberCard } from './number-card.tsx';
import { NumberNotes } from './number-notes.tsx';
import { useEndText } from './number-end.tsx';
import { useCashierWords } from './use-cashier-words.ts';
import { useChannel } from './use-channel.ts';
import { useLimitText } from './use-limit-text.ts';
import { useShownNumber, type NumberPayment } from './use-number-payment.ts';

/** Props of `NumberPage`. */
export interface NumberPageProps {
  loanRef: LoanRef;
  kept: KeptVirtualAccount;
  payment: NumberPayment;
  onChangeMethod: (() => void) | undefined;
}

type Open = 'nothing' | 'counter' | 'paid';

/** A number to pay to: how much, to whom, until when, how, and then "I have paid" (screens §4). */
export function NumberPage({ loanRef, kept, payment, onChangeMethod }: NumberPageProps) {
  const { account } = kept;
  const { t } = useTranslation(['number-repayment', 'app']);
  const tenant = useTenant();
  const format = useFormat();
  const { loanNow } = payment;
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
  const { end, secondsLeft, isRenewing, getNewNumber, sayPaid } = useShownNumber(kept, payment);
  const endText = useEndText({ expiresAt: account.expiresAt, end });
  const isOver = secondsLeft === 0;
  const [open, setOpen] = useState<Open>('nothing');
  const payee = account.payeeName || tenant.repayment.payeeName;
  const isCash = account.kind === 'miniMarket';
  const localSay = useCashierWords(payee, isCash);
  const cash =
    isCash && account.amount
      ? { ...cashAtCounter(channel, account.amount), place: channel.name }
      : undefined;
  const close = () => setOpen('nothing');

  return (
    <Page
      screenKey="virtualAccount"
      face="ready"
      title={t('title')}
      actions={
        <>
          {isOver && (
            <Button isBusy={isRenewing} busyLabel={t('gettingNumber')} onPress={getNewNumber}>
              {t('newNumber')}
            </Button>
          )}
          <Button kind={isOver ? 'quiet' : 'primary'} onPress={() => setOpen('paid')}>
            {t('paid')}
          </Button>
        </>
      }
    >
      <NumberNotes loanRef={loanRef} kept={kept} payment={payment} isOver={isOver} />
      {limitText && <Note tone="bad">{limitText}</Note>}
      <NumberCard account={account} cash={cash} end={end} secondsLeft={secondsLeft} />
      {isCash && !isOver && (
        <Button kind="secondary" onPress={() => setOpen('counter')}>
          {t('showCashier')}
        </Button>
      )}
      <Rows>
        <MethodRow label={t('method')} name={channel.name} onChange={onChangeMethod} />
        <Row label={t('payTo')} value={payee} />
        <Row label={t('loan')} value={`··${loanRef.loanId.slice(-4)}`} />
      </Rows>
      <PaymentInstructions title={t('steps')} guides={account.guides} />
      <Note tone="plain">{t('keepSlip')}</Note>
      <ComplaintLink to={complaint} />
      <SupportContact phone={account.telephone || loanNow.loan?.telephone} />
      {open === 'counter' && !isOver && (
        <CounterView
          onClose={close}
          place={channel}
          code={account.virtualAccountNumber}
          amount={account.amount}
          payee={payee}
          localSay={localSay}
          endText={endText}
        />
      )}
      <Dialog
        isOpen={open === 'paid'}
        onClose={close}
        title={t('tipsTitle')}
        closeLabel={t('app:close')}
        actions={
          <>
            <Button onPress={sayPaid}>{t('yes')}</Button>
            <Button kind="quiet" onPress={close}>
              {t('app:cancel')}
            </Button>
          </>
        }
      >
        <p>{t('tipsText')}</p>
      </Dialog>
    </Page>
  );
}
