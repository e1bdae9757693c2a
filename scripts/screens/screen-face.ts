import type { FaceFault } from './face-fault.ts';

/** Who opens the screen: a borrower, one for whom the lender has little, or somebody who is not signed in. */
export type FaceVisitor = 'borrower' | 'emptyHanded' | 'loanless' | 'nobody';

/** One face of one screen, and how to get it. */
export interface ScreenFace {
  /** The screen's key, or that of a whole-page face like `notFound`. */
  screen: string;
  /** Its name among the faces of its screen: `ready`, `loading`, `a-loan-that-is-due`. */
  face: string;
  /** For people. */
  title: string;
  /** What the page says of itself then: `<main data-screen data-face>` (screens §8). */
  marks: { screen: string; face: 'loading' | 'empty' | 'error' | 'ready' };
  /** Path and query of the address, without the tenant, the language and the session. */
  path: string;
  query: Readonly<Record<string, string>>;
  visitor: FaceVisitor;
  faults: readonly FaceFault[];
  /** Not every screen has it: then it is left out. */
  isOptional: boolean;
}
