import * as v from 'valibot';
import type { MoneyRecord } from '../domain/money-call.ts';
import { readSaved } from '../platform/saved-record.ts';
import { bySchema, minorDigits } from '../session/owned-record.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const moment = v.pipe(v.number(), v.finite(), v.minValue(0));
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
  amount: v.optional(minorDigits),
  counter: v.optional(v.object({ place: text, cash: minorDigits, fee: v.optional(minorDigits) })),
  before: v.optional(
    v.object({ amountDue: v.optional(minorDigits), dueDate: v.optional(v.string()) }),
  ),
  lenderAttemptId: v.optional(text),
  cardId: v.optional(text),
  codeSentAt: v.optional(moment),
  wrongCodes: v.optional(v.object({ count: moment, lastAt: moment })),
  payKind: v.optional(v.picklist(['bank', 'miniMarket'])),
  paidTo: v.optional(v.string()),
  nextAddress: v.optional(v.string()),
});

const readRecord = bySchema(recordSchema);

/**
 * Reads what storage holds: a list, for an offer is made to many. Whatever is no record, as a whole or in any of its
 * fields, is left out.
 */
export function readMoneyRecords(written: string | undefined): MoneyRecord[] {
  const list = readSaved(written, bySchema(v.array(v.unknown()))) ?? [];
  return list.flatMap((one) => readRecord(one) ?? []);
}
