import type { Endpoints } from '../endpoint.ts';

/** How the call of an extension goes out (lender-api §2). */
export const extensionPaths = {
  extension: {
    key: 'extension',
    path: '/v3/loan-details/delay-detail',
  },
} as const satisfies Endpoints;
