import type { Launch } from '../launch/read-launch.ts';
import { sessionParams, type SessionParam } from '../launch/session-params.ts';
import type { TextStore } from '../platform/browser-storage.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

/** Who asks, for as long as the tab lives. */
export interface Session {
  readonly tenantId: string;
  /** What every call carries about the borrower and the device. */
  readonly values: Readonly<Partial<Record<SessionParam, string>>>;
  /** Somebody is signed in: the launch came from a lender's app. */
  readonly isBorrower: boolean;
  /** What the launch said about the matter at hand (amounts, coupon), for screens whose own address is silent. */
  readonly business: Readonly<Record<string, string>>;
}

const storeKey = 'loanfront.session';

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** The session of the same tenant that this tab remembers; anything odd in the store counts as none. */
function remembered(
  tenantId: string,
  store: TextStore,
): Pick<Session, 'values' | 'business'> | undefined {
  try {
    const kept: unknown = JSON.parse(store.read(storeKey) ?? 'null');
    if (
      typeof kept !== 'object' ||
      kept === null ||
      !('tenantId' in kept) ||
      kept.tenantId !== tenantId
    )
      return undefined;
    const values = textsOf('values' in kept ? kept.values : undefined);
    const known = Object.entries(values).filter(([name]) =>
      (sessionParams as readonly string[]).includes(name),
    );
    return {
      values: Object.fromEntries(known),
      business: textsOf('business' in kept ? kept.business : undefined),
    };
  } catch {
    return undefined;
  }
}

/** What was said before belongs to this launch only while it is about the same loan: amounts must not wander. */
const sameMatter = (before: Session['business'] = {}, now: Session['business']) =>
  now.orderId === undefined || now.orderId === before.orderId ? before : {};

/**
 * Opens the session of a launch. An address that names somebody starts anew, so that nobody sees what
 * another person's launch left behind; one that names nobody (a reload, an inner link) goes on with what
 * the tab remembers. Where the tab's store is blocked, only the survival of a reload is lost (design §3).
 */
export function openSession(launch: Launch, tenant: Tenant, store: TextStore): Session {
  const before = launch.namesSomebody ? undefined : remembered(tenant.id, store);
  const values = {
    merchantNumber: tenant.launch.merchantNumber,
    ...before?.values,
    ...launch.session,
  };
  const session: Session = {
    tenantId: tenant.id,
    values,
    isBorrower: values.sessionId !== undefined,
    business: { ...sameMatter(before?.business, launch.business), ...launch.business },
  };
  store.write(
    storeKey,
    JSON.stringify({ tenantId: tenant.id, values, business: session.business }),
  );
  return session;
}

/** What every call carries about the session, in the order of the spec; absent values are undefined. */
export function commonParams(session: Session): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(sessionParams.map((name) => [name, session.values[name]]));
}
