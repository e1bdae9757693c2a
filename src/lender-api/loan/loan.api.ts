import type { Loan } from '../../domain/loan.ts';
import type { ProductOffer } from '../../domain/product-offer.ts';
import type { LenderCall } from '../build-request.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import { dateOf, flagOf, idOf, listOf, minorOf, textOf, WrongShape } from '../read-fields.ts';
import { toDetailLines, type TextValueWire, wireFields, type WireFlag } from '../wire-fields.ts';
import { loanDetailsCall, loanPaths, type LoanRef } from './loan.calls.ts';

/** A recommended product in `loanDetails`. */
interface RecommendedProductWire {
  id?: string;
  productLogo?: string;
  productName: string;
  buttonText?: string;
  amountRange?: string;
  amountRangeDes?: string;
  loan_rate?: string;
  productDesc?: string;
  isEnabled?: WireFlag;
}

/** The `data` of `loanDetails` (lender-api §2). */
interface LoanDetailsWire {
  orderStatus: number | string;
  noticeStatusText?: string | null;
  noticeDesText?: string | null;
  recProducts?: RecommendedProductWire[] | null;
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

const done = () => null;

/** A report about what a borrower touched; nobody waits for its answer and its failure is never shown. */
export interface Tracking {
  productId: string;
  /** 0-based row, or 0 where there is none. */
  position: number;
}

/** Spec §9: the module that both reports of this screen belong to. */
const trackingModule = 30;

const tracking = (
  endpoint: LenderCall['endpoint'],
  { productId, position }: Tracking,
): LenderCall => ({
  endpoint,
  payload: { productId, moduleId: trackingModule, positionId: position },
});

/** The calls about a loan that exists (lender-api §2, Loan). */
export const loanEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getLoan: build.query<Loan, LoanRef>({
      query: (loan): LenderQuery<Loan> => ({ ...loanDetailsCall(loan), read: toLoan }),
      providesTags: ['shown'],
    }),
    rateApp: build.mutation<null, { score: number }>({
      query: ({ score }): LenderQuery<null> => ({
        endpoint: loanPaths.rateApp,
        payload: { score },
        read: done,
      }),
    }),
    trackBorrowMore: build.mutation<null, Tracking>({
      query: (tap): LenderQuery<null> => ({ ...tracking(loanPaths.event, tap), read: done }),
    }),
    trackProductTap: build.mutation<null, Tracking>({
      query: (tap): LenderQuery<null> => ({ ...tracking(loanPaths.productTap, tap), read: done }),
    }),
  }),
});

export const {
  useGetLoanQuery,
  useLazyGetLoanQuery,
  useRateAppMutation,
  useTrackBorrowMoreMutation,
  useTrackProductTapMutation,
} = loanEndpoints;
