import type { LoanOffer, PayoutAccount, PlannedRepayment } from '../../domain/loan-offer.ts';
import type { LenderQuery } from '../read-answer.ts';
import { dateOf, fieldsOf, flagOf, listOf, minorOf, textOf } from '../read-fields.ts';
import { type TextValueWire, toDetailLines, wireFields, type WireFlag } from '../read-fields.ts';
import { contractsCall, loanConfirmCall } from './loan-confirm.calls.ts';

// How the answers of an offer's screen are read. The calls themselves stand in a file of their own, for they are asked
// before this one has come.

/** One row of the plan in `loanConfirm`. Amounts in minor units. */
interface RepayPlanWire {
  title?: string;
  description?: string;
  pay_time?: string | number;
  amount?: number | string;
}

/** The `data` of `loanConfirm` (lender-api §2). Amounts in minor units. `sendSms` and `sp_rate` change nothing. */
interface LoanConfirmWire {
  productLogo?: string;
  productName?: string;
  amount: number | string;
  periods: number | string;
  termUnit: number | string;
  details?: TextValueWire[] | null;
  repay_plans?: RepayPlanWire[] | null;
  firstPayTime?: string | number;
  firstPeriodDay?: number | string;
  pRateDsc?: string;
  sendSms?: WireFlag;
  isPopType?: WireFlag;
  popTitle?: string;
  popContent?: string;
  popAgreementUrl?: string;
  note?: string;
  sp_rate?: string;
  netAmount?: number | string;
  fees?: { text: string; amount: number | string }[] | null;
  apr?: string | null;
  disburseDate?: string | number;
  payoutAccount?: PayoutAccountWire | null;
}

/** Where the money goes; the number comes masked. */
export interface PayoutAccountWire {
  bankName?: string;
  cardNo?: string;
}

/** An account without a number is none: it could not be told from another. */
export function toPayoutAccount(value: unknown): PayoutAccount | undefined {
  const wire = wireFields<PayoutAccountWire>(value);
  const number = textOf(wire.cardNo);
  return number ? { bankName: textOf(wire.bankName), number } : undefined;
}

const toPlanned = (value: unknown): PlannedRepayment => {
  const wire = wireFields<RepayPlanWire>(value);
  return {
    title: textOf(wire.title),
    description: textOf(wire.description),
    dueDate: dateOf(wire.pay_time),
    amount: minorOf(wire.amount),
  };
};

/** The offer out of `loanConfirm`; an amount that is none stays undefined and cannot be confirmed. */
function toLoanOffer(data: unknown): LoanOffer {
  const wire = wireFields<LoanConfirmWire>(data);
  const popup = {
    title: textOf(wire.popTitle),
    text: textOf(wire.popContent),
    address: textOf(wire.popAgreementUrl),
  };
  return {
    productName: textOf(wire.productName),
    productLogo: textOf(wire.productLogo),
    amount: minorOf(wire.amount),
    term: textOf(wire.periods),
    termUnit: textOf(wire.termUnit),
    rate: textOf(wire.pRateDsc),
    details: toDetailLines(wire.details, 'data.details'),
    plan: listOf(wire.repay_plans, 'data.repay_plans').map(toPlanned),
    firstDueDate: dateOf(wire.firstPayTime),
    daysToFirstPayment: textOf(wire.firstPeriodDay),
    note: textOf(wire.note),
    popup: flagOf(wire.isPopType) ? popup : undefined,
    netAmount: minorOf(wire.netAmount),
    fees: listOf(wire.fees, 'data.fees')
      .map((fee) => wireFields<{ text: string; amount: string }>(fee))
      .map((fee) => ({ label: textOf(fee.text), amount: minorOf(fee.amount) })),
    apr: textOf(wire.apr),
    payoutDate: dateOf(wire.disburseDate),
    payoutAccount: toPayoutAccount(wire.payoutAccount),
  };
}

/** Titles of the agreements, in the lender's order: a title's place is what `contractUrl` asks by. */
const toAgreementTitles = (data: unknown): string[] =>
  listOf(data, 'data').map((item) => textOf(fieldsOf(item).title));

/** The offer of a product, with its mapper. */
export const loanOfferQuery = (product: { productId: string }): LenderQuery<LoanOffer> => ({
  ...loanConfirmCall(product),
  read: toLoanOffer,
});

/** The titles of its agreements, with their mapper. */
export const agreementsQuery = (product: { productId: string }): LenderQuery<string[]> => ({
  ...contractsCall(product),
  read: toAgreementTitles,
});
