import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { orderOf } from './sandbox-world.ts';
import { minorAmountOf, wantedPayment } from './take-payment.ts';
import { walletVisits } from './wallet-visit.ts';
import { rejected, succeeded } from './wire-answer.ts';

function repaymentRedirect(call: SandboxCall): WireAnswer {
  const { account, tenant, language, world, words } = call;
  const order = orderOf(account, call.field('orderId'), call.now);
  if (!order) return rejected(call, words.say('unknownOrder'));
  if (!call.field('userId')) return rejected(call, words.say('refused'));
  const wanted = wantedPayment(call, order, minorAmountOf(call));
  if ('body' in wanted) return wanted;
  const visit = String(world.next('visit'));
  const back = new URLSearchParams({
    tenant: tenant.id,
    productId: order.product.id,
    orderId: order.id,
  });
  walletVisits(world).set(visit, {
    account,
    orderId: order.id,
    amount: wanted.amount,
    language,
    returnTo: `${call.appOrigin}/borrowDetail?${back}`,
  });
  const url = `${call.ownOrigin}/sandbox/${tenant.id}/wallet?visit=${visit}`;
  // Lenders put the address beside the envelope or into its data (lender-api §2); both kinds are played.
  return call.play.numbersAsTexts ? succeeded(call, { url }) : succeeded(call, undefined, { url });
}

/** Paying on the page of a wallet. */
export const walletRepaymentHandlers: SandboxHandlers = { repaymentRedirect };
