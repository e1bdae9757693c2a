import type { ProductOffer } from '../../domain/product-offer.ts';
import { lenderApi, type LenderQuery } from '../lender-api.ts';
import { marketplaceCall, type MarketplaceScene } from './marketplace.calls.ts';
import { toApplication, toMarketplace } from './marketplace.mapper.ts';
import { marketplacePaths } from './marketplace.paths.ts';

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
