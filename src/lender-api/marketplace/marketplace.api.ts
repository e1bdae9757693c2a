import type { ProductOffer } from '../../domain/product-offer.ts';
import { lenderApi } from '../lender-api.ts';
import { toProductOffer, type ProductWire } from '../loan/loan.calls.ts';
import type { LenderQuery } from '../read-answer.ts';
import { flagOf, listOf, textOf, wireFields, type WireFlag } from '../read-fields.ts';
import { marketplaceCall, marketplacePaths, type MarketplaceScene } from './marketplace.calls.ts';

/** A product in the `data` list of `marketplace` (lender-api §2): what `loanDetails` says of one, and more. */
interface MarketProductWire extends Omit<ProductWire, 'isEnabled'> {
  buttonStatus?: WireFlag;
  productTags?: string[] | null;
  lenderName?: string | null;
  /** Per cent as text. */
  apr?: string | null;
  tenor?: string | null;
  kfsUrl?: string | null;
}

/** The `data` of `applyProduct`. */
interface ApplyProductWire {
  url?: string | null;
}

const toOffer = (value: unknown): ProductOffer => {
  const wire = wireFields<MarketProductWire>(value);
  const offer = toProductOffer(value);
  return {
    ...offer,
    // Without an id nothing could be applied for.
    isOpen: flagOf(wire.buttonStatus) && offer.id !== undefined,
    tags: listOf(wire.productTags, 'data.productTags').map(textOf).filter(Boolean),
    lenderName: textOf(wire.lenderName),
    annualRate: textOf(wire.apr),
    tenor: textOf(wire.tenor),
    keyFactsUrl: textOf(wire.kfsUrl),
  };
};

/** The offers out of `marketplace`, in the lender's order. */
const toMarketplace = (data: unknown): readonly ProductOffer[] => listOf(data, 'data').map(toOffer);

/** The unjudged address out of `applyProduct`; '' when there is none. */
const toApplication = (data: unknown): { url: string } => ({
  url: textOf(wireFields<ApplyProductWire>(data).url),
});

/** The lender's number for each scene (spec §9); every other scene is the plain list. */
const modules: ReadonlyMap<string, number> = new Map([
  ['banner_jingzhun', 301],
  ['tanchuang_jingzhun', 301],
  ['tanchuang_fudai', 302],
  ['banner_fudai', 302],
]);
const plainList = 300;

const moduleOf = (scene: string | undefined) => modules.get(scene ?? '') ?? plainList;

/** Other lenders' products (lender-api §2, Marketplace). */
export const marketplaceEndpoints = lenderApi.injectEndpoints({
  endpoints: (build) => ({
    getMarketplace: build.query<readonly ProductOffer[], MarketplaceScene>({
      query: (asked): LenderQuery<readonly ProductOffer[]> => ({
        ...marketplaceCall(asked),
        read: toMarketplace,
      }),
      providesTags: ['shown'],
    }),
    /** `position` is the 0-based row (screens §8). */
    trackOffer: build.mutation<null, MarketplaceScene & { productId: string; position: number }>({
      query: ({ scene, productId, position }): LenderQuery<null> => ({
        endpoint: marketplacePaths.pageEvent,
        payload: { productId, moduleId: moduleOf(scene), positionId: position },
        read: () => null,
      }),
    }),
    /** Answers the unjudged address where the application goes on. */
    applyForOffer: build.mutation<{ url: string }, MarketplaceScene & { productId: string }>({
      query: ({ scene, productId }): LenderQuery<{ url: string }> => ({
        endpoint: marketplacePaths.applyProduct,
        payload: { product_id: productId, module_id: moduleOf(scene), scene },
        read: toApplication,
      }),
    }),
  }),
});

export const { useGetMarketplaceQuery, useTrackOfferMutation, useApplyForOfferMutation } =
  marketplaceEndpoints;
