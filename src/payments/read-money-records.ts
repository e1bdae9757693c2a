import * as v from 'valibot';
import type { MoneyRecord } from '../domain/money-call.ts';
import type { MinorAmount } from '../domain/money.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const moment = v.pipe(v.number(), v.finite(), v.minValue(0));
const amount = v.pipe(
  v.string(),
  v.regex(/^\d+$/),
  v.transform((digits) => digits as MinorAmount), // digits only, by the rule before
);
const recordSchema = v.object({
  attempt: text,
  pressId: v.optional(text),
  owner: text,
  channel: v.picklist(['card', 'wallet', 'virtualAccount', 'acceptance']),
  step: v.picklist([
    'calling',
    'unanswered',
    'accepted',
    'awaitingCode',
    'leftForWallet',
    'saidPaid',
  ]),
  startedAt: moment,
  stepAt: moment,
  amount: v.optional(amount),
  before: v.optional(v.object({ amountDue: v.optional(amount), dueDate: v.optional(v.string()) })),
  lenderAttemptId: v.optional(text),
  cardId: v.optional(text),
  codeSentAt: v.optional(moment),
  wrongCodes: v.optional(v.object({ count: moment, lastAt: moment })),
  payKind: v.optional(v.picklist(['bank', 'miniMarket'])),
  paidTo: v.optional(v.string()),
  nextAddress: v.optional(v.string()),
});

/**
 * Reads what storage holds: a list, for an offer is made to many. Whatever is no record, as a whole or in any of its
 * fields, is left out.
 */
export function readMoneyRecords(written: string | undefined): MoneyRecord[] {
  if (written === undefined) return [];
  try {
    const { success, output } = v.safeParse(v.array(v.unknown()), JSON.parse(written));
    if (!success) return [];
    return output.flatMap((one) => {
      const record = v.safeParse(recordSchema, one);
      return record.success ? [record.output] : [];
    });
  } catch {
    return [];
  }
}
