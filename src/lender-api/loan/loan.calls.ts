import type { Loan } from '../../domain/loan.ts';
import type { ProductOffer } from '../../domain/product-offer.ts';
import type { Endpoints } from '../endpoint.ts';
import type { LenderQuery } from '../read-answer.ts';
import {
  dateOf,
  flagOf,
  idOf,
  listOf,
  minorOf,
  textOf,
  WrongShape,
  toDetailLines,
  type TextValueWire,
  wireFields,
  type WireFlag,
} from '../read-fields.ts';

/** How the calls about a loan that exists go out (lender-api §2). */
export const loanPaths = {
  loanDetails: {
    key: 'loanDetails',
    path: '/v3/loan-details/loan-details',
    dialect: 'success',
  },
  rateApp: {
    key: 'rateApp',
    path: '/v3/loan-details/google-score',
    dialect: 'success',
  },
  event: {
    key: 'event',
    path: '/service/event/save',
    isReport: true,
  },
  productTap: {
    key: 'productTap',
    path: '/gopia/goya/define',
    isReport: true,
  },
} as const satisfies Endpoints;

/** Which loan is meant. */
export interface LoanRef {
  loanId: string;
  productId: string;
}

/** A product in `loanDetails`. */
export interface ProductWire {
  id?: string | number;
  productLogo?: string | null;
  productName: string;
  buttonText?: string | null;
  amountRange?: string | null;
  amountRangeDes?: string | null;
  loan_rate?: string | null;
  productDesc?: string | null;
  isEnabled?: WireFlag;
}

/** The `data` of `loanDetails` (lender-api §2). */
interface LoanDetailsWire {
  orderStatus: number | string;
  noticeStatusText?: string | null;
  noticeDesText?: string | null;
  recProducts?: ProductWire[] | null;
  productName?: string | null;
  productLogo?: string | null;
  userOrderDetail?: { detail?: TextValueWire[] | null } | null;
  h5Url?: string | null;
  isDelay?: WireFlag;
  telephone?: string | null;
  isScore?: WireFlag;
  amountDue?: number | string;
  dueDate?: string | number;
}

/** A product as a list shows it. */
export const toProductOffer = (value: unknown): ProductOffer => {
  const wire = wireFields<ProductWire>(value);
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
function toLoan(data: unknown): Loan {
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

/** Asks how a loan stands. */
export const loanDetailsCall = ({ loanId, productId }: LoanRef): LenderQuery<Loan> => ({
  endpoint: loanPaths.loanDetails,
  payload: { productId, orderId: loanId },
  read: toLoan,
});
