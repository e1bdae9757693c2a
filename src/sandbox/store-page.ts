import { escaped, htmlPage } from './html-page.ts';
import { answerLanguage, lenderWords } from './lender-words.ts';
import { productLogo } from './logo-picture.ts';
import type { PageVisit } from './sandbox-pages.ts';

function wordsOf({ url, lender: { tenant, play } }: PageVisit) {
  const language = answerLanguage(url.searchParams.get('lang') ?? '', tenant);
  return { language, words: lenderWords(play, tenant, language) };
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
