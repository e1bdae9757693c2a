import { passThroughParams } from '../../session/pass-through.ts';
import type { Endpoints } from '../endpoint.ts';

/** How the calls of a failed log-in at a partner go out (lender-api §2). */
export const partnerLoginFailurePaths = {
  jointFailure: {
    key: 'jointFailure',
    path: '/indah/stand/targeted',
    common: [...passThroughParams, 'merchantNumber'],
  },
  jointTap: {
    key: 'jointTap',
    path: '/indah/stand/necessity',
    isReport: true,
  },
  jointLink: {
    key: 'jointLink',
    path: '/indah/stand/joint',
  },
} as const satisfies Endpoints;
