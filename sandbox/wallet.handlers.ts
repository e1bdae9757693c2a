import { moneyText } from '../src/domain/money.ts';
import { lenderWords } from './lender-words.ts';
import { isPaidOrBeingPaid } from './loan-order.ts';
import { minorAmountOf, purposeOf, takePayment, wantedPayment } from './loan-payments.ts';
import { minor } from './loan-terms.ts';
import type { PageVisit, SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { escaped, htmlPage } from './sandbox-pages.ts';
import { type Account, orderOf, stateOf, today, type World } from './sandbox-world.ts';
import { rejected, succeeded } from './wire-answer.ts';

/** A borrower sent to the wallet's page. */
export interface WalletVisit {
  account: Account;
  orderId: string;
  amount: bigint;
  language: string;
  /** Where the wallet sends people back to, without what it adds to the address. */
  returnTo: string;
}

/** The visits of a lender by their number; the page's address holds nothing else. */
export const walletVisits = stateOf<World, Map<string, WalletVisit>>(() => new Map());

function repaymentRedirect(call: SandboxCall): WireAnswer {
  const { account, order, tenant, language, world, words } = call;
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
  // Lenders put the address beside the envelope or into its data (lender-api §2); there is one lender of each kind.
  return call.scenario.numbersAsTexts
    ? succeeded(call, { url })
    : succeeded(call, undefined, { url });
}

/** Paying on the page of a wallet. */
export const walletHandlers: SandboxHandlers = { repaymentRedirect };

const choices = ['pay', 'back', 'lie'] as const;

/** What a dishonest return says: an app must not believe it. */
const lie = '&status=success&paid=1&orderStatus=200';

/** The page of a simulated wallet: GET shows it, POST takes the choice and goes back to the app. */
export async function walletPage(page: PageVisit): Promise<Response> {
  const { request, url, world } = page;
  const visit = walletVisits(world).get(url.searchParams.get('visit') ?? '');
  if (!visit) return new Response('no such payment\n', { status: 404 });
  if (request.method !== 'POST') return show(page, visit);
  const choice = new URLSearchParams(await request.text()).get('choice');
  if (choice === 'pay') pay(page, visit);
  const location = choice === 'lie' ? visit.returnTo + lie : visit.returnTo;
  return new Response(null, { status: 303, headers: { location } });
}

function pay({ lender, now }: PageVisit, { account, orderId, amount }: WalletVisit): void {
  const { tenant, scenario } = lender;
  const order = orderOf(account, orderId, now);
  const day = today(tenant, now);
  if (!order || isPaidOrBeingPaid(order)) return;
  const purpose = purposeOf(order, amount, { today: day, scenario, tenant });
  if (purpose) takePayment({ now, today: day, scenario }, order, purpose);
}

function show(
  { lender: { tenant, scenario } }: PageVisit,
  { amount, language }: WalletVisit,
): Response {
  const words = lenderWords(scenario, tenant, language);
  const names = { pay: 'walletPay', back: 'walletBack', lie: 'walletLie' } as const;
  const buttons = choices.map(
    (choice) =>
      `<button name="choice" value="${choice}">${escaped(words.say(names[choice]))}</button>`,
  );
  return htmlPage(
    language,
    words.say('walletTitle'),
    `<main><h1>${escaped(words.say('walletTitle'))}</h1>
<b>${escaped(moneyText(minor(amount), tenant.money))}</b>
<p>${escaped(words.say('walletPayee', { payee: tenant.repayment.payeeName }))}</p>
<form method="post">${buttons.join('\n')}</form>
<p style="margin-top:1.5rem">${escaped(words.say('walletNote'))}</p></main>`,
  );
}
