import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNoAnswer, isLenderError } from '../../domain/lender-error.ts';
import type { MinorAmount } from '../../domain/money.ts';
import type { LoanClaim, PaymentRecord } from '../../domain/payment.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useStartWalletRepaymentMutation } from '../../lender-api/wallet-repayment/wallet-repayment.api.ts';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useOnce } from '../../lending-ui/use-once.ts';
import { useFollow } from '../../navigation/use-follow.ts';
import { systemClock } from '../../platform/clock.ts';
import { onPageShown } from '../../platform/visibility.ts';
import { paymentJournal } from '../../session/payment-journal.ts';
import { paymentRecords } from '../../session/payment-record.ts';
import { useSession } from '../../session/session-context.tsx';
import { useToast } from '../../ui/toast.tsx';
import { resumedPayment, type WalletPayment, type WhyUnknown } from './wallet-payment-state.ts';

/** Milliseconds until a page that was left for, and did not come, is given up. */
const longestLeaving = 15_000;

/** What a payment is made of. */
export interface WalletOrder {
  loanRef: LoanRef;
  amount: MinorAmount | undefined;
  /** What the loan asks for before, to see later whether the payment has arrived. */
  before: LoanClaim | undefined;
  /** The lender said no: perhaps because the loan is not as it was. */
  onRefused: () => void;
}

/** Paying by wallet: the state, and what a person can do in it. */
export interface UseWalletPayment {
  payment: WalletPayment;
  pay: () => Promise<void>;
  /** The loan was asked and is unpaid: paying again is safe. */
  letPayAgain: () => void;
}

/**
 * The one guard of a wallet payment. What may have happened is written down before it is asked for, and whoever
 * comes back from the wallet, in whatever way, meets a page that asks the loan first (screens §8, HD-28, HD-48).
 */
export function useWalletPayment(order: WalletOrder): UseWalletPayment {
  const { loanRef, amount, before, onRefused } = order;
  const { t } = useTranslation(['wallet-repayment', 'payment']);
  const session = useSession();
  const toast = useToast();
  const errorText = useErrorText();
  const follow = useFollow();
  const once = useOnce();
  const [start] = useStartWalletRepaymentMutation();
  const { loanId } = loanRef;
  const { userId } = session.values;
  const records = useMemo(() => paymentRecords(session), [session]);
  const [payment, setPayment] = useState(() => resumedPayment(records.find(loanId)));
  const journal = paymentJournal(records, { loanRef, channel: 'wallet', amount, before });

  const isLeaving = payment.at === 'leaving';
  useEffect(() => {
    if (!isLeaving) return undefined;
    const cameBack = () => setPayment(resumedPayment(records.find(loanId)));
    const stopShown = onPageShown(cameBack);
    const stopWaiting = systemClock.after(longestLeaving, cameBack);
    return () => {
      stopShown();
      stopWaiting();
    };
  }, [isLeaving, records, loanId]);

  const beUnsure = (why: WhyUnknown) =>
    setPayment({ at: 'unknown', why, startedAt: journal.startedAt(), before: journal.before() });
  /** No money moved: the button works again. A payment that was sent before this one stays written down. */
  const giveUp = (message: string, earlier: PaymentRecord | undefined) => {
    journal.forget();
    if (earlier && earlier.outcome !== 'awaitingCode') records.keep(earlier);
    toast(message, { tone: 'bad' });
    setPayment({ at: 'ready' });
  };

  const pay = () =>
    once.run(async () => {
      if (amount === undefined || userId === undefined) return;
      const earlier = records.find(loanId);
      journal.forget();
      journal.write({ outcome: 'sending' });
      setPayment({ at: 'starting' });
      const result = await start({ userId, loanId, amount });
      if (!('error' in result)) {
        journal.write({ outcome: 'submitted' });
        if (follow(result.data)) setPayment({ at: 'leaving' });
        else giveUp(t('payment:failed'), earlier);
      } else if (isLenderError(result.error) && hasNoAnswer(result.error)) {
        journal.write({ outcome: 'noAnswer' });
        beUnsure('noAnswer');
      } else {
        giveUp(errorText(result.error, t('payment:failed')), earlier);
        onRefused();
      }
    });

  return {
    payment,
    pay,
    letPayAgain() {
      // The record stays: whoever goes on to the loan's details is still told that a payment may be under way.
      setPayment({ at: 'stillUnpaid', askedAt: systemClock.now() });
    },
  };
}
