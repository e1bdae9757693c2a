import type { Endpoints } from '../endpoint.ts';

/** How the call that links a card goes out (lender-api §2). */
export const cardLinkingPaths = {
  bindCard: {
    key: 'bindCard',
    path: '/api/v1/youmi/youmi-api/service/loan/bind-card',
  },
} as const satisfies Endpoints;
