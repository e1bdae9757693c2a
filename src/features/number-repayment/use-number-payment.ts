import { useMemo, useState } from 'react';
import { waitAtTill } from '../../domain/ask-again.ts';
import { payableAmount, type AmountToPay } from '../../domain/amount-to-pay.ts';
import { endOfNumber, type KeptVirtualAccount } from '../../domain/kept-virtual-account.ts';
import { hasNoAnswer, isLenderError } from '../../domain/lender-error.ts';
import { claimOf } from '../../domain/loan-claim.ts';
import { mayStart } from '../../domain/money-call.ts';
import { minorToMajor, type MajorAmount } from '../../domain/money.ts';
import type { PaymentChannel } from '../../domain/payment-channel.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import type { VirtualAccountRequest } from '../../lender-api/number-repayment/number-repayment.calls.ts';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useTimeLeft } from '../../lending-ui/use-countdown.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import {
  useAmountToPay,
  useChosenPayment,
  useHasRequestedAmount,
} from '../../payments/use-amount-to-pay.ts';
import { paidByNumber } from '../../payments/number-at-place.ts';
import { useAskAgain } from '../../payments/use-ask-again.ts';
import { useLoanNow, type LoanNow } from '../../payments/use-loan-now.ts';
import { useNumber, type NumberState } from '../../payments/use-number.ts';
import { useSeeLoan } from '../../payments/use-see-loan.ts';
import { isPageShown } from '../../platform/visibility.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useArrival } from './use-arrival.ts';
import { useLimitText } from './use-limit-text.ts';

/** What a number is asked for, but for the amount. */
export interface NumberChannel {
  request: Omit<VirtualAccountRequest, 'amount' | 'loanId' | 'productId'>;
  /** With what is known of its limits; undefined where the place is chosen after the number. */
  channel?: PaymentChannel | undefined;
  channelName?: string | undefined;
}

/** Paying to a number, whichever way it is shown. */
export interface NumberPayment {
  loanNow: LoanNow;
  toPay: AmountToPay;
  /** `blocked`: the loan had to be asked for the amount first, and could not be. */
  number: NumberState | { at: 'off'; why: string } | { at: 'nothing' } | { at: 'blocked' };
  retry: () => void;
  /** Asks for another number; the error when that failed. */
  renew: () => Promise<unknown>;
  /** Where the number will be paid: kept with it, so that every screen names the amount of that place. */
  choosePlace: (name: string) => void;
  seeLoan: () => void;
}

/** The lender gave no answer when the loan was asked last, so what is shown is what the phone has kept. */
export const isCutOff = ({ isError, error, isAsking }: LoanNow): boolean =>
  isError && !isAsking && isLenderError(error) && hasNoAnswer(error);

/** What both looks of a number do: the amount that holds, the number for it, and how the loan stands. */
export function useNumberPayment(
  loanRef: LoanRef,
  { request: asked, channel, channelName }: NumberChannel,
): NumberPayment {
  const { return: seeLoan } = useSeeLoan(loanRef);
  const { money } = useTenant();
  const limitText = useLimitText();
  const loanNow = useLoanNow(loanRef);
  const { loan } = loanNow;
  const toPay = useAmountToPay(loanNow);
  const isAmountRequested = useHasRequestedAmount();
  const chosen = useChosenPayment();
  const payable = payableAmount(toPay);
  // Without a requested amount the lender is left to say how much: the number does not wait for the loan (screens §9, "Amounts").
  const amount: MajorAmount | undefined =
    (isAmountRequested || chosen) && payable ? minorToMajor(payable, money.minorDigits) : undefined;
  const isDecided = !(isAmountRequested || chosen) || loan !== undefined;
  const why = channel && limitText(channel, amount);
  const isNothing = (isAmountRequested && toPay.kind === 'nothing') || toPay.kind === 'spent';
  const mayAsk = isDecided && why === undefined && !isNothing && loanNow.state !== 'settled';
  const request = useMemo<VirtualAccountRequest | undefined>(
    () => (mayAsk ? { ...asked, ...loanRef, amount } : undefined),
    [mayAsk, asked, loanRef, amount],
  );
  const { number, retry, renew, amend } = useNumber({
    loanId: loanRef.loanId,
    request,
    channelName,
    chosen,
    claim: loan && claimOf(loan),
    isCutOff: !isDecided && isCutOff(loanNow),
  });
  useArrival({ number, amend }, loanNow);
  usePrefetch('loanDetailsAfterPayment');
  // Whoever has paid at the till sees here that it arrived; a page that nobody sees asks nothing.
  useAskAgain(
    number.at === 'there' && loanNow.state !== 'settled',
    async () => isPageShown() && loanNow.ask(),
    waitAtTill,
  );
  const waiting = (): NumberPayment['number'] => {
    if (!isDecided && loanNow.isError && !loanNow.isAsking) return { at: 'blocked' };
    if (isDecided && isNothing) return { at: 'nothing' };
    return isDecided && why !== undefined ? { at: 'off', why } : number;
  };
  return {
    loanNow,
    toPay,
    number: number.at === 'waiting' ? waiting() : number,
    retry,
    renew,
    choosePlace: (name) => amend({ channelName: name }),
    seeLoan,
  };
}

/** What can be done with a number that is there. */
export interface ShownNumber {
  /** Milliseconds since 1970. */
  end: number;
  /** Until that end; 0 when it has passed. */
  secondsLeft: number;
  isRenewing: boolean;
  getNewNumber: () => Promise<void>;
  /** "I have paid": it is written down, and the loan is asked whether it is so. */
  sayPaid: () => void;
}

/** A number on the screen: how long it is good, a new one, and "I have paid". */
export function useShownNumber(
  kept: KeptVirtualAccount,
  { loanNow, renew, seeLoan }: Pick<NumberPayment, 'loanNow' | 'renew' | 'seeLoan'>,
): ShownNumber {
  const tenant = useTenant();
  const toast = useToast();
  const errorText = useErrorText();
  const [isRenewing, setRenewing] = useState(false);
  const end = endOfNumber(kept, tenant.locale.timeZone);
  const { before } = kept;
  return {
    end,
    secondsLeft: useTimeLeft(end) ?? 0,
    isRenewing,
    async getNewNumber() {
      setRenewing(true);
      const error = await renew();
      setRenewing(false);
      if (error !== undefined) toast(errorText(error), { tone: 'bad' });
    },
    sayPaid() {
      const { records, clock, owner } = loanNow.place;
      // What is open another way is not forgotten for it: a number blocks no payment, and ends none.
      if (mayStart[loanNow.standing.is] !== 'no') {
        const asked = before ?? (loanNow.loan && claimOf(loanNow.loan));
        records.keep(paidByNumber(kept, tenant, { owner, before: asked, at: clock.now() }));
      }
      seeLoan();
    },
  };
}
