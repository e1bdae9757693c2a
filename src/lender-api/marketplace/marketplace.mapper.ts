import type { ProductOffer } from '../../domain/product-offer.ts';
import { flagOf, idOf, listOf, textOf } from '../read-fields.ts';
import { wireFields } from '../wire-fields.ts';
import type { ApplyProductWire, MarketProductWire } from './marketplace.wire.ts';

const toOffer = (value: unknown): ProductOffer => {
  const wire = wireFields<MarketProductWire>(value);
  const id = idOf(wire.id);
  return {
    id,
    name: textOf(wire.productName),
    logo: textOf(wire.productLogo),
    buttonText: textOf(wire.buttonText),
    amountRange: textOf(wire.amountRange),
    amountRangeLabel: textOf(wire.amountRangeDes),
    rate: textOf(wire.loan_rate),
    description: textOf(wire.productDesc),
    // Without an id nothing could be applied for.
    isOpen: flagOf(wire.buttonStatus) && id !== undefined,
    tags: listOf(wire.productTags, 'data.productTags').map(textOf).filter(Boolean),
    lenderName: textOf(wire.lenderName),
    annualRate: textOf(wire.apr),
    tenor: textOf(wire.tenor),
    keyFactsUrl: textOf(wire.kfsUrl),
  };
};

/** The offers out of `marketplace`, in the lender's order. */
export const toMarketplace = (data: unknown): readonly ProductOffer[] =>
  listOf(data, 'data').map(toOffer);

/** The unjudged address out of `applyProduct`; '' when there is none. */
export const toApplication = (data: unknown): { url: string } => ({
  url: textOf(wireFields<ApplyProductWire>(data).url),
});
