import type { FirstView } from '../first-view/first-view.tsx';
import type { Words } from '../i18n/wording-files.ts';
import type { Launch } from '../launch/read-launch.ts';
import type { Session } from '../session/session.ts';
import type { FirstTenant } from '../tenant/first-tenant.ts';

/** What has been done for a launch before React is there. */
export interface OpenedLaunch {
  session: Session;
  language: string;
  /** The words that every screen needs, on their way. */
  words: Promise<{ readonly app?: Words }>;
  /** On its way; undefined where the screen has none, or none now. */
  firstView: Promise<FirstView | undefined> | undefined;
}

/** A tenant's file as it was read, and what was done with the part of it that could be judged already. */
export interface ReadLaunch {
  launch: Launch;
  id: string;
  raw: unknown;
  /** Undefined where the guard was not sure: then the schema decides first. */
  opened: OpenedLaunch | undefined;
  /** Opens a launch for a tenant. */
  open: (launch: Launch, tenant: FirstTenant) => OpenedLaunch;
  again: (() => void) | undefined;
}
