import type { Endpoints } from '../endpoint.ts';

/** How the call for the lender's contacts goes out (lender-api §2, Complaints and chatbot). */
export const supportPaths = {
  contactInfo: {
    key: 'contactInfo',
    path: '/v3/personal-center/contact-kf-info',
  },
} as const satisfies Endpoints;
