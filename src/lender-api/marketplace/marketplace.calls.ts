import type { LenderCall } from '../build-request.ts';
import type { Endpoints } from '../endpoint.ts';

/** How the calls of the marketplace go out (lender-api §2). */
export const marketplacePaths = {
  marketplace: {
    key: 'marketplace',
    path: '/indah/v3/product/recommend-product-list',
  },
  pageEvent: {
    key: 'pageEvent',
    path: '/indah/pageEvent/save',
    isReport: true,
  },
  applyProduct: {
    key: 'applyProduct',
    path: '/indah/v3/product/apply',
  },
} as const satisfies Endpoints;

/** From where in the app the list was opened: the address's own `scene`, undefined when it has none. */
export interface MarketplaceScene {
  scene: string | undefined;
}

/** Asks which products are offered in a scene. */
export const marketplaceCall = ({ scene }: MarketplaceScene): LenderCall => ({
  endpoint: marketplacePaths.marketplace,
  payload: { scene },
});
