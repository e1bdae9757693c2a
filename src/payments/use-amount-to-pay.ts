import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { amountToPay, type AmountToPay, type ChosenPayment } from '../domain/amount-to-pay.ts';
import { majorFromText, majorToMinor, type MinorAmount } from '../domain/money.ts';
import { launchParams } from '../navigation/screen-params.ts';
import { useScreenParams } from '../navigation/use-go-to.ts';
import { useSession } from '../session/session-context.tsx';
import { useTenant } from '../tenant/tenant-context.tsx';

const label = v.pipe(v.string(), v.maxLength(40));
const schema = v.object({
  amount: v.pipe(
    v.string(),
    v.regex(/^\d{1,30}$/),
    v.transform((digits) => digits as MinorAmount), // digits only, by the rule before
  ),
  part: v.variant('kind', [
    v.object({ kind: v.literal('extension') }),
    v.object({
      kind: v.literal('instalments'),
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
      first: label,
      last: label,
      of: v.optional(v.number()),
    }),
  ]),
});

/** What goes along with an entry of the history, for the screen that it opens. */
export const carryChosen = (chosen: ChosenPayment | undefined) => chosen && { chosen };

/** The choice that came with this entry of the history; undefined when none did, or one of another shape. */
export function useChosenPayment(): ChosenPayment | undefined {
  const state: unknown = useLocation().state;
  return useMemo(() => {
    const chosen =
      typeof state === 'object' && state && 'chosen' in state ? state.chosen : undefined;
    const { success, output } = v.safeParse(schema, chosen);
    return success ? output : undefined;
  }, [state]);
}

/** What this screen's address asks for, in minor units as it is written; `amount` is written in whole units. */
function useWish(): string | undefined {
  const { amountDue, amount } = useScreenParams();
  const { minorDigits } = useTenant().money;
  if (amountDue !== undefined) return amountDue;
  const major = amount === undefined ? undefined : majorFromText(amount);
  return major && majorToMinor(major, minorDigits);
}

/** What is to be paid on this screen (`amountToPay`), once the lender has named what is due, or that it names nothing. */
export function useAmountToPay(due: MinorAmount | undefined): AmountToPay {
  const wish = useWish();
  const chosen = useChosenPayment();
  const launched = launchParams(useSession()).amountDue;
  return useMemo(() => amountToPay({ due, wish, chosen, launched }), [due, wish, chosen, launched]);
}

/** Whether a number has to wait for the loan: its address asks for an amount that the lender has to confirm first. */
export function useHasWish(): boolean {
  const wish = useWish();
  return useChosenPayment() === undefined && wish !== undefined;
}
