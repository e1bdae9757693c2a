import type { Loan } from '../domain/loan.ts';
import { type MinorAmount, minorToMajor, type MoneyFormat } from '../domain/money.ts';
import { checkAddress } from '../domain/safe-address.ts';
import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import { matchScreen } from '../navigation/route-table.ts';
import type { ScreenParams } from '../navigation/screen-params.ts';
import type { FirstTenant } from '../tenant/first-tenant.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

/**
 * Where repaying leads: to an address that the lender gave, to the tenant's own route, or nowhere yet. `isRefused`: the
 * lender gave an address that is not followed, which the borrower is told.
 */
type RepayTarget =
  | { kind: 'follow'; address: string }
  | { kind: 'route'; route: RepaymentRoute | 'payMethod'; params: ScreenParams; isRefused: boolean }
  | { kind: 'notYet'; isRefused: boolean };

/** What else the decision hangs on. */
interface RepayPlace {
  tenant: FirstTenant;
  loanRef: LoanRef;
  /** Of the app itself. */
  origin: string;
  isOpen: (screen: ScreenKey) => boolean;
}

/**
 * The lender's own page when its address is safe, else the tenant's repayment route with the amount due (screens §8,
 * "Amounts due").
 */
export function decideRepay(
  loan: Loan,
  { tenant, loanRef, origin, isOpen }: RepayPlace,
): RepayTarget {
  const { repaymentPage } = loan;
  const verdict = checkAddress(repaymentPage, origin, tenant.security.appSchemes);
  if (verdict.kind === 'inApp') {
    const screen = matchScreen(tenant, new URL(verdict.path, origin).pathname);
    if (screen && isOpen(screen)) return { kind: 'follow', address: repaymentPage };
  } else if (verdict.kind !== 'refused') return { kind: 'follow', address: repaymentPage };
  const isRefused = verdict.kind === 'refused' && repaymentPage !== '';
  const { route } = tenant.repayment;
  if (!isOpen(route)) return { kind: 'notYet', isRefused };
  const params = repaymentParams(route, loanRef, loan.amountDue, tenant.money);
  return { kind: 'route', route: repaymentStart(tenant.repayment, isOpen), params, isRefused };
}

/** Where repaying can start. */
type RepaymentRoute = Tenant['repayment']['route'];

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
