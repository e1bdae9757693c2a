import { describe, expect, test } from 'vitest';
import { inlineTexts } from '../../../scripts/http/security-headers.ts';
import { headTags } from '../../../scripts/publish/head-tags.ts';
import { escapeHtml, scriptJson, wordsOf } from '../../../scripts/publish/html-text.ts';
import { pageHtml } from '../../../scripts/publish/page-html.ts';
import { summarise } from '../../../scripts/publish/page-summary.ts';
import { robots, sitemap } from '../../../scripts/publish/site-files.ts';
import { themeFile, themeStyle } from '../../../scripts/publish/theme-style.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';

const site = 'https://www.sample.example';
const evil = `Evil</script><script>alert(1)</script>"'&<!--`;
const tenant = sampleTenant({ 'site.baseUrl': site, 'brand.name': 'Sample' });

const head = (screen: ScreenKey, language: string, from = tenant) =>
  headTags({
    tenant: from,
    screen,
    language,
    summary: { title: `T ${from.brand.name}`, description: 'D' },
    hasSocialCard: true,
  });

const linksIn = (html: string, rel: string) =>
  [
    ...html.matchAll(new RegExp(`<link rel="${rel}"(?: hreflang="([^"]*)")? href="([^"]*)"`, 'g')),
  ].map(([, language = '', href = '']) => [language, href]);

const dataIn = (html: string): { '@graph': Record<string, unknown>[] } =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

describe('design §3: the head of a prerendered page', () => {
  test('names its one address and itself in every language, and one for everybody else', () => {
    const path = tenant.routes.loanTerms;
    const html = head('loanTerms', 'hi');
    expect(linksIn(html, 'canonical')).toEqual([['', `${site}${path}?lang=hi`]]);
    expect(linksIn(html, 'alternate')).toEqual([
      ['en', `${site}${path}`],
      ['hi', `${site}${path}?lang=hi`],
      ['zh', `${site}${path}?lang=zh`],
      ['x-default', `${site}${path}`],
    ]);
  });

  test('screens §8: /Loan is known to search engines as the loan agreement', () => {
    expect(linksIn(head('loanTermsPublic', 'en'), 'canonical')).toEqual(
      linksIn(head('loanAgreement', 'en'), 'canonical'),
    );
  });

  test('shared links get title, picture and language', () => {
    const html = head('home', 'hi');
    expect(html).toContain('<meta property="og:title" content="T Sample" />');
    expect(html).toContain(`content="${site}/social-card.jpg?lang=hi"`);
    expect(html).toContain('<meta property="og:locale" content="hi_IN" />');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
  });

  test('spec §9: machines are told the tenant’s own figures, where the page is about the loan', () => {
    const { calculator, loanTerms, lender, money } = tenant;
    const [, organization, loan] = dataIn(head('home', 'en'))['@graph'];
    expect(organization).toMatchObject({ '@type': 'Organization', legalName: lender.name });
    expect(loan).toMatchObject({
      '@type': ['FinancialProduct', 'LoanOrCredit'],
      amount: { currency: money.currency, minValue: calculator.amountMin },
      loanTerm: { minValue: loanTerms.termDaysMin, maxValue: loanTerms.termDaysMax },
      annualPercentageRate: { minValue: 16.31, maxValue: 19.37 },
    });
    expect(dataIn(head('privacy', 'en'))['@graph']).toHaveLength(2);
  });

  test('a value of the tenant ends no element and no attribute', () => {
    const html = head('home', 'en', sampleTenant({ 'brand.name': evil, 'lender.name': evil }));
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    expect(dataIn(html)['@graph'][1]).toMatchObject({ name: evil, legalName: evil });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});

test('JSON in a script holds no "<" and no line separator, and reads back the same', () => {
  const value = { a: `${evil}\u2028\u2029`, b: [1, null] };
  expect(scriptJson(value)).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(scriptJson(value))).toEqual(value);
});

test('words come back out of markup as they went in', () => {
  expect(wordsOf(`<p class="x">${escapeHtml('a < b & "c"')} <b>d</b></p>`)).toBe('a < b & "c" d');
});

describe('the summary of a page', () => {
  const markup = (text: string) => `<h1 tabindex="-1">Terms</h1><p>Version</p><p>${text}</p>`;

  test('is its heading with the brand, and its first whole sentence', () => {
    const text = 'These terms hold for every loan that you take from us here.';
    expect(summarise(markup(text), 'loanTerms', tenant, 'en')).toEqual({
      title: 'Terms · Sample',
      description: text,
    });
  });

  test('is cut between words, at 160 characters', () => {
    const { description } = summarise(markup('many words '.repeat(40)), 'loanTerms', tenant, 'en');
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/(?:many|words)…$/);
  });

  test('of the home page is what the lender says of itself, in the language', () => {
    const { description } = summarise('<h1>Hi</h1>', 'home', tenant, 'hi');
    expect(description).toContain(tenant.marketing.claims[0]?.['hi']);
  });
});

test('the sitemap lists every page once in each language, with its others', () => {
  const xml = sitemap(tenant, ['home', 'loanAgreement', 'loanTermsPublic', 'privacy']);
  const places = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  const { loanAgreement, privacy } = tenant.routes;
  const paths = ['/', loanAgreement, privacy ?? ''];
  expect(places).toEqual(
    paths.flatMap((path) => [`${site}${path}`, `${site}${path}?lang=hi`, `${site}${path}?lang=zh`]),
  );
  expect(xml.match(/<xhtml:link /g)).toHaveLength(places.length * 4);
});

test('robots.txt names the sitemap of the tenant’s own site', () => {
  expect(robots(tenant)).toContain(`\nSitemap: ${site}/sitemap.xml\n`);
});

describe('a whole page', () => {
  const template = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><script type="application/json" id="late-style">"/assets/late-1.css"</script>
    <script>start()</script><style>p{}</style><noscript><style>i{}</style></noscript><meta name="theme-color" content="#fff" /><link rel="icon" href="data:," />
    <title>&#8203;</title></head><body><div id="root">
      <div class="shell"><i></i></div>
    </div><noscript>This page needs JavaScript.</noscript></body></html>`;
  const page = (from = tenant, markup = '<main>Hello $& $1</main>') =>
    pageHtml(
      template,
      { markup, mark: 'home 1' },
      {
        tenant: from,
        screen: 'home',
        language: 'hi',
        summary: { title: `A & ${from.brand.name}`, description: 'D' },
        hasSocialCard: false,
      },
      ['/assets/theme-1.css', '/assets/site-1.css'],
    );

  test('holds the screen, the tenant’s colours and the other languages, and needs no script for it', () => {
    const html = page();
    expect(html).toContain('<div id="root" data-page="home 1"><main>Hello $& $1</main></div>');
    expect(html).toContain(
      '<html lang="hi" data-language-key="loanfront.language.sample" data-other-languages="en zh" data-temper="calm">',
    );
    expect(html).toContain('<title>A &amp; Sample</title>');
    for (const sheet of ['theme-1', 'site-1'])
      expect(html).toContain(`<link rel="stylesheet" href="/assets/${sheet}.css" />`);
    expect(html).toMatch(/<body>.*<noscript>.*<a href="\/" lang="en" hreflang="en">English<\/a>/s);
    expect(html).not.toContain('needs JavaScript');
  });

  test('design §3: has the same scripts and styles as index.html, so one policy holds for all pages', () => {
    const hostile = sampleTenant({ 'brand.name': evil, 'lender.name': evil });
    for (const html of [page(), page(hostile)])
      for (const element of ['script', 'style'] as const)
        expect(inlineTexts(html, element)).toEqual(inlineTexts(template, element));
  });

  test('is not made of a screen with a style attribute, which no policy of ours allows', () => {
    expect(() => page(tenant, '<main><p class="a" style="color:red">Hello</p></main>')).toThrow(
      'home: the policy forbids the style of <p class="a" style="color:red">',
    );
    expect(page(tenant, '<main><p>a style="b"</p></main>')).toContain('a style="b"');
  });

  test('finds its colours in a file that is named by what is in it', () => {
    const style = themeStyle(tenant);
    expect(style).toMatch(/^:root\{[^}]*--brand:#[0-9a-f]{6}/);
    expect(themeFile(style)).toMatch(/^assets\/theme-[\w-]{8}\.css$/);
    expect(themeFile(`${style} `)).not.toBe(themeFile(style));
  });

  test('of a tenant without a dark scheme says so', () => {
    expect(page(sampleTenant({ 'theme.dark': false }))).toContain('data-scheme="light"');
  });

  test('is not made out of a page that has no place for it', () => {
    expect(() =>
      pageHtml(
        '<html></html>',
        { markup: '', mark: '' },
        {
          tenant,
          screen: 'home',
          language: 'en',
          summary: { title: '', description: '' },
          hasSocialCard: false,
        },
        [],
      ),
    ).toThrow(/no place/);
  });
});
