import type { Words } from '../i18n/wording-files.ts';
import type { Session } from '../session/session.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

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
