import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { stateOf, type World } from './sandbox-world.ts';
import { rejected, succeeded } from './wire-answer.ts';

/** The codes of a lender that were exchanged: each works once. */
const usedCodes = stateOf<World, Set<string>>(() => new Set());

/** Any code is good, once; `expired…` stands for one that came too late. The borrower is the code's first part, as in a session. */
function exchangeCode(call: SandboxCall): WireAnswer {
  const { tenant, world, words } = call;
  const code = call.field(tenant.api.launchCode?.param ?? '');
  const used = usedCodes(world);
  if (code === '' || code.startsWith('expired') || used.has(code))
    return rejected(call, words.say('refused'));
  used.add(code);
  return succeeded(call, {
    sessionId: code,
    userId: call.scenario.session.userId ?? code,
    token: `token-${world.next('launchCode')}`,
  });
}

/** Exchanging the one-time code of a launch address (lender-api, "Optional"). */
export const launchCodeHandlers: SandboxHandlers = { launchCode: exchangeCode };
