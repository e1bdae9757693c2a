import { useEffect } from 'react';
import { arrivalOf } from '../../domain/number-arrival.ts';
import { claimOf } from '../../domain/loan-claim.ts';
import { paidByNumber } from '../../payments/number-at-place.ts';
import type { LoanNow } from '../../payments/use-loan-now.ts';
import type { UseNumber } from '../../payments/use-number.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

/**
 * A number that was paid somewhere else, while its page is open or before it is opened again: the arrival is written
 * down, so that its moment comes as after every other payment, once. What was written down already has an end of its own.
 */
export function useArrival(
  { number, amend }: Pick<UseNumber, 'number' | 'amend'>,
  { loan, state, record, place }: Pick<LoanNow, 'loan' | 'state' | 'record' | 'place'>,
): void {
  const tenant = useTenant();
  useEffect(() => {
    if (number.at !== 'there' || !loan || !state) return;
    const { kept } = number;
    const { before, askedAt } = kept;
    const { timeZone } = tenant.locale;
    const { minorDigits } = tenant.money;
    const asked = { claim: claimOf(loan), state, timeZone, minorDigits };
    const arrival = kept.arrivedAt === undefined ? arrivalOf(kept, asked) : undefined;
    if (!arrival) return;
    const { records, clock, owner } = place;
    const now = clock.now();
    amend({ arrivedAt: now });
    const ended = records.lastEnd();
    if (record || (ended?.is === 'arrived' && ended.at >= askedAt)) return;
    records.noteArrival({
      ...paidByNumber(kept, tenant, { owner, before, at: now }),
      // Where the loan says that it was another amount, nothing of it is known.
      ...(arrival.amount === undefined && { amount: undefined, counter: undefined }),
    });
  }, [number, amend, loan, state, record, place, tenant]);
}
