import type { Account, World } from './sandbox-world.ts';
import { stateOf } from './state-of.ts';

/** A borrower sent to the wallet's page. */
export interface WalletVisit {
  account: Account;
  orderId: string;
  amount: bigint;
  language: string;
  /** Where the wallet sends people back to, without what it adds to the address. */
  returnTo: string;
}

/** The visits of a lender by their number; the page's address holds nothing else. */
export const walletVisits = stateOf<World, Map<string, WalletVisit>>(() => new Map());
