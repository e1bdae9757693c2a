import { useEffect, useMemo, useRef, useState } from 'react';
import type { Loan } from '../../domain/loan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import { useGetInstalmentPlanQuery } from '../../lender-api/instalments/instalments.api.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { noteTotal } from '../../payments/counted-payments.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { ruleOf } from './decide-loan.ts';
import { decidePlan } from './decide-plan.ts';
import type { PlanNow } from './plan-view.tsx';

/** What of a loan a payment changes. */
const fingerprintOf = ({ status, amountDue, dueDate }: Loan) => `${status} ${amountDue} ${dueDate}`;

/** So long the rest of the page waits for the plan above it, in milliseconds. */
const patience = 3000;

/**
 * The payments of a loan that is not repaid, where the lender lists them: asked beside the loan, and again once that asks
 * for something else. Undefined until they are there.
 */
export function usePlan(loanRef: LoanRef, loan: Loan | undefined): PlanNow {
  const tenant = useTenant();
  const say = useSay('loan-details');
  const format = useFormat();
  const isUnpaid = loan !== undefined && ruleOf(loan, tenant).state === 'unpaid';
  const isAsked = tenant.features.instalments && (loan === undefined || isUnpaid);
  const { currentData, isError, refetch } = useGetInstalmentPlanQuery(loanRef, { skip: !isAsked });
  const fingerprint = loan && fingerprintOf(loan);
  const fingerprintBefore = useRef(fingerprint);
  useEffect(() => {
    const before = fingerprintBefore.current;
    fingerprintBefore.current = fingerprint;
    if (before !== undefined && fingerprint !== undefined && fingerprint !== before && isAsked)
      void refetch();
  }, [fingerprint, isAsked, refetch]);
  useEffect(() => {
    if (currentData)
      noteTotal(loanRef.loanId, currentData.paid.length + currentData.waiting.length);
  }, [loanRef.loanId, currentData]);
  const isWaiting = isAsked && isUnpaid && !currentData && !isError;
  const [isLate, setLate] = useState(false);
  useEffect(
    () => (isWaiting ? systemClock.after(patience, () => setLate(true)) : undefined),
    [isWaiting],
  );
  return useMemo(() => {
    if (!loan || !isUnpaid) return undefined;
    if (!currentData) return isError ? 'failed' : isLate ? 'late' : undefined;
    return decidePlan({ plan: currentData, loan, tenant, say, format }) ?? 'failed';
  }, [loan, isUnpaid, currentData, isError, isLate, tenant, say, format]);
}
