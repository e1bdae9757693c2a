import type { KeptVirtualAccount } from './kept-virtual-account.ts';
import { hasArrived, type LoanClaim } from './loan-claim.ts';
import type { LoanState } from './loan-status.ts';
import { majorToMinor, type MinorAmount } from './money.ts';

/** How a loan stands that is paid by a number, and in what its lender reckons. */
export interface NumberedLoan {
  claim: LoanClaim;
  state: LoanState;
  timeZone: string;
  minorDigits: number;
}

/**
 * What a number's payment came to, once its loan shows that one has arrived since the number was made; undefined before.
 * Nobody writes down a payment at a counter, so it is told by the loan. The amount is the number's, which takes one
 * payment of just that, unless the loan says otherwise: then it is not known.
 */
export function arrivalOf(
  { account, before }: Pick<KeptVirtualAccount, 'account' | 'before'>,
  { claim, state, timeZone, minorDigits }: NumberedLoan,
): { amount: MinorAmount | undefined } | undefined {
  if (!before || !hasArrived(before, claim, state, timeZone)) return undefined;
  const amount = account.amount && majorToMinor(account.amount, minorDigits);
  if (amount === undefined || before.amountDue === undefined) return { amount };
  const due = BigInt(before.amountDue);
  const paid = BigInt(amount);
  const isOther =
    state === 'settled'
      ? paid < due // several instalments may have been paid at once, but no less than was due
      : claim.dueDate === before.dueDate && // of the same instalment just as much must be gone
        claim.amountDue !== undefined &&
        due - BigInt(claim.amountDue) !== paid;
  return { amount: isOther ? undefined : amount };
}
