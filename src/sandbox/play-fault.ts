import type { Fault } from './faults.ts';
import { faultSignal } from './fault-header.ts';
import type { SandboxCall } from './sandbox-call.ts';
import { jsonResponse, refusedCode, rejected } from './wire-answer.ts';

const page = (status: number) =>
  new Response('<!doctype html><title>Sandbox</title><p>This is a page, not an answer.</p>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

const rejection = (
  call: SandboxCall,
  { code = refusedCode, message = call.words.say('refused') }: Fault,
) => jsonResponse(rejected(call, message, String(code)));

const answers: Record<
  Exclude<Fault['kind'], 'delay'>,
  (call: SandboxCall, fault: Fault) => Response
> = {
  reject: rejection,
  code: rejection,
  '500': () => jsonResponse({ status: 500, body: { error: 'sandbox' } }),
  html: () => page(200),
  html502: () => page(502),
  html413: () => page(413),
  cut: () => faultSignal('cut'),
  hang: () => faultSignal('hang'),
  malformed: () =>
    new Response('{"code":0,"data":{"orderStatus":', {
      headers: { 'content-type': 'application/json; charset=utf-8' },
    }),
  '401': (call) =>
    jsonResponse({ status: 401, body: { code: '401', message: call.words.say('refused') } }),
};

/**
 * Plays a call that meets a fault. The call itself runs before the fault (`afterEffect`), after it (`delay`),
 * or not at all.
 */
export async function playFault(
  fault: Fault,
  call: SandboxCall,
  run: () => Response,
  wait: (milliseconds: number) => Promise<void>,
): Promise<Response> {
  const effect = fault.afterEffect ? run() : undefined;
  if (fault.kind !== 'delay') return answers[fault.kind](call, fault);
  await wait(fault.milliseconds ?? call.play.slowMilliseconds);
  return effect ?? run();
}
