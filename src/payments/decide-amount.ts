import { payableAmount, type AmountToPay, type ChosenPart } from '../domain/amount-to-pay.ts';
import { daysUntil } from '../domain/day.ts';
import { minorFromText, type MinorAmount } from '../domain/money.ts';
import type { Format } from '../i18n/format.ts';
import type { Say } from '../i18n/say.ts';
import type { NoteTone } from '../ui/note.tsx';

const zero = minorFromText('0');

/** How figures and words are written. */
export interface Writers {
  say: Say;
  format: Format;
}

function chosenText(part: ChosenPart, { say, format }: Writers): string {
  if (part.kind === 'extension')
    return part.newDueDate
      ? say('payment:extensionFeeTo', { date: format.weekday(part.newDueDate) })
      : say('payment:extensionFee');
  const { count, first, last, of } = part;
  const numbers = { number: count, first, last };
  if (of === undefined)
    return count === 1
      ? say('payment:oneInstalment', { first })
      : say('payment:someInstalments', numbers);
  return count === 1
    ? say('payment:oneInstalmentOf', { first, of })
    : say('payment:someInstalmentsOf', { ...numbers, of });
}

/** The day on which a loan is due, or was. */
export interface DueDay {
  /** As it came. */
  date: string;
  isLate: boolean;
}

/** That day, as far as the lender named one. */
export const dueDayOf = (
  date: string | undefined,
  timeZone: string,
  now: number,
): DueDay | undefined =>
  date ? { date, isLate: (daysUntil(date, timeZone, now) ?? 0) < 0 } : undefined;

/** What is asked of a late loan now was not due on its day: charges came after it. */
const dueText = (due: DueDay | undefined, { say, format }: Writers) =>
  due?.isLate
    ? say('payment:payToday')
    : due
      ? say('payment:amountDueOn', { date: format.weekday(due.date) })
      : say('payment:amountDue');

/** What an amount is, in words: due on a day only when it is what the lender says is due (screens §9, "Amounts"). */
export function amountLabel(toPay: AmountToPay, due: DueDay | undefined, writers: Writers): string {
  switch (toPay.kind) {
    case 'due':
    case 'capped':
      return dueText(due, writers);
    case 'part':
      return writers.say('payment:partTitle');
    case 'linked':
      return writers.say('payment:linked');
    case 'chosen':
      return chosenText(toPay.part, writers);
    case 'nothing':
    case 'spent':
      return writers.say('payment:nothing');
    case 'unknown':
      return writers.say('payment:amountDue');
  }
}

/** A remark in one sentence. */
export interface NoteModel {
  tone: NoteTone;
  text: string;
}

/** What else has to be known about an amount before it is paid; undefined where the label says it all. */
export function decideAmountNote(
  toPay: AmountToPay,
  { say, format }: Writers,
): NoteModel | undefined {
  switch (toPay.kind) {
    case 'part':
      return { tone: 'plain', text: say('payment:partNote', { due: format.money(toPay.due) }) };
    case 'capped': {
      const about = { asked: format.money(toPay.asked), amount: format.money(toPay.amount) };
      return { tone: 'warn', text: say('payment:cappedNote', about) };
    }
    case 'linked':
      return { tone: 'warn', text: say('payment:linkedNote') };
    case 'nothing':
      return {
        tone: 'plain',
        text: toPay.due
          ? say('payment:nothingButDue', { due: format.money(toPay.due) })
          : say('payment:nothingNote'),
      };
    case 'spent':
      return { tone: 'plain', text: say('payment:spentNote') };
    case 'unknown':
      return { tone: 'warn', text: say('payment:noAmount') };
    case 'due':
    case 'chosen':
      return undefined;
  }
}

/** A name and what it says. */
export interface Fact {
  label: string;
  value: string;
}

/** What stays owed after a fee that buys time, as far as it is known. */
function owedAfterFact(
  owed: MinorAmount | undefined,
  newDueDate: string | undefined,
  { say, format }: Writers,
): Fact | undefined {
  if (owed === undefined) return undefined;
  const about = { amount: format.money(owed), date: format.weekday(newDueDate ?? '') };
  const value = newDueDate ? say('payment:owedBy', about) : about.amount;
  return { label: say('payment:owedAfter'), value };
}

/** By when, or what is owed besides, where the label of the amount does not say it. */
function decideBesides(
  toPay: AmountToPay,
  due: DueDay | undefined,
  writers: Writers,
): Fact | undefined {
  const { say, format } = writers;
  if (toPay.kind === 'part')
    return { label: dueText(due, writers), value: format.money(toPay.due) };
  if (due?.isLate && (toPay.kind === 'due' || toPay.kind === 'capped'))
    return { label: say('payment:wasDue'), value: format.weekday(due.date) };
  if (toPay.kind !== 'chosen') return undefined;
  const { part } = toPay;
  if (part.kind === 'extension') return owedAfterFact(part.owed, part.newDueDate, writers);
  if (!part.dueDate) return undefined;
  const label = part.count === 1 ? say('payment:dueDate') : say('payment:firstDueDate');
  return { label, value: format.weekday(part.dueDate) };
}

/** Which loan, by the end of its number. */
export const loanFact = (loanId: string, say: Say): Fact => ({
  label: say('payment:receiptLoan'),
  value: `··${loanId.slice(-4)}`,
});

/** What is paid, to whom, by when, in finished strings. */
export interface AmountModel {
  label: string;
  amount: string;
  /** To whom, by when, and which loan. */
  facts: readonly Fact[];
  note: NoteModel | undefined;
}

/** What the amount on a payment screen is made of. */
export interface AmountInputs extends Writers {
  loanId: string;
  toPay: AmountToPay;
  due: DueDay | undefined;
  payeeName: string;
  /** Shown as a line; it changes no amount (screens §8, "Repayment"). */
  coupon: MinorAmount | undefined;
  /** The loan is still being asked, so what is said of the amount would be too early. */
  isAsking: boolean;
}

/** What is paid, to whom, by when: said before anything can be pressed. */
export function decideAmount(inputs: AmountInputs): AmountModel {
  const { loanId, toPay, due, payeeName, coupon, isAsking, say, format } = inputs;
  const isNothing = toPay.kind === 'nothing' || toPay.kind === 'spent';
  const besides = decideBesides(toPay, due, inputs);
  return {
    label: amountLabel(toPay, due, inputs),
    amount: format.money(isNothing ? zero : payableAmount(toPay)),
    facts: [
      { label: say('payment:payTo'), value: payeeName },
      ...(besides ? [besides] : []),
      ...(coupon ? [{ label: say('payment:coupon'), value: format.money(coupon) }] : []),
      loanFact(loanId, say),
    ],
    note: isAsking ? undefined : decideAmountNote(toPay, inputs),
  };
}
