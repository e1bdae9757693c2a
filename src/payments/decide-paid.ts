import type { DetailLine } from '../domain/loan-offer.ts';
import type { Loan } from '../domain/loan.ts';
import { type MoneyRecord, paidInAll, type Standing } from '../domain/money-call.ts';
import { minorFromText } from '../domain/money.ts';
import type { Format } from '../i18n/format.ts';
import type { Say } from '../i18n/say.ts';
import type { CountedPayments } from './counted-payments.ts';
import type { EndedRecord } from './money-records.ts';

/** What is known when the lender's word says that a payment has arrived. */
export interface PaidInputs {
  ended: EndedRecord;
  loanId: string;
  /** As the lender told it then; undefined where it is not held any more. */
  loan: Pick<Loan, 'amountDue' | 'dueDate'> | undefined;
  isSettled: boolean;
  /** How many payments it has and how many are made, as far as this page knows. */
  counted: CountedPayments | undefined;
  lenderName: string;
  wallet: string;
}

/** The loan's payments as the figure draws them; nobody knows how many: a whole one, made when nothing is left. */
export interface PaidParts {
  total: number;
  paid: number;
}

/** What the paid moment says, in finished words. */
interface PaidModel {
  title: string;
  /** The one number; `from` is what it comes down from. Undefined where no amount is known. */
  number: { text: string; from: string | undefined } | undefined;
  /** Nothing is owed now. */
  isClear: boolean;
  parts: PaidParts;
  headline: string;
  /** How far the loan is, in words; '' where nobody knows, or it is over. */
  count: string;
  text: string;
  /** What stands on the card, with its moment. */
  card: { title: string; moment: string; rows: readonly DetailLine[] };
  receipt: readonly DetailLine[];
  fileName: string;
}

const zero = minorFromText('0');

/**
 * Decides it. Only a loan that owes nothing now comes down to zero; else the number is what was paid, and what comes
 * next is named as far as the lender's answer holds it.
 */
export function decidePaid(inputs: PaidInputs, say: Say, format: Format): PaidModel {
  const { ended, loanId, loan, isSettled, counted, lenderName, wallet } = inputs;
  const { amount, channel, counter, startedAt, before } = ended.record;
  const due = loan?.amountDue;
  const isClear = isSettled || due === zero;
  const by = paidBy(ended.record, wallet, say);
  const at = (moment: number) => `${format.day(String(moment))}, ${format.clock(moment)}`;
  const inAll = paidInAll(ended.record);
  const paid = inAll && format.money(inAll);
  // What was handed over at a shop comes first, and beneath it what it was made of (screens §9, "One total").
  const parts = counter?.fee
    ? [
        { label: say('payment:forLoan'), value: format.money(amount) },
        { label: say('payment:shopFee'), value: format.money(counter.fee) },
      ]
    : [];
  const nextText = () => {
    if (!loan || due === undefined || isClear) return '';
    const amountDue = format.money(due);
    if (!loan.dueDate) return say('payment:paidStillDue', { amount: amountDue });
    const about = { amount: amountDue, date: format.day(loan.dueDate) };
    return loan.dueDate === before?.dueDate
      ? say('payment:paidStillDueOn', about)
      : say('payment:paidNext', about);
  };
  const next = nextText();
  const number = isClear
    ? { text: format.shortMoney(zero), from: paid }
    : paid === undefined
      ? undefined
      : { text: paid, from: undefined };
  const headline = isClear
    ? isSettled
      ? say('payment:paidLeft')
      : say('payment:paidLeftNow')
    : paid === undefined
      ? say('payment:paidMomentTitle')
      : say('payment:paidArrived');
  const end = loanId.slice(-4);
  const drawn = partsOf(counted, isSettled, isClear);
  return {
    title: say('payment:paidMomentTitle'),
    number,
    isClear,
    parts: drawn,
    headline,
    count:
      !isSettled && counted?.paid !== undefined && counted.total > 1
        ? say('payment:paidOf', { paid: counted.paid, total: counted.total })
        : '',
    text: isSettled ? say('payment:paidThanks') : next,
    card: {
      title: say('payment:receiptTitle'),
      moment: `${format.shortDay(String(ended.at))}, ${format.clock(ended.at)}`,
      rows: [
        ...(paid === undefined ? [] : [{ label: by, value: paid }]),
        ...parts,
        { label: say('payment:receiptLoan'), value: `··${end}` },
      ],
    },
    receipt: [
      { label: say('payment:receiptLender'), value: lenderName },
      { label: say('payment:receiptLoan'), value: loanId },
      { label: say('payment:receiptBy'), value: paid === undefined ? by : `${paid} · ${by}` },
      ...parts,
      // Nobody here knows when somebody paid at a counter.
      ...(channel === 'virtualAccount'
        ? []
        : [{ label: say('payment:receiptSent'), value: at(startedAt) }]),
      { label: say('payment:receiptConfirmed'), value: at(ended.at) },
      ...(next ? [{ label: say('payment:receiptNext'), value: next }] : []),
    ],
    fileName: `${loanId.replace(/\W/g, '').slice(-4) || 'loan'}.png`,
  };
}

function partsOf(
  counted: CountedPayments | undefined,
  isSettled: boolean,
  isClear: boolean,
): PaidParts {
  if (isSettled) return { total: counted?.total ?? 1, paid: counted?.total ?? 1 };
  if (counted?.paid === undefined) return { total: 1, paid: isClear ? 1 : 0 };
  return { total: counted.total, paid: counted.paid };
}

/** Since when a payment is out of hand: one that nobody answered was tried, and no more than that is known. */
export const sentSince = (standing: Standing['is'], time: string, say: Say): string =>
  standing === 'calling' || standing === 'unanswered'
    ? say('payment:triedSince', { time })
    : say('payment:sentSincePlain', { time });

/** By what a payment is or was made, in words; `wallet` is the wallet's name. */
export function paidBy(
  { channel, counter }: Pick<MoneyRecord, 'channel' | 'counter'>,
  wallet: string,
  say: Say,
): string {
  if (counter) return say('payment:byPlace', { place: counter.place });
  if (channel === 'card') return say('payment:byCard');
  return channel === 'wallet' ? say('payment:byWallet', { wallet }) : say('payment:byNumber');
}
