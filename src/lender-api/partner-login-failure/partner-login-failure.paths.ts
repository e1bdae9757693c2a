import { passThroughParams } from '../../session/pass-through.ts';
import type { Endpoints } from '../endpoint.ts';

/** How the calls of a failed log-in at a partner go out (lender-api §2). */
export const partnerLoginFailurePaths = {
  jointFailure: {
    key: 'jointFailure',
    method: 'POST',
    path: '/indah/stand/targeted',
    dialect: 'any',
    common: [...passThroughParams, 'merchantNumber'],
  },
  jointTap: {
    key: 'jointTap',
    method: 'POST',
    path: '/indah/stand/necessity',
    dialect: 'any',
    isReport: true,
  },
  jointLink: {
    key: 'jointLink',
    method: 'POST',
    path: '/indah/stand/joint',
    dialect: 'any',
  },
} as const satisfies Endpoints;
