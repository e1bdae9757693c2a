import type { SandboxTenant } from './sandbox-tenant.ts';
import type { World } from './sandbox-world.ts';

/** A request for something that is no call of the lender's API. */
export interface PageVisit {
  request: Request;
  url: URL;
  lender: SandboxTenant;
  world: World;
  /** Milliseconds since 1970. */
  now: number;
  /** Forgets everything that happened to this lender. */
  forget(): void;
}

/** Answers such a request. */
export type SandboxPage = (visit: PageVisit) => Response | Promise<Response>;
