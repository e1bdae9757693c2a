import { endpoints, type EndpointKey } from '../lender-api/endpoint-table.ts';
import type { Endpoint } from '../lender-api/endpoint.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

/** Calls that the lender answers although the app's own table does not hold all of them yet. */
const further = {
  contactInfo: {
    key: 'contactInfo',
    method: 'POST',
    path: '/v3/personal-center/contact-kf-info',
    dialect: 'any',
  },
} as const satisfies Record<string, Endpoint>;

/** The name of a call that the sandbox knows. */
export type PlayedCall = EndpointKey | keyof typeof further;

/** Every call that the sandbox knows; what the app's table says of one is what holds. */
export const playedEndpoints: Readonly<Record<PlayedCall, Endpoint>> = {
  ...further,
  ...endpoints,
};

/** The calls' names. */
export const playedCalls = Object.keys(playedEndpoints) as PlayedCall[]; // the table's own keys

/** The call that a path behind the prefix means; a path that the tenant replaced is no longer answered. */
export function callAt(path: string, { api }: Tenant): PlayedCall | undefined {
  return playedCalls.find((key) => (api.paths[key] ?? playedEndpoints[key].path) === path);
}
