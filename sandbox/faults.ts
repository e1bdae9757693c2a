import * as v from 'valibot';
import { faultAnswer, faultKinds, takeFault } from '../src/domain/call-fault.ts';
import { type CallName, callNames } from './received-call.ts';

/** Tells an adapter of a fault that no answer can express. */
export const faultHeader = 'x-sandbox-fault';

/** An answer that stands for one that never comes (`hang`) or breaks off (`cut`). */
const faultSignal = (fault: 'hang' | 'cut') =>
  new Response(null, { status: 500, headers: { [faultHeader]: fault } });

/**
 * Makes the fault of an answer real where there is no connection to break, as under MSW: `hang` never
 * resolves, `cut` is a network error. Every other answer is passed on.
 */
export async function applyFaultHeader(response: Response): Promise<Response> {
  const fault = response.headers.get(faultHeader);
  if (fault === 'hang') return new Promise(() => {});
  return fault === 'cut' ? Response.error() : response;
}

/** What a request to `_sandbox/faults` says. */
export const faultSchema = v.strictObject({
  /** Only calls of this session; without it, of every session. */
  sessionId: v.optional(v.string()),
  call: v.union(
    [v.literal('*'), v.picklist(callNames)],
    `must be * or one of ${callNames.join(', ')}`,
  ),
  kind: v.picklist(faultKinds, `must be one of ${faultKinds.join(', ')}`),
  /** How many calls meet the fault. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  /** For `delay`; without it the scenario's `slowMilliseconds`. */
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

/** The end of a session id that brings a fault to every call, for people without tools. */
const faultOfSession: Readonly<Record<string, Fault['kind']>> = {
  '~slow': 'delay',
  '~offline': 'cut',
  '~html': 'html',
};

/** The fault that this call meets, and those that still wait then; undefined when all goes well. */
export function faultOf(
  faults: readonly Fault[],
  call: CallName,
  sessionId: string,
): { fault: Fault | undefined; left: readonly Fault[] } {
  const { fault, left } = takeFault(
    faults,
    (one) =>
      (one.call === '*' || one.call === call) &&
      (one.sessionId === undefined || one.sessionId === sessionId),
  );
  if (fault) return { fault, left };
  const kind = Object.entries(faultOfSession).find(([end]) => sessionId.endsWith(end))?.[1];
  return { fault: kind && { call: '*', kind, times: 1, afterEffect: false }, left };
}

/** What stands behind a call that meets a fault. */
export interface FaultyCall {
  /** Answers the call as if all went well. */
  run: () => Response;
  /** A refusal in the dialect of the call, as JSON. */
  refusal: string;
  /** Milliseconds of a slow answer that does not say its own. */
  slow: number;
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * Answers a call that meets a fault. The call itself runs before the fault (`afterEffect`), after it (`delay`),
 * or not at all.
 */
export async function answerWithFault(
  { kind, milliseconds, afterEffect }: Fault,
  { run, refusal, slow, wait }: FaultyCall,
): Promise<Response> {
  const effect = afterEffect ? run() : undefined;
  if (kind === 'cut' || kind === 'hang') return faultSignal(kind);
  const answer = faultAnswer(kind, refusal);
  if (!answer) {
    await wait(milliseconds ?? slow);
    return effect ?? run();
  }
  const { status, contentType, body } = answer;
  return new Response(body, { status, headers: { 'content-type': contentType } });
}
