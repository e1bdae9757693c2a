import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { rejected, succeeded } from './wire-answer.ts';

function contactInfo(call: SandboxCall): WireAnswer {
  if (call.field('overall') !== '30') return rejected(call, call.words.say('refused'));
  const { email, phone } = call.tenant.support;
  return succeeded(call, { email, phone });
}

/** Whom to ask. */
export const supportHandlers: SandboxHandlers = { contactInfo };
