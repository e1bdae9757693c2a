import type { ComponentType } from 'react';
import type { Namespace } from '../i18n/message-keys.ts';
import type { LenderCall } from '../lender-api/build-request.ts';
import type { LoanRef } from '../lender-api/loan/loan.calls.ts';

/**
 * Whom a screen is for (screens §8, "Sessions"): a `borrower` who is signed in; `anyone`; or a `reader`, who without a
 * session asks the lender nothing, so that the library that does is not downloaded.
 */
export type Audience = 'borrower' | 'anyone' | 'reader';

/** One screen of the product: what it is made of and what it needs. A new screen is a row here. */
export interface ScreenEntry {
  /**
   * A module that exports this screen and nothing else, or the screen picked out of one that holds several.
   * `isBorrower`: somebody is signed in.
   */
  load: (
    isBorrower: boolean,
  ) => Promise<Readonly<Record<string, ComponentType>> | readonly [ComponentType]>;
  /** Wording besides `app`, which every screen has. */
  wording: readonly Namespace[];
  audience: Audience;
  /**
   * Calls that may be asked before the screen is there, when its address names all that it needs; only reads that make
   * nothing (lender-api §1).
   */
  early?: readonly ((loan: LoanRef) => LenderCall)[];
}
