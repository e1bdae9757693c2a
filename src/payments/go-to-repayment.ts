import { useMemo } from 'react';
import type { ChosenPart, ChosenPayment } from '../domain/amount-to-pay.ts';
import { majorToMinor, type MajorAmount } from '../domain/money.ts';
import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { usePrefetch } from '../navigation/use-prefetch.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { repaymentParams, repaymentStart } from './decide-repay.ts';
import { carryChosen } from './use-amount-to-pay.ts';

/** Goes on to the tenant's route of repaying, to pay just what was chosen here; `before`: what the loan asks for now. */
export type PayChosen = (
  loan: LoanRef,
  amount: MajorAmount,
  part: ChosenPart,
  before: ChosenPayment['before'],
) => void;

/**
 * See `PayChosen`; undefined where that route cannot be opened. The choice travels with the entry of the history, where
 * no link can forge it, and the amount in the address as well, for whoever opens that elsewhere. The screen is fetched
 * ahead.
 */
export function usePayChosen(): PayChosen | undefined {
  const { repayment, money } = useTenant();
  const goTo = useGoTo();
  const { route } = repayment;
  const isOpen = goTo.isOpen(route);
  const start = repaymentStart(repayment, goTo.isOpen);
  usePrefetch(isOpen ? start : undefined);
  return useMemo<PayChosen | undefined>(() => {
    if (!isOpen) return undefined;
    return (loan, major, part, before) => {
      const amount = majorToMinor(major, money.minorDigits);
      goTo.go(start, repaymentParams(route, loan, amount, money), {
        state: carryChosen({ amount, part, ...(before && { before }) }),
      });
    };
  }, [isOpen, goTo, route, start, money]);
}
