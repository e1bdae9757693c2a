import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { rejected, succeeded } from './wire-answer.ts';

/** The one scene that the front end asks for. */
const scene = '3';

const isKnown = (call: SandboxCall) =>
  call.field('scene') === scene &&
  call.play.products.some(({ id }) => id === call.field('productId'));

function contracts(call: SandboxCall): WireAnswer {
  if (!isKnown(call)) return rejected(call, call.words.say('unknownProduct'));
  return succeeded(
    call,
    call.play.agreements.map(({ title }) => ({ title: call.words.pick(title) })),
  );
}

function contractUrl(call: SandboxCall): WireAnswer {
  const position = call.field('position');
  const agreement = /^\d+$/.test(position) ? call.play.agreements[Number(position)] : undefined;
  if (!isKnown(call) || !agreement) return rejected(call, call.words.say('refused'));
  return succeeded(call, { contract_url: agreement.address });
}

/** The agreements of a product. */
export const loanAgreementsHandlers: SandboxHandlers = { contracts, contractUrl };
