import type { Endpoints } from '../endpoint.ts';

/** How the calls of the marketplace go out (lender-api §2). */
export const marketplacePaths = {
  marketplace: {
    key: 'marketplace',
    method: 'POST',
    path: '/indah/v3/product/recommend-product-list',
    dialect: 'any',
  },
  pageEvent: {
    key: 'pageEvent',
    method: 'POST',
    path: '/indah/pageEvent/save',
    dialect: 'any',
    isReport: true,
  },
  applyProduct: {
    key: 'applyProduct',
    method: 'POST',
    path: '/indah/v3/product/apply',
    dialect: 'any',
  },
} as const satisfies Endpoints;
