import type { CashAtCounter } from '../../domain/payment-channel.ts';
import { readDay } from '../../domain/day.ts';
import { countdownText } from '../../domain/time-left.ts';
import { amountDigits, withoutSpaces, type VirtualAccount } from '../../domain/virtual-account.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
import { loanFact, type Fact } from '../../payments/decide-amount.ts';
import type { CopyWords } from '../../ui/copy-field-view.tsx';

/** Something to carry elsewhere. */
export interface CopyRow {
  key: string;
  label: string;
  shown: string;
  /** What Copy takes; undefined where there is nothing to copy. */
  text: string | undefined;
}

/** How much, and the numbers to pay it with, in finished strings. */
export interface NumberCardModel {
  total: CopyRow;
  /** What is paid for, and what the total is made of. */
  parts: readonly string[];
  /** To whom, and for which loan. */
  facts: readonly Fact[];
  /** Until when the number is good; undefined once that has passed. */
  end: { text: string; left: string | undefined; leftLabel: string } | undefined;
  /** What has to be typed there, in that order. */
  numbers: readonly CopyRow[];
  /** What few are asked for besides. */
  others: readonly CopyRow[];
  /** The number is no longer good: it is struck out and cannot be copied. */
  isOver: boolean;
  words: CopyWords;
}

/** What the card is made of. */
export interface NumberCardInputs {
  loanId: string;
  payeeName: string;
  account: VirtualAccount;
  /** Where it is paid in cash: the one total is what is handed over there (screens §9, "One total"). */
  cash: (CashAtCounter & { place: string }) | undefined;
  /** What is paid for, where that is not just what is due. */
  purpose?: string | undefined;
  /** How the first number is called; the kind's own name without it. */
  numberLabel?: string | undefined;
  /** Milliseconds since 1970. */
  end: number;
  /** Until that end; 0 when it has passed. */
  secondsLeft: number;
  timeZone: string;
  say: Say;
  format: Format;
}

/** Until when a number is good, in words: the hour only where the lender named one, and never one of ours. */
export function endText({
  account: { expiresAt },
  end,
  timeZone,
  say,
  format,
}: Pick<NumberCardInputs, 'account' | 'end' | 'timeZone' | 'say' | 'format'>): string {
  if (expiresAt === '') return say('number-repayment:noEnd');
  // No day is parted from its month, and no zone stands in a line alone.
  const date = format.day(expiresAt).replace(/ (?=.* )/g, '\u00a0');
  const hasTime = readDay(expiresAt, timeZone)?.hour !== undefined;
  return hasTime
    ? say('number-repayment:payBy', { date, time: format.clock(end).replace(' ', '\u00a0') })
    : say('number-repayment:payByDay', { date });
}

/** What the cash is made of: the bill, rounded where the place takes no small coins, and what the place takes. */
function partsOf(
  cash: CashAtCounter & { place: string },
  { say, format }: NumberCardInputs,
): string[] {
  const bill = format.major(cash.bill);
  return [
    ...(cash.isRounded ? [say('number-repayment:cashIsRounded', { bill })] : []),
    ...(cash.total && cash.fee
      ? [say('payment:cashIsMore', { bill, fee: format.major(cash.fee) })]
      : []),
    ...(cash.fee ? [] : [say('number-repayment:feeUnknown', { place: cash.place })]),
  ];
}

/** The numbers by their kind; those that the answer does not hold are left out. */
function decideNumbers({ account, numberLabel, say }: NumberCardInputs) {
  const { billerCode, billNumber, kind, virtualAccountNumber } = account;
  const row = (key: string, label: string, number: string): CopyRow[] => {
    const text = withoutSpaces(number);
    return text === '' ? [] : [{ key, label, shown: text, text }];
  };
  const ownLabel = say(
    kind === 'miniMarket' ? 'number-repayment:paymentCode' : 'number-repayment:number',
  );
  const main = row('number', numberLabel ?? ownLabel, virtualAccountNumber);
  const biller = row('biller', say('number-repayment:billerCode'), billerCode);
  const billLabel = billerCode ? 'number-repayment:billKey' : 'number-repayment:billNumber';
  const bill = row('bill', say(billLabel), billNumber);
  const ifAsked = ({ label, ...rest }: CopyRow): CopyRow => ({
    ...rest,
    label: say('number-repayment:onlyIfAsked', { name: label }),
  });
  // Where the bank asks for company and bill apart, the one long number is of use only elsewhere.
  return billerCode && bill.length > 0
    ? { numbers: [...biller, ...bill], others: main.map(ifAsked) }
    : { numbers: [...main, ...biller], others: bill.map(ifAsked) };
}

/** Decides it: each figure only when the lender's answer or the tenant holds it. */
export function decideNumberCard(inputs: NumberCardInputs): NumberCardModel {
  const { account, cash, purpose, loanId, payeeName, secondsLeft, timeZone, say, format } = inputs;
  const total = cash ? (cash.total ?? cash.bill) : account.amount;
  const isOver = secondsLeft === 0;
  const isCounted = readDay(account.expiresAt, timeZone) !== undefined;
  return {
    total: {
      key: 'total',
      label: cash
        ? say('number-repayment:cashAtPlace', { place: cash.place })
        : say('number-repayment:total'),
      shown: format.major(total),
      text: total && amountDigits(total),
    },
    parts: [...(purpose ? [purpose] : []), ...(cash ? partsOf(cash, inputs) : [])],
    facts: [{ label: say('payment:payTo'), value: payeeName }, loanFact(loanId, say)],
    end: isOver
      ? undefined
      : {
          text: endText(inputs),
          left: isCounted ? countdownText(secondsLeft) : undefined,
          leftLabel: say('number-repayment:timeLeft'),
        },
    ...decideNumbers(inputs),
    isOver,
    words: {
      copy: say('number-repayment:copy'),
      copied: say('number-repayment:copied'),
      byHand: say('number-repayment:copyByHand'),
    },
  };
}
