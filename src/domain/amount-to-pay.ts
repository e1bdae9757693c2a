import type { LoanClaim } from './loan-claim.ts';
import {
  isNothing,
  majorFromText,
  majorToMinor,
  minorFromText,
  type MinorAmount,
} from './money.ts';

/** What a borrower chose to pay on another screen of the app: it may be more than what is due now. */
export type ChosenPart =
  | {
      kind: 'extension';
      /** Until when the fee extends, as it came: see `readDay`; undefined where the lender named no day. */
      newDueDate?: string | undefined;
      /** What stays owed after the fee; undefined where the lender did not say. */
      owed?: MinorAmount | undefined;
    }
  | {
      kind: 'instalments';
      count: number;
      /** The lender's own numbers of the first and the last one. */
      first: string;
      last: string;
      /** When the first of them is due, as it came; undefined where the lender did not say. */
      dueDate?: string | undefined;
      /** How many the whole loan has; undefined where that would be a guess. */
      of?: number | undefined;
    };

/** A choice with its amount. */
export interface ChosenPayment {
  part: ChosenPart;
  amount: MinorAmount;
  /** What the loan asked for when it was chosen. */
  before?: LoanClaim | undefined;
}

/**
 * What is to be paid here, in minor units, and what it is.
 * - `due`: what the lender says is due.
 * - `part`: an address asks for less.
 * - `capped`: an address asks for more (`asked`); what is due holds.
 * - `linked`: the lender names nothing, so only the address says it.
 * - `chosen`: chosen in the app.
 * - `spent`: chosen in the app, and a payment has arrived since: it may have been paid.
 * - `nothing`: zero, an amount with nothing to pay; `due` when the lender asks for something all the same.
 * - `unknown`: nobody says.
 */
export type AmountToPay =
  | { kind: 'due'; amount: MinorAmount }
  | { kind: 'part'; amount: MinorAmount; due: MinorAmount }
  | { kind: 'capped'; amount: MinorAmount; asked: MinorAmount }
  | { kind: 'linked'; amount: MinorAmount }
  | { kind: 'chosen'; amount: MinorAmount; part: ChosenPart }
  | { kind: 'spent' }
  | { kind: 'nothing'; due: MinorAmount | undefined }
  | { kind: 'unknown' };

/** What an address asks for, in minor units as it is written there; `amount` is written in whole units. */
export function requestedAmount(
  { amountDue, amount }: { amountDue?: string | undefined; amount?: string | undefined },
  minorDigits: number,
): string | undefined {
  if (amountDue !== undefined) return amountDue;
  const major = amount === undefined ? undefined : majorFromText(amount);
  return major && majorToMinor(major, minorDigits);
}

/** What each side says; all in minor units. */
export interface AmountSources {
  /** The lender's, of the loan or of the ways to pay. */
  due: MinorAmount | undefined;
  /** The address's, as it is written there; what is no amount counts as absent. */
  requested: string | undefined;
  /** Of the history entry, where no link can forge it. */
  chosen: ChosenPayment | undefined;
  /** A payment has arrived since it was chosen. */
  isSpent?: boolean;
  /** The launch's, for an address that is silent and a lender that names nothing. */
  launched: string | undefined;
}

/** Decides what is paid (screens §9, "Amounts"): the lender's word holds, an address only asks. */
export function amountToPay(sources: AmountSources): AmountToPay {
  const { due, requested, chosen, isSpent = false, launched } = sources;
  if (chosen && !isNothing(chosen.amount)) {
    const { amount, part } = chosen;
    return isSpent ? { kind: 'spent' } : { kind: 'chosen', amount, part };
  }
  const read = (text: string | undefined) => {
    const amount = text === undefined ? undefined : minorFromText(text);
    // An address may put zeros in front, and the lender is sent what is read here.
    return amount && minorFromText(String(BigInt(amount)));
  };
  const asked = read(requested) ?? (due === undefined ? read(launched) : undefined);
  if (due !== undefined && isNothing(due)) return { kind: 'nothing', due: undefined };
  if (asked === undefined)
    return due === undefined ? { kind: 'unknown' } : { kind: 'due', amount: due };
  if (isNothing(asked)) return { kind: 'nothing', due };
  if (due === undefined) return { kind: 'linked', amount: asked };
  if (BigInt(asked) < BigInt(due)) return { kind: 'part', amount: asked, due };
  return BigInt(asked) > BigInt(due)
    ? { kind: 'capped', amount: due, asked }
    : { kind: 'due', amount: due };
}

/** The amount that a pay button names; undefined where there is nothing to pay, or nobody knows. */
export const payableAmount = (toPay: AmountToPay): MinorAmount | undefined =>
  'amount' in toPay ? toPay.amount : undefined;
