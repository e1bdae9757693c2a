import type { Tenant } from '../src/tenant/tenant-schema.ts';
import type { LenderWords } from './lender-words.ts';
import type { LoanOrder } from './loan-order.ts';
import type { CallName } from './received-call.ts';
import type { DayNumber } from './sandbox-days.ts';
import type { SandboxTenant } from './sandbox-tenant.ts';
import type { Account, World } from './sandbox-world.ts';
import type { Scenario } from './scenario-schema.ts';

/** An answer before it becomes JSON. */
export interface WireAnswer {
  status: number;
  body: unknown;
}

/** One call as a handler sees it. */
export interface SandboxCall {
  key: CallName;
  tenant: Tenant;
  scenario: Scenario;
  world: World;
  account: Account;
  /** The loan of the call's `orderId`; undefined when the borrower has none of that number. */
  order: LoanOrder | undefined;
  /** The same, but only when it is one of the call's `productId`. */
  productOrder: LoanOrder | undefined;
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

/** Answers one call: changes the state, gives the answer. A `Response` is for what is no envelope, such as a picture. */
export type SandboxHandler = (call: SandboxCall) => WireAnswer | Response;

/** The handlers of one subject, by call. */
export type SandboxHandlers = Partial<Record<CallName, SandboxHandler>>;

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
