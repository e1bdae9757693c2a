import type { ExtensionOffer } from '../../domain/loan-extension.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import type { LoanRef } from '../loan/loan.calls.ts';
import { extensionOfferCall } from './extension.calls.ts';
import { toExtensionOffer } from './extension.mapper.ts';

/** Paying a loan later (lender-api §2, Repayment). */
export const extensionEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getExtensionOffer: build.query<ExtensionOffer, LoanRef>({
      query: (loan): LenderQuery<ExtensionOffer> => ({
        ...extensionOfferCall(loan),
        read: toExtensionOffer,
      }),
      providesTags: ['shown'],
    }),
  }),
});

export const { useGetExtensionOfferQuery } = extensionEndpoints;
