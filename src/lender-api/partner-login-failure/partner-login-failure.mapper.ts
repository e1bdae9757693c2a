import type { PartnerLoginFailure } from '../../domain/partner-login-failure.ts';
import type { ProductOffer } from '../../domain/product-offer.ts';
import { fieldsOf, flagOf, idOf, listOf, textOf } from '../read-fields.ts';
import { wireFields } from '../wire-fields.ts';
import type {
  JointFailureWire,
  JointLinkWire,
  JointProductWire,
} from './partner-login-failure.wire.ts';

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
export function toPartnerLoginFailure(
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
export const toHandoff = (
  data: unknown,
  body: Readonly<Record<string, unknown>>,
): { link: string } => ({ link: textOf(wireFields<JointLinkWire>(whole(data, body)).link) });
