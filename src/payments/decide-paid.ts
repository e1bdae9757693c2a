import type { DetailLine } from '../domain/loan-offer.ts';
import type { Loan } from '../domain/loan.ts';
import { minorFromText } from '../domain/money.ts';
import type { Format } from '../i18n/use-format.ts';
import type { SayPayment } from './decide-checking.ts';
import type { EndedRecord } from './money-records.ts';

/** What is known when the lender's word says that a payment has arrived. */
export interface PaidInputs {
  ended: EndedRecord;
  loanId: string;
  /** As the lender told it then; undefined where it is not held any more. */
  loan: Pick<Loan, 'amountDue' | 'dueDate'> | undefined;
  isSettled: boolean;
  lenderName: string;
  wallet: string;
}

/** What the paid moment says, in finished words. */
export interface PaidModel {
  title: string;
  /** The one number; `from` is what it comes down from. Undefined where no amount is known. */
  number: { text: string; from: string | undefined } | undefined;
  headline: string;
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
export function decidePaid(inputs: PaidInputs, t: SayPayment, format: Format): PaidModel {
  const { ended, loanId, loan, isSettled, lenderName, wallet } = inputs;
  const { amount, channel, startedAt, before } = ended.record;
  const due = loan?.amountDue;
  const isClear = isSettled || due === zero;
  const by =
    channel === 'card'
      ? t('byCard')
      : channel === 'wallet'
        ? t('byWallet', { wallet })
        : t('byNumber');
  const at = (moment: number) => `${format.day(String(moment))}, ${format.clock(moment)}`;
  const paid = amount && format.money(amount);
  const nextText = () => {
    if (!loan || due === undefined || isClear) return '';
    const amountDue = format.money(due);
    if (!loan.dueDate) return t('paidStillDue', { amount: amountDue });
    const about = { amount: amountDue, date: format.day(loan.dueDate) };
    return loan.dueDate === before?.dueDate ? t('paidStillDueOn', about) : t('paidNext', about);
  };
  const next = nextText();
  const number = isClear
    ? { text: format.money(zero), from: paid }
    : paid === undefined
      ? undefined
      : { text: paid, from: undefined };
  const headline = isClear
    ? isSettled
      ? t('paidLeft')
      : t('paidLeftNow')
    : paid === undefined
      ? t('paidMomentTitle')
      : t('paidArrived');
  const end = loanId.slice(-4);
  return {
    title: t('paidMomentTitle'),
    number,
    headline,
    text: isSettled ? t('paidThanks') : next,
    card: {
      title: t('receiptTitle'),
      moment: at(ended.at),
      rows: [
        ...(paid === undefined ? [] : [{ label: by, value: paid }]),
        { label: t('receiptLoan'), value: `··${end}` },
      ],
    },
    receipt: [
      { label: t('receiptLender'), value: lenderName },
      { label: t('receiptLoan'), value: loanId },
      { label: t('receiptBy'), value: paid === undefined ? by : `${paid} · ${by}` },
      { label: t('receiptSent'), value: at(startedAt) },
      { label: t('receiptConfirmed'), value: at(ended.at) },
      ...(next ? [{ label: t('receiptNext'), value: next }] : []),
    ],
    fileName: `${loanId.replace(/\W/g, '').slice(-4) || 'loan'}.png`,
  };
}
