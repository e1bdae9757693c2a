import { appendQuery } from '../domain/safe-address.ts';
import type { SessionParam } from '../domain/session-params.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import type { Session } from './session.ts';

/** The seven that may travel to partners; never the token (screens §8). */
export const passThroughParams: readonly SessionParam[] = [
  'deviceId',
  'appVersion',
  'userId',
  'appName',
  'sessionId',
  'clientType',
  'gid',
];

/** The seven that this session has. */
export function passThroughValues(session: Session): Record<string, string> {
  return Object.fromEntries(
    passThroughParams.flatMap((name) => {
      const value = session.values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Undefined for anything that is no web address. */
function webOrigin(url: string, appOrigin: string): string | undefined {
  try {
    const { protocol, origin } = new URL(url, appOrigin);
    return /^https?:$/.test(protocol) ? origin : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The address with the seven appended, if its origin is the app's own or one that the tenant trusts;
 * any other address is returned as it is (design §3).
 */
export function withPassThrough(
  url: string,
  session: Session,
  tenant: Tenant,
  appOrigin: string,
): string {
  const origin = webOrigin(url, appOrigin);
  const isTrusted =
    origin !== undefined &&
    (origin === appOrigin || tenant.security.trustedOrigins.includes(origin));
  return isTrusted ? appendQuery(url, passThroughValues(session)) : url;
}
