import type { Stop } from './clock.ts';

/**
 * Something that went wrong, or that support may have to look up: for whoever keeps an eye on the app
 * (`app/telemetry.ts`). No field holds a person's value: a call is named by its key, a press by its own id.
 */
export type Incident =
  /** A mistake of ours. `error` as it was thrown: it may hold anything, and is scrubbed before it goes anywhere. */
  | { kind: 'error'; error: unknown }
  /** A call to the lender without data; `failure` is the kind of error, with its code or its place. */
  | { kind: 'call'; call: string; failure: string }
  /** A call that moves money: how it ended. */
  | { kind: 'money'; channel: string; pressId: string; end: string };

/** Kept until somebody listens; on a page where nobody does, these are all there ever are. */
const mostKept = 20;
let kept: Incident[] = [];
let listener: ((incident: Incident) => void) | undefined;

/** Notes an incident; where nobody listens, the newest few are kept in memory and nothing else happens. */
export function noteIncident(incident: Incident): void {
  if (listener) listener(incident);
  else kept = [...kept.slice(1 - mostKept), incident];
}

/** Hears of every incident from now on, and first of those that were kept. One listener at a time. */
export function onIncident(hear: (incident: Incident) => void): Stop {
  listener = hear;
  const before = kept;
  kept = [];
  for (const incident of before) hear(incident);
  return () => {
    if (listener === hear) listener = undefined;
  };
}
