import { moneyText } from '../domain/money.ts';
import { escaped, htmlPage } from './html-page.ts';
import { lenderWords } from './lender-words.ts';
import { isPaidOrBeingPaid } from './loan-order.ts';
import { minor } from './loan-terms.ts';
import { purposeOf } from './payment-purpose.ts';
import type { PageVisit } from './sandbox-pages.ts';
import { orderOf, today } from './sandbox-world.ts';
import { takePayment } from './take-payment.ts';
import { walletVisits, type WalletVisit } from './wallet-visit.ts';

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
  const { tenant, play } = lender;
  const order = orderOf(account, orderId, now);
  const day = today(tenant, now);
  if (!order || isPaidOrBeingPaid(order)) return;
  const purpose = purposeOf(order, amount, { today: day, play, tenant });
  if (purpose) takePayment({ now, today: day, play }, order, purpose);
}

function show(
  { lender: { tenant, play } }: PageVisit,
  { amount, language }: WalletVisit,
): Response {
  const words = lenderWords(play, tenant, language);
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
