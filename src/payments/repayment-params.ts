import { minorToMajor, type MinorAmount, type MoneyFormat } from '../domain/money.ts';
import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import type { ScreenParams } from '../navigation/screen-params.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

/** Where repaying can start. */
export type RepaymentRoute = Tenant['repayment']['route'];

/** Card and wallet screens are told minor units, the others whole ones (screens §8, "Repayment"). */
const takesMinor: Record<RepaymentRoute, boolean> = {
  cardRepayment: true,
  walletRepayment: true,
  virtualAccount: false,
  paymentGuide: false,
};

/** Where repaying starts from the loan: the chooser where the tenant wants a choice before a number is made. */
export function repaymentStart(
  { route, chooseFirst }: Pick<Tenant['repayment'], 'route' | 'chooseFirst'>,
  isOpen: (screen: ScreenKey) => boolean,
): RepaymentRoute | 'payMethod' {
  return route === 'virtualAccount' && chooseFirst && isOpen('payMethod') ? 'payMethod' : route;
}

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
