import { answerLanguage, lenderWords } from './lender-words.ts';
import { productLogo } from './pictures.ts';
import type { PageVisit } from './sandbox-call.ts';

/** A text as HTML shows it: no sign of it means anything else. */
export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A plain page of the sandbox; `body` is HTML, the rest is text. */
export function htmlPage(language: string, title: string, body: string): Response {
  const html = `<!doctype html>
<html lang="${escaped(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<style>
body{margin:0;display:grid;place-items:center;min-height:100vh;font:16px/1.5 system-ui,sans-serif;background:#eceff3;color:#1b2430}
main{box-sizing:border-box;width:min(100%,24rem);padding:2rem 1.5rem;text-align:center}
h1{font-size:1rem;font-weight:600;margin:0}b{display:block;font-size:2.25rem;margin:.75rem 0 0}
p{margin:.25rem 0 1.5rem;color:#4d5866}img{width:5rem;height:5rem;border-radius:18px}
button,a{display:block;box-sizing:border-box;width:100%;min-height:3.25rem;margin-top:.75rem;padding:.75rem;border:1px solid #aeb7c2;border-radius:14px;background:#fff;color:inherit;font:inherit;text-decoration:none}
button:first-of-type{background:#1b2430;color:#fff;border-color:#1b2430}
main.text{width:min(100%,40rem);text-align:left}
</style>
${body}</html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

function wordsOf({ url, lender: { tenant, scenario } }: PageVisit) {
  const language = answerLanguage(url.searchParams.get('lang') ?? '', tenant);
  return { language, words: lenderWords(scenario, tenant, language) };
}

/** The app's page in a simulated store: where the demo's download buttons lead. */
export function storePage(visit: PageVisit): Response {
  const { tenant } = visit.lender;
  const { language, words } = wordsOf(visit);
  const home = `/?${new URLSearchParams({ tenant: tenant.id, lang: language })}`;
  return htmlPage(
    language,
    words.say('storeTitle'),
    `<main><img src="${escaped(productLogo(tenant))}" alt="">
<h1>${escaped(words.say('storeTitle'))}</h1>
<b>${escaped(tenant.brand.name)}</b>
<p>${escaped(tenant.repayment.payeeName)}</p>
<p>${escaped(words.say('storeNote'))}</p>
<a href="${escaped(home)}">${escaped(words.say('storeBack'))}</a></main>`,
  );
}

/** A privacy policy on a page of its own, for the screen that shows one in a frame. */
export function policyPage(visit: PageVisit): Response {
  const { tenant } = visit.lender;
  const { language, words } = wordsOf(visit);
  const title = words.say('policyTitle', { name: tenant.brand.name });
  return htmlPage(
    language,
    title,
    `<main class="text"><h1>${escaped(title)}</h1>
<p>${escaped(words.say('policyText', { name: tenant.brand.name }))}</p>
<p>${escaped(words.say('policyNote'))}</p></main>`,
  );
}
