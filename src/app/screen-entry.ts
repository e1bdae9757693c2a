import type { ComponentType } from 'react';

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
  audience: Audience;
}
