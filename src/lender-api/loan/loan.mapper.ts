import type { DetailLine } from '../../domain/loan-offer.ts';
import type { Loan } from '../../domain/loan.ts';
import type { ProductOffer } from '../../domain/product-offer.ts';
import { WrongShape, dateOf, flagOf, idOf, listOf, minorOf, textOf } from '../read-fields.ts';
import { wireFields } from '../wire-fields.ts';
import type { LoanDetailsWire, RecommendedProductWire, TextValueWire } from './loan.wire.ts';

/** Rows of text; a row without a value is hidden, but zero is a value (HD-06). */
export function toDetailLines(value: unknown, where: string): DetailLine[] {
  return listOf(value, where)
    .map((row) => wireFields<TextValueWire>(row))
    .map((row) => ({ label: textOf(row.text), value: textOf(row.value) }))
    .filter((line) => line.value.trim() !== '');
}

const toProductOffer = (value: unknown): ProductOffer => {
  const wire = wireFields<RecommendedProductWire>(value);
  return {
    id: idOf(wire.id),
    name: textOf(wire.productName),
    logo: textOf(wire.productLogo),
    buttonText: textOf(wire.buttonText),
    amountRange: textOf(wire.amountRange),
    amountRangeLabel: textOf(wire.amountRangeDes),
    rate: textOf(wire.loan_rate),
    description: textOf(wire.productDesc),
    isOpen: flagOf(wire.isEnabled),
  };
};

/** The loan out of `loanDetails`; throws `WrongShape` when there is no status to go by. */
export function toLoan(data: unknown): Loan {
  const wire = wireFields<LoanDetailsWire>(data);
  const status = textOf(wire.orderStatus);
  if (status === '') throw new WrongShape('data.orderStatus');
  const order = wireFields<{ detail: unknown }>(wire.userOrderDetail);
  return {
    status,
    headline: textOf(wire.noticeStatusText),
    description: textOf(wire.noticeDesText),
    productName: textOf(wire.productName),
    productLogo: textOf(wire.productLogo),
    details: toDetailLines(order.detail, 'data.userOrderDetail.detail'),
    recommended: listOf(wire.recProducts, 'data.recProducts').map(toProductOffer),
    repaymentPage: textOf(wire.h5Url),
    canExtend: flagOf(wire.isDelay),
    asksForRating: flagOf(wire.isScore),
    telephone: textOf(wire.telephone),
    amountDue: minorOf(wire.amountDue),
    dueDate: dateOf(wire.dueDate),
  };
}
