import { useState } from 'react';
import * as v from 'valibot';
import type { MinorAmount } from '../domain/money.ts';
import { useHandedOver } from '../navigation/use-handed-over.ts';
import { systemClock } from '../platform/clock.ts';

/** How long after its press a payment may open with what the loan's page showed, in milliseconds. */
const longestAgo = 5_000;

const schema = v.object({
  at: v.number(),
  amountDue: v.pipe(
    v.string(),
    v.regex(/^\d{1,30}$/),
    v.transform((digits) => digits as MinorAmount), // digits only, by the rule before
  ),
  dueDate: v.optional(v.string()),
  from: v.optional(v.object({ x: v.number(), y: v.number(), size: v.number() })),
});

/** What the loan's page showed, and where its amount stood (`useRepay`). */
export type ShownLoan = v.InferOutput<typeof schema>;

/** What came along just now; never what an entry of the history kept from an earlier press. */
export function useShownLoan(): ShownLoan | undefined {
  const handedOver = useHandedOver('shown');
  const [shown] = useState(() => {
    const { success, output } = v.safeParse(schema, handedOver);
    return success && Math.abs(systemClock.now() - output.at) < longestAgo ? output : undefined;
  });
  return shown;
}
