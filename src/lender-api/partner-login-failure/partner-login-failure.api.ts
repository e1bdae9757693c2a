import type { PartnerLoginFailure, ProductOffer } from '../../domain/product-offer.ts';
import { lenderApi } from '../lender-api.ts';
import type { LenderQuery } from '../read-answer.ts';
import {
  fieldsOf,
  flagOf,
  idOf,
  listOf,
  textOf,
  wireFields,
  type WireFlag,
} from '../read-fields.ts';
import { partnerLoginFailurePaths } from './partner-login-failure.calls.ts';

/** A product in `jointFailure` (lender-api §2). */
interface JointProductWire {
  id: string | number;
  logo?: string | null;
  name: string;
  buttonText?: string | null;
  rangeText?: string | null;
  rangeDes?: string | null;
  rateText?: string | null;
  desc?: string | null;
  isEnabled?: WireFlag;
}

/** The answer of `jointFailure`; its fields stand beside `status` or in `data` (screens §8). */
interface JointFailureWire {
  noticeMessage?: string | null;
  errorMessage?: string | null;
  recommendList?: JointProductWire[] | null;
}

/** The answer of `jointLink`, beside `status` or in `data`. */
interface JointLinkWire {
  link?: string | null;
}

/** The whole answer of the status dialect: what stands in `data` wins over what stands beside it. */
const whole = (data: unknown, body: Readonly<Record<string, unknown>>) => ({
  ...body,
  ...fieldsOf(data),
});

const toOffer = (value: unknown): ProductOffer => {
  const wire = wireFields<JointProductWire>(value);
  const id = idOf(wire.id);
  return {
    id,
    name: textOf(wire.name),
    logo: textOf(wire.logo),
    buttonText: textOf(wire.buttonText),
    amountRange: textOf(wire.rangeText),
    amountRangeLabel: textOf(wire.rangeDes),
    rate: textOf(wire.rateText),
    description: textOf(wire.desc),
    // Without an id there is no way to it.
    isOpen: flagOf(wire.isEnabled) && id !== undefined,
  };
};

/** What `jointFailure` tells. */
function toPartnerLoginFailure(
  data: unknown,
  body: Readonly<Record<string, unknown>>,
): PartnerLoginFailure {
  const wire = wireFields<JointFailureWire>(whole(data, body));
  return {
    headline: textOf(wire.noticeMessage),
    message: textOf(wire.errorMessage),
    offers: listOf(wire.recommendList, 'recommendList').map(toOffer),
  };
}

/** The unjudged link out of `jointLink`; '' when there is none. */
const toHandoff = (data: unknown, body: Readonly<Record<string, unknown>>): { link: string } => ({
  link: textOf(wireFields<JointLinkWire>(whole(data, body)).link),
});

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
