import type { LoanOffer } from '../../domain/loan-offer.ts';
import type { MinorAmount } from '../../domain/money.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import { fieldsOf, textOf } from '../read-fields.ts';
import { agreementScene, contractsCall, loanConfirmCall } from './loan-offer.calls.ts';
import { toAgreementTitles, toLoanOffer } from './loan-offer.mapper.ts';
import { loanOfferPaths } from './loan-offer.paths.ts';

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
export const loanOfferEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getLoanOffer: build.query<LoanOffer, { productId: string }>({
      query: (product): LenderQuery<LoanOffer> => ({
        ...loanConfirmCall(product),
        read: toLoanOffer,
      }),
      providesTags: ['shown'],
    }),
    getAgreements: build.query<string[], { productId: string }>({
      query: (product): LenderQuery<string[]> => ({
        ...contractsCall(product),
        read: toAgreementTitles,
      }),
      providesTags: ['shown'],
    }),
    getAgreementAddress: build.mutation<string, AgreementRef>({
      query: ({ productId, position, loanId }): LenderQuery<string> => ({
        endpoint: loanOfferPaths.contractUrl,
        payload: { productId, scene: agreementScene, position, orderId: loanId },
        read: (data) => textOf(fieldsOf(data).contract_url),
      }),
    }),
    /** Moves money: never repeated by the program. Answers the unjudged address of the loan's details. */
    acceptLoanOffer: build.mutation<string, Acceptance>({
      query: ({ productId, amount, term, termUnit }): LenderQuery<string> => ({
        endpoint: loanOfferPaths.loanConfirmPush,
        payload: { amount, periods: term, termUnit, productId },
        read: (data) => textOf(fieldsOf(data).lendDetailsUrl),
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
} = loanOfferEndpoints;
