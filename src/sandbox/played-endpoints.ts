import { endpoints, type EndpointKey } from '../lender-api/endpoint-table.ts';
import type { Endpoint } from '../lender-api/endpoint.ts';
import { captchaPicture } from '../lender-api/registration/registration.calls.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

/** What the lender answers besides the calls of the app's own table. */
const further = {
  captchaImage: captchaPicture,
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
