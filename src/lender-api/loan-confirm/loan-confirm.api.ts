import type { AcceptedOffer, LoanOffer } from '../../domain/loan-offer.ts';
import type { MinorAmount } from '../../domain/money.ts';
import type { Pressed } from '../build-request.ts';
import { lenderApi } from '../lender-api.ts';
import type { LenderQuery } from '../read-answer.ts';
import { dateOf, fieldsOf, textOf } from '../read-fields.ts';
import { wireFields } from '../read-fields.ts';
import { agreementScene, loanConfirmPaths } from './loan-confirm.calls.ts';
import {
  agreementsQuery,
  loanOfferQuery,
  type PayoutAccountWire,
  toPayoutAccount,
} from './loan-confirm.queries.ts';

/** The `data` of `loanConfirmPush`. */
interface LoanConfirmPushWire {
  lendDetailsUrl: string;
  payoutAccount?: PayoutAccountWire | null;
  expectedAt?: string | number | null;
}

/** What an acceptance was answered with. */
function toAcceptedOffer(data: unknown): AcceptedOffer {
  const wire = wireFields<LoanConfirmPushWire>(data);
  return {
    nextAddress: textOf(wire.lendDetailsUrl),
    payoutAccount: toPayoutAccount(wire.payoutAccount),
    expectedAt: dateOf(wire.expectedAt),
  };
}

/** An offer as it is accepted: what the lender sent goes back unchanged. */
export interface Acceptance {
  productId: string;
  amount: MinorAmount;
  term: string;
  termUnit: string;
}

/** Which agreement is asked for: its place in the list. */
export interface AgreementRef {
  productId: string;
  position: number;
  loanId: string | undefined;
}

/** The calls before a loan exists (lender-api §2, Loan). */
export const loanConfirmEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getLoanOffer: build.query<LoanOffer, { productId: string }>({
      query: loanOfferQuery,
      providesTags: ['shown'],
    }),
    getAgreements: build.query<string[], { productId: string }>({
      query: agreementsQuery,
      providesTags: ['shown'],
    }),
    getAgreementAddress: build.mutation<string, AgreementRef>({
      query: ({ productId, position, loanId }): LenderQuery<string> => ({
        endpoint: loanConfirmPaths.contractUrl,
        payload: { productId, scene: agreementScene, position, orderId: loanId },
        read: (data) => textOf(fieldsOf(data).contract_url),
      }),
    }),
    /** Moves money: never repeated by the program. */
    acceptLoanOffer: build.mutation<AcceptedOffer, Acceptance & Pressed>({
      query: ({ productId, amount, term, termUnit, pressId }): LenderQuery<AcceptedOffer> => ({
        endpoint: loanConfirmPaths.loanConfirmPush,
        pressId,
        payload: { amount, periods: term, termUnit, productId },
        read: toAcceptedOffer,
      }),
    }),
  }),
});

export const {
  useGetLoanOfferQuery,
  useLazyGetLoanOfferQuery,
  useGetAgreementsQuery,
  useGetAgreementAddressMutation,
  useAcceptLoanOfferMutation,
} = loanConfirmEndpoints;
