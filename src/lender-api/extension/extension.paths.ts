import type { Endpoints } from '../endpoint.ts';

/** How the call of an extension goes out (lender-api §2). */
export const extensionPaths = {
  extension: {
    key: 'extension',
    method: 'POST',
    path: '/v3/loan-details/delay-detail',
    dialect: 'any',
  },
} as const satisfies Endpoints;
