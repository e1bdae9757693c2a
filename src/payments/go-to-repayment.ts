import { useMemo } from 'react';
import type { ChosenPart, ChosenPayment } from '../domain/amount-to-pay.ts';
import {
  majorToMinor,
  minorToMajor,
  type MajorAmount,
  type MinorAmount,
  type MoneyFormat,
} from '../domain/money.ts';
import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import type { ScreenParams } from '../navigation/screen-params.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { usePrefetch } from '../navigation/use-prefetch.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import type { Tenant } from '../tenant/tenant-schema.ts';
import { carryChosen } from './use-amount-to-pay.ts';

/** Where repaying can start. */
export type RepaymentRoute = Tenant['repayment']['route'];

/** Card and wallet screens are told minor units, the others whole ones (screens §8, "Repayment"). */
const takesMinor: Record<RepaymentRoute, boolean> = {
  cardRepayment: true,
  walletRepayment: true,
  virtualAccount: false,
  paymentGuide: false,
};

/**
 * What goes along to a repayment screen: the loan, and what is to be paid in the parameter and the unit that the
 * screen wants. Without an amount none goes along, and the screen asks the lender (screens §8, "Amounts due").
 */
export function repaymentParams(
  route: RepaymentRoute,
  { loanId, productId }: LoanRef,
  amountDue: MinorAmount | undefined,
  { minorDigits }: Pick<MoneyFormat, 'minorDigits'>,
): ScreenParams {
  const loan = { loanId, productId };
  if (amountDue === undefined) return loan;
  return takesMinor[route]
    ? { ...loan, amountDue }
    : { ...loan, amount: minorToMajor(amountDue, minorDigits) };
}

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
  usePrefetch(isOpen ? route : undefined);
  return useMemo<PayChosen | undefined>(() => {
    if (!isOpen) return undefined;
    return (loan, major, part, before) => {
      const amount = majorToMinor(major, money.minorDigits);
      goTo.go(route, repaymentParams(route, loan, amount, money), {
        state: carryChosen({ amount, part, ...(before && { before }) }),
      });
    };
  }, [isOpen, goTo, route, money]);
}
