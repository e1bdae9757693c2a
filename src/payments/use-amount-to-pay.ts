import { useMemo } from 'react';
import * as v from 'valibot';
import {
  amountToPay,
  requestedAmount,
  type AmountToPay,
  type ChosenPayment,
} from '../domain/amount-to-pay.ts';
import { claimOf, hasArrived, type LoanClaim } from '../domain/loan-claim.ts';
import type { MinorAmount } from '../domain/money.ts';
import { launchParams } from '../navigation/screen-params.ts';
import { useHandedOver } from '../navigation/use-handed-over.ts';
import { useScreenParams } from '../navigation/use-go-to.ts';
import { useSession } from '../session/session-context.tsx';
import { useTenant } from '../tenant/tenant-context.tsx';
import type { LoanNow } from './use-loan-now.ts';

const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,30}$/),
  v.transform((digits) => digits as MinorAmount), // digits only, by the rule before
);
const label = v.pipe(v.string(), v.maxLength(40));
/** A choice, out of an entry of the history or out of storage. */
export const chosenSchema = v.object({
  amount,
  before: v.optional(v.object({ amountDue: v.optional(amount), dueDate: v.optional(v.string()) })),
  part: v.variant('kind', [
    v.object({
      kind: v.literal('extension'),
      newDueDate: v.optional(label),
      owed: v.optional(amount),
    }),
    v.object({
      kind: v.literal('instalments'),
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
      first: label,
      last: label,
      dueDate: v.optional(label),
      of: v.optional(v.number()),
    }),
  ]),
});

/** What goes along with an entry of the history, for the screen that it opens. */
export const carryChosen = (chosen: ChosenPayment | undefined) => chosen && { chosen };

/** The choice that came with this entry of the history; undefined when none did, or one of another shape. */
export function useChosenPayment(): ChosenPayment | undefined {
  const chosen = useHandedOver('chosen');
  return useMemo(() => {
    const { success, output } = v.safeParse(chosenSchema, chosen);
    return success ? output : undefined;
  }, [chosen]);
}

/** What this screen's address asks for (`requestedAmount`). */
const useRequestedAmount = () => requestedAmount(useScreenParams(), useTenant().money.minorDigits);

/**
 * What is to be paid on this screen (`amountToPay`), once the lender has named what is due, or that it names nothing;
 * `otherwise` is what is due by the ways to pay, where the loan names nothing.
 */
export function useAmountToPay(
  { loan, state }: { loan: LoanClaim | undefined } & Pick<LoanNow, 'state'>,
  otherwise?: MinorAmount,
): AmountToPay {
  const { timeZone } = useTenant().locale;
  const due = loan?.amountDue ?? otherwise;
  const requested = useRequestedAmount();
  const chosen = useChosenPayment();
  const launched = launchParams(useSession()).amountDue;
  // An entry of the history outlives its payment: Back and Forward lead to it again.
  const isSpent =
    loan !== undefined &&
    state !== undefined &&
    hasArrived(chosen?.before, claimOf(loan), state, timeZone);
  return useMemo(
    () => amountToPay({ due, requested, chosen, isSpent, launched }),
    [due, requested, chosen, isSpent, launched],
  );
}

/** Whether this screen's address asks for an amount, which the lender has to confirm first. */
export function useHasRequestedAmount(): boolean {
  const requested = useRequestedAmount();
  return useChosenPayment() === undefined && requested !== undefined;
}
