import type { Page } from '@playwright/test';
import { htmlFaults } from '../support/html-faults.ts';
import { expect, tenantFacts, test } from './journey.ts';
import { namedPath } from './pages/built-files.ts';
import { CarouselPage, chooseLanguage, headingOf, headline } from './pages/public-site.ts';
import { openPublishedSite, type PublishedSite } from './pages/published-site.ts';
import { screenOf } from './pages/screens.ts';
import { wordingIn } from './pages/wording.ts';

// One after the other, in one worker: publishing takes seconds, and the last one edits what was published.
let site: PublishedSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await openPublishedSite();
});
test.afterAll(() => site.close());

const readers = [
  {
    tenantId: 'india',
    language: 'en',
    other: 'hi',
    home: 'https://www.sikkora.example/',
    claims: ['₹2,000 to ₹80,000', '₹12,000 and above', 'More than 3 million users'],
    example: ['₹30,819', '3 × ₹10,273', '16.31%', '31.01%'],
    licence: 'N-00.00142',
    terms: '/loan-terms',
    figure: '₹1,000',
  },
  {
    tenantId: 'indonesia',
    language: 'id',
    other: 'en',
    home: 'https://www.dana-contoh.example/',
    claims: ['Rp1.000.000 sampai Rp15.000.000', 'Rp5.000.000', 'Lebih dari 3 juta pengguna'],
    example: ['Rp6.163.800', '16,31%', '30,13%'],
    licence: 'KEP-000142/CONTOH/2021',
    terms: '/syarat-pinjaman',
    figure: '0,1%',
  },
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const reader of readers) {
    test(`${reader.tenantId}: the published pages are complete, and their links lead on`, async ({
      page,
    }) => {
      const { tenantId, language, other, home } = reader;
      const say = wordingIn(language);
      const tenant = tenantFacts(tenantId);
      await page.goto(site.url[tenantId]);
      const main = screenOf(page, 'home', 'ready');
      await expect(headingOf(page, 'home')).toHaveText(headline(tenantId, language));
      await expect(page).toHaveTitle(`${headline(tenantId, language)} · ${tenant.brand.name}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const text of [...reader.claims, ...reader.example])
        await expect(main).toContainText(text);
      const foot = page.getByRole('contentinfo');
      for (const text of [reader.licence, tenant.lender.name])
        await expect(foot).toContainText(text);
      await expect(main.locator('form').first()).toBeVisible();

      const meta = (name: string) => page.locator(`meta[name="${name}"]`);
      await expect(meta('description')).toHaveAttribute('content', new RegExp(reader.claims[0]));
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', home);
      const alternates = page.locator('link[rel="alternate"]');
      const named = await alternates.evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
      expect(named).toContainEqual(['x-default', home]);
      expect(named).toContainEqual([other, `${home}?lang=${other}`]);
      expect(named).toHaveLength(4);

      // A section of the page, then another page, then the same one in another language.
      await page.locator('summary').first().click();
      const nav = page.getByRole('navigation', { name: say('public-site:navigation') });
      await nav.getByRole('link', { name: say('public-site:navContact') }).click();
      await expect(page.locator('#contact')).toBeInViewport();
      const policy = page.locator('#privacy').getByRole('link');
      await expect(policy).toBeHidden();
      await page.locator('#privacy summary').click();
      await expect(policy).toBeVisible();
      const shots = main
        .getByRole('group')
        .filter({ has: page.locator('ol') })
        .getByRole('img');
      await expect(shots).toHaveCount(3);
      await shots.last().scrollIntoViewIfNeeded();
      const seen = () => shots.last().evaluate((shot: HTMLImageElement) => shot.naturalWidth);
      await expect.poll(seen).toBeGreaterThan(360);
      await foot.getByRole('link', { name: say('public-site:loanTerms') }).click();
      expect(new URL(page.url()).pathname).toBe(reader.terms);
      await expect(screenOf(page, 'loanTerms', 'ready')).toContainText(reader.figure);
      await page.locator(`a[hreflang="${other}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await expect(screenOf(page, 'loanTerms', 'ready')).toBeVisible();
      const { status } = await page.request
        .get(`${site.url[tenantId]}/sitemap.xml`)
        .then((answer) => ({ status: answer.status() }));
      expect(status).toBe(200);
    });
  }
});

for (const { tenantId, other } of readers) {
  test(`${tenantId}: every published page, head and all, is valid HTML in each language`, async ({
    request,
  }) => {
    const list = await (await request.get(`${site.url[tenantId]}/sitemap.xml`)).text();
    const paths = new Set(
      [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname),
    );
    expect(paths.size).toBeGreaterThan(8);
    for (const path of paths) {
      for (const query of ['', `?lang=${other}`]) {
        const answer = await request.get(`${site.url[tenantId]}${path}${query}`);
        expect.soft(await htmlFaults(await answer.text()), path + query).toEqual([]);
      }
    }
  });
}

/** Everything that the page writes to the console, a hint as well as an error. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
  return heard;
}

/** Adds up what jumps, and remembers which elements the server had sent; both are read by `takenOver`. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, sent: [] as Element[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      seen.sent = [...document.querySelectorAll('#root :is(main, h1, section, form, footer)')];
    });
  });

/** Runs in the page: true once React has the heading. */
const isLive = () =>
  Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps'));

/** Runs in the page: what jumped, and how many of the elements that were sent are still there. */
const takenOver = () => {
  const { shift, sent } = Reflect.get(window, 'seen') as { shift: number; sent: Element[] };
  return { shift, sent: sent.length, kept: sent.filter((element) => element.isConnected).length };
};

test('with JavaScript the app takes the very page over: nothing jumps, nothing is complained of, and the lender is not asked', async ({
  page,
}) => {
  const say = wordingIn('en');
  const heard = listen(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(namedPath(new URL(request.url()).pathname)));
  await watch(page);
  await page.goto(site.url.india);
  await page.waitForFunction(isLive);
  await page.waitForLoadState('networkidle');
  const { shift, sent, kept } = await page.evaluate(takenOver);
  expect(shift).toBe(0);
  expect([sent > 10, kept]).toEqual([true, sent]);
  expect(asked).toContain('/assets/react.js');
  expect(asked).toContain('/assets/home-screen.js');
  const needless = /\/(?:data|lender-data|formik|formik-keeper|yup|contact-engine)\.js$|gateway/;
  expect(asked.filter((path) => needless.test(path))).toEqual([]);

  const carousel = new CarouselPage(page, say);
  const first = await carousel.shown.innerText();
  await carousel.next.click();
  await expect(carousel.shown).not.toHaveText(first);
  await carousel.previous.click();
  await expect(carousel.shown).toHaveText(first);

  await chooseLanguage(page, 'hi');
  await expect(headingOf(page, 'home')).toHaveText(headline('india', 'hi'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  // The server does not know what I chose; my own page comes from it all the same.
  await page.reload();
  await page.waitForFunction(isLive);
  await expect(headingOf(page, 'home')).toHaveText(headline('india', 'hi'));
  expect(await page.evaluate(takenOver)).toMatchObject({ shift: 0, kept: sent });
  expect(heard).toEqual([]);
});

test('a page by an old address with # is the one behind the #, and a lender’s host opens no other lender', async ({
  page,
}) => {
  await page.goto(`${site.url.india}/#/loan-terms`);
  await expect(screenOf(page, 'loanTerms', 'ready')).toBeVisible();
  await expect(screenOf(page, 'home')).toHaveCount(0);
  await page.goto(`${site.url.india}/?tenant=indonesia`);
  await expect(screenOf(page, 'unknownLender')).toBeVisible();
  await expect(page).not.toHaveTitle(/Dana Contoh/);
});

test('the lender changes its file and has not published it yet: visitors see what holds now', async ({
  page,
}) => {
  const heard = listen(page);
  await site.edit('india', ({ brand, marketing }) => ({
    brand: { ...(brand as object), name: 'Sikkora Next' },
    marketing: { ...(marketing as object), claims: [{ en: 'A new claim', hi: 'क', zh: '新' }] },
  }));
  await page.goto(site.url.india);
  await expect(screenOf(page, 'home', 'ready')).toContainText('A new claim');
  await expect(screenOf(page, 'home', 'ready')).not.toContainText('3 million');
  await expect(page).toHaveTitle(/ · Sikkora Next$/);
  expect(heard).toEqual([]);
});
