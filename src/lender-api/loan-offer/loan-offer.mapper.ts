import type { LoanOffer, PlannedRepayment } from '../../domain/loan-offer.ts';
import { toDetailLines } from '../loan/loan.mapper.ts';
import { dateOf, fieldsOf, flagOf, listOf, minorOf, textOf } from '../read-fields.ts';
import { wireFields } from '../wire-fields.ts';
import type { LoanConfirmWire, RepayPlanWire } from './loan-offer.wire.ts';

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
export function toLoanOffer(data: unknown): LoanOffer {
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
  };
}

/** Titles of the agreements, in the lender's order: a title's place is what `contractUrl` asks by. */
export const toAgreementTitles = (data: unknown): string[] =>
  listOf(data, 'data').map((item) => textOf(fieldsOf(item).title));
