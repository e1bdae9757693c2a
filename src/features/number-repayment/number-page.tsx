import { useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptVirtualAccount } from '../../domain/kept-virtual-account.ts';
import { addWords } from '../../i18n/create-i18n.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import { tenantWording } from '../../i18n/wording-files.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { ComplaintLink } from '../../lending-ui/complaint-link.tsx';
import { usePayTitle } from '../../payments/use-pay-title.ts';
import { usePaymentComplaint } from '../../payments/use-payment-complaint.ts';
import { channelMarkOf } from '../../tenant/payment-channels.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Page } from '../../ui/page.tsx';
import { useCopies } from '../../ui/use-copies.ts';
import { CounterView } from './counter-view.tsx';
import { decideNumber } from './decide-number.ts';
import { NumberNotes } from './number-notes.tsx';
import { numberActionBar, NumberView, type NumberActs } from './number-view.tsx';
import { PaidQuestion } from './paid-question.tsx';
import { useChannel } from './use-channel.ts';
import { useShownNumber, type NumberPayment } from './use-number-payment.ts';

const namespace = 'number-repayment';

/**
 * What to say at the counter in the language of the place, which is the tenant's own: a borrower who reads
 * another one shows the phone. Fetched as soon as it is wanted, so that it is there when the network is not.
 * Undefined when that is the language shown anyway, or when it cannot be had.
 */
function useCashierWords(payee: string, isWanted: boolean): string | undefined {
  const { i18n } = useTranslation();
  const tenant = useTenant();
  const { defaultLanguage } = tenant.locale;
  const isOther = isWanted && i18n.language !== defaultLanguage;
  const [isThere, setThere] = useState(() => i18n.hasResourceBundle(defaultLanguage, namespace));
  useEffect(() => {
    if (!isOther || isThere) return undefined;
    let isHere = true;
    tenantWording(tenant, defaultLanguage, namespace).then(
      (words) => {
        addWords(i18n, defaultLanguage, namespace, words);
        if (isHere) setThere(true);
      },
      () => undefined, // without a network the language shown must do
    );
    return () => {
      isHere = false;
    };
  }, [isOther, isThere, tenant, defaultLanguage, i18n]);
  if (!isOther || !isThere) return undefined;
  return i18n.getFixedT(defaultLanguage, namespace)('say', { payee });
}

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
  const { t, i18n } = useTranslation('number-repayment');
  const say = useSay('number-repayment', 'payment', 'app');
  const tenant = useTenant();
  const format = useFormat();
  const copies = useCopies();
  const complaint = usePaymentComplaint({
    loanId: loanRef.loanId,
    number: account.virtualAccountNumber,
    amount: account.amount && format.major(account.amount),
  });
  const channel = useChannel(channelMarkOf(account, kept.channelName));
  const { end, secondsLeft, isRenewing, getNewNumber, sayPaid } = useShownNumber(kept, payment);
  const model = decideNumber({
    loanId: loanRef.loanId,
    account,
    channel,
    end,
    secondsLeft,
    toPay: payment.toPay,
    phone: payment.loanNow.loan?.telephone,
    tenant,
    language: i18n.language,
    say,
    format,
  });
  const title = usePayTitle(model.title);
  const { isOver } = model.card;
  const [open, setOpen] = useState<Open>('nothing');
  const close = () => setOpen('nothing');
  const localSay = useCashierWords(model.payeeName, account.kind === 'miniMarket');
  const acts: NumberActs = {
    changeMethod: onChangeMethod,
    showCashier: () => setOpen('counter'),
    sayPaid: () => setOpen('paid'),
    getNewNumber,
  };
  return (
    <Page
      screenKey="virtualAccount"
      face="ready"
      title={title}
      actions={numberActionBar(model, acts, isRenewing ? t('gettingNumber') : undefined)}
    >
      <NumberView
        model={model}
        acts={acts}
        copies={copies}
        slots={{
          notes: <NumberNotes loanRef={loanRef} kept={kept} payment={payment} isOver={isOver} />,
          complaint: <ComplaintLink to={complaint} />,
          open: (
            <>
              {open === 'counter' && !isOver && (
                <CounterView
                  onClose={close}
                  place={channel}
                  code={account.virtualAccountNumber}
                  amount={account.amount}
                  payee={model.payeeName}
                  localSay={localSay}
                  endText={model.endText}
                />
              )}
              <PaidQuestion isOpen={open === 'paid'} onClose={close} onYes={sayPaid} />
            </>
          ),
        }}
      />
    </Page>
  );
}
