import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ChosenPayment } from '../domain/amount-to-pay.ts';
import { hasNoAnswer, isLenderError } from '../domain/lender-error.ts';
import { endOfNumber, type KeptVirtualAccount } from '../domain/kept-virtual-account.ts';
import type { LoanClaim } from '../domain/loan-claim.ts';
import { useRequestVirtualAccountMutation } from '../lender-api/number-repayment/number-repayment.api.ts';
import type { VirtualAccountRequest } from '../lender-api/number-repayment/number-repayment.calls.ts';
import { useNavigationAccess } from '../navigation/navigation-context.tsx';
import { useHandedOver } from '../navigation/use-handed-over.ts';
import { lenderNow } from '../platform/lender-clock.ts';
import { randomId } from '../platform/random-id.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { readKeptNumber } from './kept-number.ts';
import { findNumber, keepNumber, openNumber, type NumberPlace } from './number-store.ts';
import { useMoneyPlace } from './use-money-place.ts';

/** What a number is asked for. */
export interface NumberOrder {
  loanId: string;
  /** Undefined while it is not known what to ask for, or when a number would be of no use. */
  request: VirtualAccountRequest | undefined;
  /** As the channel was named where it was chosen. */
  channelName?: string | undefined;
  /** What it is for, where that was chosen on another screen. */
  chosen?: ChosenPayment | undefined;
  /** What the loan asks for now; undefined while that is not known. */
  claim: LoanClaim | undefined;
  /** The lender cannot be reached to learn what to ask for. */
  isCutOff: boolean;
}

/** How the asking stands; `waiting` until it is known what to ask for. */
export type NumberState =
  | { at: 'waiting' }
  | { at: 'asking' }
  | { at: 'failed'; error: unknown }
  | { at: 'there'; kept: KeptVirtualAccount };

/** The number, and asking for another one. */
export interface UseNumber {
  number: NumberState;
  /** Asks again after a failure. */
  retry: () => void;
  /** Asks for a new number in place of the one shown; the error when that failed. */
  renew: () => Promise<unknown>;
  /** Keeps with the number where it will be paid, or that its payment has arrived. */
  amend: (change: Pick<KeptVirtualAccount, 'channelName' | 'arrivedAt'>) => void;
}

/**
 * The number to pay to. A fresh entry asks for one, once; a reload of the same entry shows the one that was kept, even
 * without a network, and so does a fresh one that gets no answer, where the last number is still good; only "get a new
 * number" or another channel asks anew (screens §8, "Virtual account kept"). Two tabs ask for numbers of one loan one
 * after the other.
 */
export function useNumber(order: NumberOrder): UseNumber {
  const { loanId, request, channelName, chosen, claim, isCutOff } = order;
  const { timeZone } = useTenant().locale;
  const { address } = useNavigationAccess();
  const { owner, locks, records, clock } = useMoneyPlace('loan', loanId);
  const place = useMemo<NumberPlace>(() => ({ owner, loanId, address }), [owner, loanId, address]);
  const [send] = useRequestVirtualAccountMutation();
  const isForOpenOne = useHandedOver('openNumber') === true;
  const [number, setNumber] = useState<NumberState>(() => {
    const kept =
      findNumber(place, readKeptNumber) ??
      (isForOpenOne ? openNumber(place, readKeptNumber).find() : undefined);
    return kept ? { at: 'there', kept } : { at: 'waiting' };
  });
  /** Without an answer the number that was made last is better than none, as long as it is good. */
  const withoutAnswer = useCallback((): NumberState | undefined => {
    const kept = openNumber(place, readKeptNumber).find();
    const isGood = kept && endOfNumber(kept, timeZone) > lenderNow(clock);
    return isGood ? { at: 'there', kept } : undefined;
  }, [place, timeZone, clock]);
  const isCallOpen = useRef(false);
  const latest = useRef({ request, channelName, chosen });
  useEffect(() => {
    latest.current = { request, channelName, chosen };
  });

  const ask = useCallback(async () => {
    const { request: wanted, channelName: name, chosen: purpose } = latest.current;
    if (isCallOpen.current || !wanted) return undefined;
    isCallOpen.current = true;
    try {
      const pressId = randomId();
      const result = await locks.run(`${records.lockName} number`, async () =>
        send({ ...wanted, pressId }),
      );
      setNumber((before) => {
        const wasThere = before.at === 'there';
        if ('error' in result) {
          if (wasThere) return before;
          const { error } = result;
          const isCut = isLenderError(error) && hasNoAnswer(error);
          return (isCut ? withoutAnswer() : undefined) ?? { at: 'failed', error };
        }
        const shown = name ?? (wasThere ? before.kept.channelName : undefined);
        const kept: KeptVirtualAccount = {
          account: result.data,
          askedAt: lenderNow(clock),
          pressId,
          ...(shown && { channelName: shown }),
          ...(purpose && { chosen: purpose }),
        };
        return { at: 'there', kept };
      });
      return 'error' in result ? result.error : undefined;
    } finally {
      isCallOpen.current = false;
    }
  }, [send, locks, records, clock, withoutAnswer]);

  if (number.at === 'waiting' && request) setNumber({ at: 'asking' });
  else if (number.at === 'waiting' && isCutOff) {
    const kept = withoutAnswer();
    if (kept) setNumber(kept);
  }
  const isAsking = number.at === 'asking';
  useEffect(() => {
    if (isAsking) void ask();
  }, [isAsking, ask]);

  // The loan became known after the number: what it asks for now is what must become less.
  if (number.at === 'there' && claim && number.kept.before === undefined)
    setNumber({ at: 'there', kept: { ...number.kept, before: claim } });
  useEffect(() => {
    if (number.at === 'there') keepNumber(place, number.kept);
  }, [number, place]);

  const amend = useCallback<UseNumber['amend']>(
    (change) =>
      setNumber((now) =>
        now.at === 'there' ? { at: 'there', kept: { ...now.kept, ...change } } : now,
      ),
    [],
  );
  return { number, retry: () => setNumber({ at: 'asking' }), renew: ask, amend };
}
