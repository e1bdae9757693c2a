import { chosenTotal } from '../../domain/instalment-choice.ts';
import type { InstalmentPlan } from '../../domain/instalment-plan.ts';
import type { ExtensionOffer } from '../../domain/loan-extension.ts';
import type { Loan } from '../../domain/loan.ts';
import { sameAmount } from '../../domain/money-sums.ts';
import { isNothing, majorToMinor, type MinorAmount } from '../../domain/money.ts';

/** One way out of a debt, with nothing in it but figures that the lender's answers hold. */
export type RepaymentOption =
  /** What the loan asks for now; `dueDate` is '' when the lender named none. */
  | { kind: 'due'; amount: MinorAmount; dueDate: string }
  /** The fee now; what stays owed, undefined when the lender did not say, by a day that may be ''. */
  | { kind: 'extend'; amount: MinorAmount; owed: MinorAmount | undefined; newDueDate: string }
  /** Every instalment that waits. */
  | { kind: 'all'; amount: MinorAmount; count: number };

/**
 * The options to compare, amounts in minor units. One is left out when an answer does not hold its figure, or
 * when it would say what another one says; fewer than two leave nothing to compare.
 */
export function repaymentOptions(
  offer: ExtensionOffer,
  loan: Loan | undefined,
  plan: InstalmentPlan | undefined,
  minorDigits: number,
): readonly RepaymentOption[] {
  const owed = loan?.amountDue && !isNothing(loan.amountDue) ? loan.amountDue : undefined;
  const inAll = plan && chosenTotal(plan.waiting, plan.waiting.length);
  const all = inAll && !isNothing(inAll) ? majorToMinor(inAll, minorDigits) : undefined;
  const options: RepaymentOption[] = [];
  if (owed) options.push({ kind: 'due', amount: owed, dueDate: loan?.dueDate ?? '' });
  if (offer.fee) {
    const amount = majorToMinor(offer.fee, minorDigits);
    options.push({ kind: 'extend', amount, owed, newDueDate: offer.newDueDate });
  }
  if (plan && all && !(owed && sameAmount(owed, all)))
    options.push({ kind: 'all', amount: all, count: plan.waiting.length });
  return options.length > 1 ? options : [];
}
