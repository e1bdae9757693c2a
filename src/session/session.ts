import type { Launch } from '../launch/read-launch.ts';
import {
  namingParams,
  secretParams,
  sessionParams,
  type SessionParam,
} from '../domain/session-params.ts';
import { deviceStore, type TextStore } from '../platform/browser-storage.ts';
import { savedRecord } from '../platform/saved-record.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import { ownedKey, ownerOf, purgeOwner, type Owned } from './owner.ts';

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

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

/** What a tab remembers of a session; without a library, for the start reads it before any is there. */
function readSession(kept: unknown): Omit<Session, 'isBorrower'> | undefined {
  const { tenantId, values, business }: Partial<Record<string, unknown>> = Object(kept);
  if (typeof tenantId !== 'string') return undefined;
  const own = Object.entries(textsOf(values)).filter(([name]) =>
    (sessionParams as readonly string[]).includes(name),
  );
  return { tenantId, values: Object.fromEntries(own), business: textsOf(business) };
}

/** The session that a tab remembers, whosever it is; anything odd in the store counts as none. */
const sessionIn = (tab: TextStore) =>
  savedRecord({ store: tab, key: 'loanfront.session', read: readSession });

/** The session that a tab remembers, whosever it is. */
export const rememberedSession = (tab: TextStore): Owned | undefined => sessionIn(tab).find();

/** Whether somebody is named at all. */
const isNamed = ({ values }: Owned) => namingParams.some((name) => values[name] !== undefined);

/** What was said before belongs to this launch only while it is about the same loan: amounts must not wander. */
const sameLoan = (before: Session['business'] = {}, now: Session['business']) =>
  now.orderId === undefined || now.orderId === before.orderId ? before : {};

/**
 * What of a launch's session values counts: all of them when it names somebody; else none where somebody is there
 * already, and of a visitor that nobody names what is no secret (screens §9).
 */
function valuesSaid(launch: Launch, before: Owned | undefined): Session['values'] {
  if (launch.namesSomebody) return launch.session;
  if (before && isNamed(before)) return {};
  return Object.fromEntries(
    Object.entries(launch.session).filter(
      ([name]) => !(secretParams as readonly string[]).includes(name),
    ),
  );
}

/**
 * Opens the session of a launch. An address that names somebody starts anew, so that nobody sees what
 * another person's launch left behind; one that names nobody (a reload, an inner link) goes on with what
 * the tab remembers. Whoever was here before and is somebody else leaves nothing (`purgeOwner`). Where the tab's
 * store is blocked, only the survival of a reload is lost (design §3).
 */
export function openSession(
  launch: Launch,
  tenant: Pick<Tenant, 'id' | 'launch'>,
  tab: TextStore,
  device: TextStore = deviceStore,
): Session {
  const kept = sessionIn(tab).find();
  const session = meant(launch, tenant, kept);
  if (kept && isNamed(kept) && ownerOf(kept) !== ownerOf(session))
    purgeOwner(ownerOf(kept), tab, device);
  // A launch is use: whoever was idle before begins anew (session/idle-log-out.ts).
  if (launch.namesSomebody) device.remove(ownedKey('lastUse', session));
  const { tenantId, values, business } = session;
  sessionIn(tab).keep({ tenantId, values, business });
  return session;
}

/** The session that a launch means, before it is opened: nothing is kept, and nobody is forgotten. */
export const sessionMeant = (
  launch: Launch,
  tenant: Pick<Tenant, 'id' | 'launch'>,
  tab: TextStore,
): Session => meant(launch, tenant, sessionIn(tab).find());

function meant(
  launch: Launch,
  tenant: Pick<Tenant, 'id' | 'launch'>,
  kept: Omit<Session, 'isBorrower'> | undefined,
): Session {
  const before = launch.namesSomebody || kept?.tenantId !== tenant.id ? undefined : kept;
  const values = {
    merchantNumber: tenant.launch.merchantNumber,
    ...before?.values,
    ...valuesSaid(launch, before),
  };
  return {
    tenantId: tenant.id,
    values,
    isBorrower: values.sessionId !== undefined,
    business: { ...sameLoan(before?.business, launch.business), ...launch.business },
  };
}

/** Whether the tab still remembers just this person, of this lender: a page out of the cache may be another's. */
export function isStillAsking({ tenantId, values }: Owned, tab: TextStore): boolean {
  const now = sessionIn(tab).find();
  return (
    now?.tenantId === tenantId && namingParams.every((name) => now.values[name] === values[name])
  );
}

/** The lender no longer knows the session: its values go, and all that was kept for its owner. */
export function endSession(session: Owned, tab: TextStore, device: TextStore = deviceStore): void {
  // Somebody else may have come into the tab while the answer was under way.
  if (!isStillAsking(session, tab)) return;
  sessionIn(tab).forget();
  purgeOwner(ownerOf(session), tab, device);
}

/** What every call carries about the session, in the order of the spec; absent values are undefined. */
export function commonParams(session: Session): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(sessionParams.map((name) => [name, session.values[name]]));
}
