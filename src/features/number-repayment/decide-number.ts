import type { AmountToPay } from '../../domain/amount-to-pay.ts';
import {
  cashAtCounter,
  type PaymentChannel,
  whyChannelIsOff,
} from '../../domain/payment-channel.ts';
import { majorFromText, minorToMajor, type MajorAmount } from '../../domain/money.ts';
import { sameAmount } from '../../domain/money-sums.ts';
import type { PaymentGuideSteps, VirtualAccount } from '../../domain/virtual-account.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
import { decideSupport, type SupportModel } from '../../lending-ui/decide-support.ts';
import {
  amountLabel,
  decideAmountNote,
  type NoteModel,
  type Writers,
} from '../../payments/decide-amount.ts';
import type { FirstTenant } from '../../tenant/first-tenant.ts';
import type { Step } from '../../ui/steps.tsx';
import { decideNumberCard, endText, type NumberCardModel } from './decide-number-card.ts';

/** Everything that is to be read on the page of a number, in finished strings. */
export interface NumberModel {
  title: string;
  /** What has to be known of the amount first. */
  notes: readonly NoteModel[];
  card: NumberCardModel;
  /** The lender's own word for who is paid, else the tenant's. */
  payeeName: string;
  /** Until when the number is good, for whoever is shown it. */
  endText: string;
  /** From the number to the loan that shows the payment. */
  steps: readonly Step[];
  method: { label: string; name: string; change: string };
  guides: { title: string; guides: readonly PaymentGuideSteps[] };
  keepSlip: string;
  support: SupportModel;
  /** For a till; undefined at a bank, and once the number is over. */
  showCashier: string | undefined;
  paid: string;
  /** Only once the number is over. */
  newNumber: string | undefined;
}

/** What the page is made of. */
export interface NumberInputs {
  loanId: string;
  account: VirtualAccount;
  /** With what is known of its name and charge. */
  channel: PaymentChannel;
  /** Milliseconds since 1970. */
  end: number;
  /** Until that end; 0 when it has passed. */
  secondsLeft: number;
  /** What this visit asked for. */
  toPay: AmountToPay;
  /** The phone of the loan's own answer. */
  phone: string | undefined;
  tenant: FirstTenant;
  language: string;
  say: Say;
  format: Format;
}

/**
 * A number to pay to: how much, to whom, until when, and what happens then. At a till everything says the cash that is
 * handed over (screens §4, §9). Throws `MissingText` where the words at hand lack one.
 */
export function decideNumber(inputs: NumberInputs): NumberModel {
  const { account, channel, secondsLeft, tenant, language, say } = inputs;
  const { timeZone } = tenant.locale;
  const isCash = account.kind === 'miniMarket';
  const isOver = secondsLeft === 0;
  const payeeName = account.payeeName || tenant.repayment.payeeName;
  const cash =
    isCash && account.amount
      ? { ...cashAtCounter(channel, account.amount), place: channel.name }
      : undefined;
  return {
    title: say('number-repayment:title'),
    notes: [decideNumberNote(inputs), decideLimit(inputs)].filter((note) => note !== undefined),
    card: decideNumberCard({
      ...inputs,
      cash,
      purpose: purposeOf(inputs.toPay, account.amount, tenant, inputs),
      payeeName,
      timeZone,
    }),
    payeeName,
    endText: endText({ ...inputs, timeZone }),
    steps: isOver
      ? []
      : [
          {
            title: say('number-repayment:stepReady'),
            text: say('number-repayment:stepReadyText'),
            at: 'done',
          },
          {
            title: say('number-repayment:stepPay', { place: channel.name }),
            text: isCash
              ? say('number-repayment:stepPayCash')
              : say('number-repayment:stepPayBank'),
            at: 'now',
          },
          {
            title: say('number-repayment:stepArrive'),
            text:
              tenant.repayment.usualTimes[account.kind]?.[language] ??
              say('number-repayment:stepArriveText'),
            at: 'next',
          },
        ],
    method: {
      label: say('number-repayment:method'),
      name: channel.name,
      change: say('number-repayment:change'),
    },
    guides: { title: say('number-repayment:steps'), guides: account.guides },
    keepSlip: say('number-repayment:keepSlip'),
    support: decideSupport(account.telephone || inputs.phone, tenant, language, say),
    showCashier: isCash && !isOver ? say('number-repayment:showCashier') : undefined,
    paid: say('number-repayment:paid'),
    newNumber: isOver ? say('number-repayment:newNumber') : undefined,
  };
}

/** Whether a number is for just what this visit came to pay, as far as that is known. */
export function isSameAmount(
  toPay: AmountToPay,
  amount: MajorAmount,
  { money }: Pick<FirstTenant, 'money'>,
): boolean {
  return !('amount' in toPay) || sameAmount(minorToMajor(toPay.amount, money.minorDigits), amount);
}

/** What a number is paid for, where that is not just what is due: instalments, or the fee of an extension. */
export const purposeOf = (
  toPay: AmountToPay,
  amount: MajorAmount | undefined,
  tenant: Pick<FirstTenant, 'money'>,
  writers: Writers,
): string | undefined =>
  toPay.kind === 'chosen' && amount && isSameAmount(toPay, amount, tenant)
    ? amountLabel(toPay, undefined, writers)
    : undefined;

/**
 * What has to be known of a number's amount: that the lender named none, or another one than what was asked for
 * (screens §8, §9). A number that names its amount needs no other word for how much.
 */
export function decideNumberNote({
  account: { amount },
  toPay,
  tenant,
  say,
  format,
}: Pick<NumberInputs, 'account' | 'toPay' | 'tenant' | 'say' | 'format'>): NoteModel | undefined {
  if (amount === undefined) return { tone: 'warn', text: say('number-repayment:amountUnknown') };
  if (toPay.kind === 'unknown') return undefined;
  const asked =
    'amount' in toPay ? minorToMajor(toPay.amount, tenant.money.minorDigits) : undefined;
  if (asked === undefined || sameAmount(asked, amount))
    return decideAmountNote(toPay, { say, format });
  const figures = { asked: format.major(asked), amount: format.major(amount) };
  return { tone: 'warn', text: say('number-repayment:otherAmount', figures) };
}

/** Why a channel cannot take an amount, in a sentence; undefined when it can. */
export function limitText(
  channel: PaymentChannel,
  amount: MajorAmount | undefined,
  { say, format }: Pick<NumberInputs, 'say' | 'format'>,
): string | undefined {
  const limit = (units: number | undefined) => format.major(majorFromText(String(units)));
  const place = channel.name;
  switch (whyChannelIsOff(channel, amount)) {
    case 'tooSmall':
      return say('number-repayment:tooSmall', { place, limit: limit(channel.minAmount) });
    case 'tooLarge':
      return say('number-repayment:tooLarge', { place, limit: limit(channel.maxAmount) });
    case undefined:
      return undefined;
  }
}

function decideLimit(inputs: NumberInputs): NoteModel | undefined {
  const text = limitText(inputs.channel, inputs.account.amount, inputs);
  return text === undefined ? undefined : { tone: 'bad', text };
}
