import type { CashAtCounter } from '../../domain/payment-channel.ts';
import { readDay } from '../../domain/day.ts';
import { countdownText } from '../../domain/time-left.ts';
import { amountDigits, withoutSpaces, type VirtualAccount } from '../../domain/virtual-account.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
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
  /** What the total is made of. */
  parts: readonly string[];
  /** Until when the number is good; undefined once that has passed. */
  end: { text: string; left: string | undefined; leftLabel: string } | undefined;
  numbers: readonly CopyRow[];
  /** The number is no longer good: it is struck out and cannot be copied. */
  isOver: boolean;
  words: CopyWords;
}

/** What the card is made of. */
export interface NumberCardInputs {
  account: VirtualAccount;
  /** Where it is paid in cash: the one total is what is handed over there (screens §9, "One total"). */
  cash: (CashAtCounter & { place: string }) | undefined;
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
  const date = format.day(expiresAt);
  const hasTime = readDay(expiresAt, timeZone)?.hour !== undefined;
  return hasTime
    ? say('number-repayment:payBy', { date, time: format.clock(end) })
    : say('number-repayment:payByDay', { date });
}

/** What the cash is made of: the bill, rounded where the place takes no small coins, and what the place takes. */
function partsOf(cash: CashAtCounter, { say, format }: NumberCardInputs): string[] {
  const bill = format.major(cash.bill);
  return [
    ...(cash.isRounded ? [say('number-repayment:cashIsRounded', { bill })] : []),
    ...(cash.total && cash.fee
      ? [say('number-repayment:cashIsMore', { bill, fee: format.major(cash.fee) })]
      : []),
    ...(cash.fee ? [] : [say('number-repayment:feeUnknown')]),
  ];
}

/** Decides it: each figure only when the lender's answer or the tenant holds it. */
export function decideNumberCard(inputs: NumberCardInputs): NumberCardModel {
  const { account, cash, numberLabel, secondsLeft, timeZone, say, format } = inputs;
  const { billerCode, billNumber, kind, virtualAccountNumber } = account;
  const total = cash ? (cash.total ?? cash.bill) : account.amount;
  const main =
    numberLabel ??
    (kind === 'miniMarket' ? say('number-repayment:paymentCode') : say('number-repayment:number'));
  const bill = billerCode ? say('number-repayment:billKey') : say('number-repayment:billNumber');
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
    parts: cash ? partsOf(cash, inputs) : [],
    end: isOver
      ? undefined
      : {
          text: endText(inputs),
          left: isCounted ? countdownText(secondsLeft) : undefined,
          leftLabel: say('number-repayment:timeLeft'),
        },
    numbers: [
      { key: 'number', label: main, text: withoutSpaces(virtualAccountNumber) },
      {
        key: 'biller',
        label: say('number-repayment:billerCode'),
        text: withoutSpaces(billerCode),
      },
      { key: 'bill', label: bill, text: withoutSpaces(billNumber) },
    ]
      .filter(({ text }) => text !== '')
      .map((row) => ({ ...row, shown: row.text })),
    isOver,
    words: {
      copy: say('number-repayment:copy'),
      copied: say('number-repayment:copied'),
      byHand: say('number-repayment:copyByHand'),
    },
  };
}
