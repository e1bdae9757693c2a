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
