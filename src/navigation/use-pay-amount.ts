import { useMemo } from 'react';
import { majorToMinor, type MajorAmount } from '../domain/money.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { repaymentParams } from './repayment-params.ts';
import { useGoTo } from './use-go-to.ts';
import { usePrefetch } from './use-prefetch.ts';

/** Goes on to the tenant's way of repaying, to pay just this much of a loan. */
export type PayAmount = (loan: { loanId: string; productId: string }, amount: MajorAmount) => void;

/** See `PayAmount`; undefined where the tenant's way of repaying cannot be opened. The screen is fetched ahead. */
export function usePayAmount(): PayAmount | undefined {
  const { repayment, money } = useTenant();
  const goTo = useGoTo();
  const { route } = repayment;
  const isOpen = goTo.isOpen(route);
  usePrefetch(isOpen ? route : undefined);
  return useMemo<PayAmount | undefined>(() => {
    if (!isOpen) return undefined;
    return (loan, amount) =>
      goTo.go(route, repaymentParams(route, loan, majorToMinor(amount, money.minorDigits), money));
  }, [isOpen, goTo, route, money]);
}
