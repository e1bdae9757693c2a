import * as v from 'valibot';
import { playedCalls, type PlayedCall } from './played-endpoints.ts';

/** What can go wrong with a call (design §6). `hang` and `cut` are made real by the adapter, see `fault-header.ts`. */
export const faultKinds = [
  'reject',
  'delay',
  'code',
  '500',
  'html',
  'html502',
  'html413',
  'cut',
  'hang',
  'malformed',
  '401',
] as const;

/** What a request to `_sandbox/faults` says. */
export const faultSchema = v.strictObject({
  /** Only calls of this session; without it, of every session. */
  sessionId: v.optional(v.string()),
  call: v.union(
    [v.literal('*'), v.picklist(playedCalls)],
    `must be * or one of ${playedCalls.join(', ')}`,
  ),
  kind: v.picklist(faultKinds, `must be one of ${faultKinds.join(', ')}`),
  /** How many calls meet the fault. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** For `delay`; without it the play's `slowMilliseconds`. */
  milliseconds: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** For `code` and `reject`. */
  code: v.optional(v.union([v.string(), v.number()])),
  /** For `code` and `reject`; an empty one makes a silent rejection. */
  message: v.optional(v.string()),
  /** The call takes effect and only then fails: the lender has done it, and nobody hears of it. */
  afterEffect: v.optional(v.boolean(), false),
});

/** A fault that waits for its calls. */
export type Fault = v.InferOutput<typeof faultSchema>;

/** The end of a session id that plays a fault on every call, for people without tools. */
const faultOfSession: Readonly<Record<string, Fault['kind']>> = {
  '~slow': 'delay',
  '~offline': 'cut',
  '~html': 'html',
};

/** The fault that this call meets, used up by one; undefined when all goes well. */
export function takeFault(faults: Fault[], call: PlayedCall, sessionId: string): Fault | undefined {
  const at = faults.findIndex(
    (fault) =>
      (fault.call === '*' || fault.call === call) &&
      (fault.sessionId === undefined || fault.sessionId === sessionId),
  );
  const fault = faults[at];
  if (fault) {
    fault.times -= 1;
    if (fault.times < 1) faults.splice(at, 1);
    return fault;
  }
  const kind = Object.entries(faultOfSession).find(([end]) => sessionId.endsWith(end))?.[1];
  return kind && { call: '*', kind, times: 1, afterEffect: false };
}
