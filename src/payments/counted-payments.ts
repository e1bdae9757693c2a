import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import { instalmentEndpoints } from '../lender-api/instalments/instalments.api.ts';

/** How many payments a loan has, and how many of them are made; `paid` is undefined where nobody has said since. */
export interface CountedPayments {
  total: number;
  paid: number | undefined;
}

/** How many payments the loans have whose plans this page has seen: a plan is not asked again for a loan that is paid off. */
const totals = new Map<string, number>();

/** Keeps for as long as the page lives how many payments a loan has. */
export const noteTotal = (loanId: string, total: number): unknown => totals.set(loanId, total);

/**
 * What this page knows of a loan's payments, without a call of its own; `since` (milliseconds since 1970) is when one of
 * them arrived. Undefined where no plan was seen.
 */
export function useCountedPayments(loanRef: LoanRef, since: number): CountedPayments | undefined {
  const { getInstalmentPlan } = instalmentEndpoints.endpoints;
  const { currentData: plan, fulfilledTimeStamp = 0 } = getInstalmentPlan.useQueryState(loanRef);
  const total = totals.get(loanRef.loanId);
  if (total === undefined) return undefined;
  // A plan of before the payment does not count it.
  return { total, paid: plan && fulfilledTimeStamp >= since ? plan.paid.length : undefined };
}
