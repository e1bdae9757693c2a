import type { Tenant } from '../tenant/tenant-schema.ts';
import type { LenderWords } from './lender-words.ts';
import type { PlayedCall } from './played-endpoints.ts';
import type { SandboxPlay } from './play-schema.ts';
import type { DayNumber } from './sandbox-days.ts';
import type { Account, World } from './sandbox-world.ts';

/** An answer before it becomes JSON. */
export interface WireAnswer {
  status: number;
  body: unknown;
}

/** One call as a handler sees it. */
export interface SandboxCall {
  key: PlayedCall;
  tenant: Tenant;
  play: SandboxPlay;
  world: World;
  account: Account;
  /** Milliseconds since 1970. */
  now: number;
  /** The day it is for the tenant. */
  today: DayNumber;
  /** One of the tenant's languages. */
  language: string;
  words: LenderWords;
  /** A field of the payload, else of the query; '' when it is absent. */
  field(name: string): string;
  /** A file of a multipart payload. */
  file(name: string): File | undefined;
  /** An amount in minor units as the tenant writes it. */
  money(amount: bigint): string;
  /** The origin of the app that asks; '' when it is the sandbox's own or was not told. */
  appOrigin: string;
  /** The sandbox's own origin, told only to an app of another one; else ''. */
  ownOrigin: string;
}

/** Plays one call: changes the state, gives the answer. A `Response` is for what is no envelope, such as a picture. */
export type SandboxHandler = (call: SandboxCall) => WireAnswer | Response;

/** The handlers of one subject, by call. */
export type SandboxHandlers = Partial<Record<PlayedCall, SandboxHandler>>;
