import type { Tenant } from '../src/tenant/tenant-schema.ts';
import type { Fault } from './faults.ts';
import { type LoanOrder, settleOrder, startOrder } from './loan-order.ts';
import type { LoggedCall } from './received-call.ts';
import { dayAt } from './sandbox-days.ts';
import type { SandboxTenant } from './sandbox-tenant.ts';
import type { ScenarioOrder } from './scenario-schema.ts';

/**
 * State that one subject keeps about an owner (an account, a tenant's world) without the owner knowing of it:
 * made when first asked for, gone with its owner. So a new subject is one file and changes no other.
 */
export function stateOf<Owner extends object, State>(
  make: (owner: Owner) => State,
): (owner: Owner) => State {
  const states = new WeakMap<Owner, State>();
  return (owner) => {
    const found = states.get(owner);
    if (found !== undefined) return found;
    const state = make(owner);
    states.set(owner, state);
    return state;
  };
}

/** One borrower with their loans: two borrowers never meet. Subjects keep more about them through `stateOf`. */
export interface Account {
  /** '' is everybody without a session. */
  borrower: string;
  orders: Map<string, LoanOrder>;
  /** Products that this borrower has confirmed. */
  confirmed: Set<string>;
  /** The next of a row of numbers, from 1. */
  next(row: string): number;
}

/** Everything that one tenant's lender remembers. */
export interface World {
  accounts: Map<string, Account>;
  faults: readonly Fault[];
  log: LoggedCall[];
  /** The next of a row of numbers, from 1. */
  next(row: string): number;
}

/** Borrowers kept at a time; the oldest one is forgotten first, for a sandbox may run for weeks. */
const mostAccounts = 500;

function counter(): (row: string) => number {
  const rows = new Map<string, number>();
  return (row) => {
    const next = (rows.get(row) ?? 0) + 1;
    rows.set(row, next);
    return next;
  };
}

/** A lender to whom nothing has happened yet. */
export function newWorld(): World {
  return { accounts: new Map(), faults: [], log: [], next: counter() };
}

/**
 * Whose session this is: all that begin alike, up to a `~`, are one borrower's, as `demo`, `demo~slow` and
 * `demo~tablet`. So a second device can be tried without knowing anything of the first.
 */
export const borrowerOf = (sessionId: string): string => sessionId.split('~', 1)[0] ?? '';

/** The account that a session belongs to, made with the loans of the scenario when its borrower is new. */
export function accountOf(
  world: World,
  sessionId: string,
  lender: SandboxTenant,
  now: number,
): Account {
  const borrower = borrowerOf(sessionId);
  const found = world.accounts.get(borrower);
  if (found) return found;
  const account: Account = { borrower, orders: new Map(), confirmed: new Set(), next: counter() };
  for (const spec of lender.scenario.orders) addOrder(account, spec, lender, now);
  const [oldest] = world.accounts.keys();
  if (oldest !== undefined && world.accounts.size >= mostAccounts) world.accounts.delete(oldest);
  world.accounts.set(borrower, account);
  return account;
}

/** Puts a loan into an account, in place of one with the same id; undefined when there is no such product. */
export function addOrder(
  account: Account,
  spec: ScenarioOrder,
  lender: SandboxTenant,
  now: number,
): LoanOrder | undefined {
  const product = lender.scenario.products.find(({ id }) => id === spec.productId);
  if (!product) return undefined;
  const order = startOrder(spec, {
    product,
    tenant: lender.tenant,
    today: today(lender.tenant, now),
  });
  account.orders.set(order.id, order);
  return order;
}

/** A loan of an account as it stands at `now`: a payment whose time has come is in. */
export function orderOf(account: Account, orderId: string, now: number): LoanOrder | undefined {
  const order = account.orders.get(orderId);
  if (order) settleOrder(order, now);
  return order;
}

/** The day it is for a tenant. */
export const today = ({ locale }: Tenant, now: number) => dayAt(now, locale.timeZone);
