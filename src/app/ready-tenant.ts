import type { Words } from '../i18n/wording-files.ts';
import type { Session } from '../session/session.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

/** For whom a screen is loaded: one without a session may see another one, and everybody their own language. */
export interface Visitor {
  tenant: Tenant;
  session: Pick<Session, 'isBorrower'>;
  language: string;
}

/** What the start module has found out by the time React arrives. */
export interface ReadyTenant {
  tenant: Tenant;
  session: Session;
  language: string;
  /** The launch flag as it was written. */
  flag: string | undefined;
  /** The words that every screen needs, on their way. */
  words: Promise<{ readonly app?: Words }>;
}
