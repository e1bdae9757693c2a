import type { Endpoints } from '../endpoint.ts';

/** How the call of a plan of instalments goes out (lender-api §2). */
export const instalmentPaths = {
  instalments: {
    key: 'instalments',
    path: '/v3/installment/loan-play-detail',
  },
} as const satisfies Endpoints;
