/** Something that goes wrong on purpose. */
export type FaceFault =
  /** A call of this visit's session, as the sandbox lender is told; see `src/sandbox/faults.ts`. */
  | { at: 'lender'; call: string; kind: string; times: number }
  /** A file of the tenant's folder; only a browser that is held by these tools can bring it about. */
  | { at: 'files'; pattern: string; kind: 'hang' | '500' | '404' };

/** More calls than any screen sends. */
export const everyTime = 1000;

/** No call of the visit is ever answered. */
export const silence: FaceFault = { at: 'lender', call: '*', kind: 'hang', times: everyTime };

/** A call fails once; every call does when it is not known which comes first. */
export const failure = (call: string | undefined): FaceFault => ({
  at: 'lender',
  call: call ?? '*',
  kind: '500',
  times: call === undefined ? everyTime : 1,
});
