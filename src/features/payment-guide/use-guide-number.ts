import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeptVirtualAccount } from '../../domain/kept-virtual-account.ts';
import type { MajorAmount } from '../../domain/money.ts';
import type { LoanClaim } from '../../domain/payment.ts';
import { kindOfPayType } from '../../domain/virtual-account.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useRequestVirtualAccountMutation } from '../../lender-api/virtual-account/virtual-account.endpoints.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { systemClock } from '../../platform/clock.ts';
import { keptVirtualAccounts, type NumberFor } from '../../session/kept-virtual-accounts.ts';
import { useSession } from '../../session/session-context.tsx';

/** Put on the entry of the browser's history that was given a reference number: there a reload shows it again. */
const mark = 'hasReference';

/** The tenant's channel, in the tenant's own codes. */
export interface GuideChannel {
  payType: string;
  payCode: string;
}

/** What a reference number is asked for. */
export interface ReferenceOrder {
  loanRef: LoanRef;
  channel: GuideChannel;
  /** Undefined when the address says none: the lender's answer says it then. */
  amount: MajorAmount | undefined;
  /** What the loan asks for now; undefined while that is not known. */
  claim: LoanClaim | undefined;
}

/** How the asking stands. */
export type GuideNumber =
  | { at: 'asking' }
  | { at: 'failed'; error: unknown }
  | { at: 'there'; kept: KeptVirtualAccount };

/** The reference number, and asking for another one. */
export interface UseGuideNumber {
  number: GuideNumber;
  /** Asks again after a failure. */
  retry: () => void;
  /** Asks for a new number in place of the one shown; the error when that failed. */
  renew: () => Promise<unknown>;
}

/**
 * The reference number of the tenant's channel. An entry asks for one, once; a reload of the same entry shows the
 * one that was kept (screens §4, §8, "Virtual account kept").
 */
export function useGuideNumber(order: ReferenceOrder): UseGuideNumber {
  const { loanRef, channel, amount, claim } = order;
  const { loanId, productId } = loanRef;
  const { payType, payCode } = channel;
  const { address } = useNavigationAccess();
  const session = useSession();
  const store = useMemo(() => keptVirtualAccounts(session), [session]);
  const place = useMemo<NumberFor>(() => {
    const kind = kindOfPayType(payType);
    return {
      loanId,
      amount,
      choice: { kind, code: payCode, specificNumber: '', isDefault: true },
    };
  }, [loanId, amount, payType, payCode]);
  const [request] = useRequestVirtualAccountMutation();
  const [number, setNumber] = useState<GuideNumber>(() => {
    const kept = address.isMarked(mark) ? store.find(place) : undefined;
    return kept ? { at: 'there', kept } : { at: 'asking' };
  });
  const isCallOpen = useRef(false);

  const ask = useCallback(async () => {
    if (isCallOpen.current) return undefined;
    isCallOpen.current = true;
    const askedAt = systemClock.now();
    const result = await request({
      loanId,
      productId,
      amount,
      payType,
      code: payCode,
      isDefault: true,
      isDisplayed: false,
    });
    isCallOpen.current = false;
    setNumber((before) => {
      if (!('error' in result)) return { at: 'there', kept: { account: result.data, askedAt } };
      return before.at === 'there' ? before : { at: 'failed', error: result.error };
    });
    return result.error;
  }, [request, loanId, productId, amount, payType, payCode]);

  const isAsking = number.at === 'asking';
  useEffect(() => {
    if (isAsking) void ask();
  }, [isAsking, ask]);

  // The loan became known after the number: what it asks for now is what must become less.
  if (number.at === 'there' && claim && number.kept.before === undefined)
    setNumber({ at: 'there', kept: { ...number.kept, before: claim } });
  useEffect(() => {
    if (number.at !== 'there') return;
    store.keep(place, number.kept);
    address.mark(mark, true);
  }, [number, store, place, address]);

  return { number, retry: () => setNumber({ at: 'asking' }), renew: ask };
}
