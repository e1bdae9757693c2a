import { useEffect } from 'react';
import { arrivalOf } from '../../domain/kept-virtual-account.ts';
import { claimOf } from '../../domain/loan-claim.ts';
import type { LoanNow } from '../../payments/use-loan-now.ts';
import type { UseNumber } from '../../payments/use-number.ts';
import { randomId } from '../../platform/random-id.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

/**
 * A number that was paid somewhere else, while its page is open or before it is opened again: the arrival is written
 * down, so that its moment comes as after every other payment, once. What was written down already has an end of its own.
 */
export function useArrival(
  { number, markArrived }: Pick<UseNumber, 'number' | 'markArrived'>,
  { loan, state, record, place }: Pick<LoanNow, 'loan' | 'state' | 'record' | 'place'>,
): void {
  const { money, locale } = useTenant();
  const { minorDigits } = money;
  const { timeZone } = locale;
  useEffect(() => {
    if (number.at !== 'there' || !loan || !state) return;
    const { kept } = number;
    const { account, before, askedAt } = kept;
    const asked = { claim: claimOf(loan), state, timeZone, minorDigits };
    const arrival = kept.arrivedAt === undefined ? arrivalOf(kept, asked) : undefined;
    if (!arrival) return;
    markArrived();
    const { records, clock, owner } = place;
    const ended = records.lastEnd();
    if (record || (ended?.is === 'arrived' && ended.at >= askedAt)) return;
    const now = clock.now();
    records.noteArrival({
      attempt: randomId(),
      owner,
      channel: 'virtualAccount',
      step: 'saidPaid',
      startedAt: now,
      stepAt: now,
      amount: arrival.amount,
      before,
      payKind: account.kind,
      paidTo: account.virtualAccountNumber,
    });
  }, [number, markArrived, loan, state, record, place, timeZone, minorDigits]);
}
