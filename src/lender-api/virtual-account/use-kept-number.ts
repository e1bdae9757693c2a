import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeptVirtualAccount } from '../../domain/kept-virtual-account.ts';
import type { LoanClaim } from '../../domain/payment.ts';
import { systemClock } from '../../platform/clock.ts';
import type { PageAddress } from '../../platform/page-address.ts';
import { keptVirtualAccounts, type NumberFor } from '../../session/kept-virtual-accounts.ts';
import { useSession } from '../../session/session-context.tsx';
import {
  useRequestVirtualAccountMutation,
  type VirtualAccountRequest,
} from './virtual-account.api.ts';

/** Put on the entry of the browser's history that was given a number: there a reload shows it again. */
const mark = 'hasNumber';

/** What a number is asked for. The objects must stay the same while what they say does. */
export interface NumberOrder {
  request: VirtualAccountRequest;
  /** What the number is kept under. */
  place: NumberFor;
  /** As the channel was named where it was chosen. */
  channelName?: string | undefined;
  /** What the loan asks for now; undefined while that is not known. */
  claim: LoanClaim | undefined;
  /** False when a number would be of no use. */
  mayAsk: boolean;
  address: PageAddress;
}

/** How the asking stands; `off` when nothing may be asked. */
export type NumberState =
  | { at: 'off' }
  | { at: 'asking' }
  | { at: 'failed'; error: unknown }
  | { at: 'there'; kept: KeptVirtualAccount };

/** The number, and asking for another one. */
export interface KeptNumber {
  number: NumberState;
  /** Asks again after a failure. */
  retry: () => void;
  /** Asks for a new number in place of the one shown; the error when that failed. */
  renew: () => Promise<unknown>;
}

/**
 * The number to pay to. A fresh entry asks for one, once; a reload of the same entry shows the one that was kept,
 * even without a network, and only "get a new number" or another channel asks anew (screens §8, "Virtual account
 * kept").
 */
export function useKeptNumber(order: NumberOrder): KeptNumber {
  const { request, place, channelName, claim, mayAsk, address } = order;
  const session = useSession();
  const store = useMemo(() => keptVirtualAccounts(session), [session]);
  const [send] = useRequestVirtualAccountMutation();
  const [number, setNumber] = useState<NumberState>(() => {
    const kept = address.isMarked(mark) ? store.find(place) : undefined;
    if (kept) return { at: 'there', kept };
    return mayAsk ? { at: 'asking' } : { at: 'off' };
  });
  const isCallOpen = useRef(false);

  const ask = useCallback(async () => {
    if (isCallOpen.current) return undefined;
    isCallOpen.current = true;
    const askedAt = systemClock.now();
    const result = await send(request);
    const { error } = result;
    setNumber((before) => {
      if ('error' in result) return before.at === 'there' ? before : { at: 'failed', error };
      const name = channelName ?? (before.at === 'there' ? before.kept.channelName : undefined);
      const kept = { account: result.data, askedAt, ...(name && { channelName: name }) };
      return { at: 'there', kept };
    });
    isCallOpen.current = false;
    return error;
  }, [send, request, channelName]);

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
