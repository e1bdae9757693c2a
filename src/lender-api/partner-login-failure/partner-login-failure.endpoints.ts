import type { PartnerLoginFailure } from '../../domain/partner-login-failure.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import { toHandoff, toPartnerLoginFailure } from './partner-login-failure.mapper.ts';
import { partnerLoginFailurePaths } from './partner-login-failure.paths.ts';

/** Spec §9: the constant that every tap on this screen is reported with. */
const tapModule = 18;

/** A failed log-in at a partner, and the ways on from it (lender-api §2, Marketplace). */
export const partnerLoginFailureEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getPartnerLoginFailure: build.query<PartnerLoginFailure, { productId: string }>({
      query: ({ productId }): LenderQuery<PartnerLoginFailure> => ({
        endpoint: partnerLoginFailurePaths.jointFailure,
        payload: { productId },
        read: toPartnerLoginFailure,
      }),
      providesTags: ['shown'],
    }),
    /** `position` is the 0-based row. */
    trackPartnerTap: build.mutation<null, { productId: string; position: number }>({
      query: ({ productId, position }): LenderQuery<null> => ({
        endpoint: partnerLoginFailurePaths.jointTap,
        payload: { productId, moduleId: tapModule, positionId: position },
        read: () => null,
      }),
    }),
    /** Answers the unjudged link to a partner. */
    requestPartnerHandoff: build.mutation<{ link: string }, { productId: string }>({
      query: ({ productId }): LenderQuery<{ link: string }> => ({
        endpoint: partnerLoginFailurePaths.jointLink,
        payload: { productId },
        read: toHandoff,
      }),
    }),
  }),
});

export const {
  useGetPartnerLoginFailureQuery,
  useTrackPartnerTapMutation,
  useRequestPartnerHandoffMutation,
} = partnerLoginFailureEndpoints;
