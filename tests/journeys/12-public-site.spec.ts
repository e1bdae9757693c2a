import type { Page } from '@playwright/test';
import { expect, hold, tenantFacts, test } from './journey.ts';
import { chooseLanguage, ContactPage, headingOf, headline } from './pages/public-site.ts';
import { screenOf } from './pages/screens.ts';
import { wordingIn } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

/** A visitor: no app, no session. */
const visit = (tenantId: string, language: string, path: string, query = '') =>
  `${path}?tenant=${tenantId}&lang=${language}${query && `&${query}`}`;

test('I write to the lender: what is missing and a wrong e-mail are said, also in another language; thanks name who can be reached', async ({
  page,
  say,
  lender,
}) => {
  await page.goto(visit('india', 'en', '/Contact'));
  const at = new ContactPage(page, say);
  await at.submit.click();
  await expect(at.said).toContainText('Please provide complete information!');
  await expect(at.name).toBeFocused();
  await expect(at.form.locator('[aria-invalid="true"]')).toHaveCount(3);

  await at.name.fill('Meera');
  await at.message.fill('नमस्ते');
  await at.email.fill('meera@');
  await at.submit.click();
  await expect(at.form).toContainText('Please enter a valid e-mail address');
  await expect(at.said).toBeEmpty();
  const hi = wordingIn('hi');
  await chooseLanguage(page, 'hi');
  const inHindi = new ContactPage(page, hi);
  await expect(inHindi.form).toContainText(hi('public-site:wrongEmail'));
  await expect(inHindi.form).not.toContainText(say('public-site:wrongEmail'));
  await expect(inHindi.name).toHaveValue('Meera');

  await chooseLanguage(page, 'en');
  await at.email.fill('meera@example.com');
  await at.submit.click();
  await expect(at.said).toContainText('Submit successfully!');
  await expect(at.said).toContainText(say('public-site:sentText'));
  await expect(at.form).toContainText('1800-000-0142');
  const mail = at.form.getByRole('link', { name: say('public-site:openMail') });
  await expect(mail).toHaveAttribute('href', /^mailto:[^?]+\?subject=.+&body=%E0%A4%A8/);
  await at.submit.click(); // a further tap finds the form empty, and complains of nothing
  await expect(at.said).toContainText('Submit successfully!');
  expect(lender.calls()).toEqual([]);
});

test('I change the language on the home page and on a legal text: title, texts and <html lang> follow, for this lender alone', async ({
  page,
}) => {
  const hi = wordingIn('hi');
  await page.goto(visit('india', 'en', '/'));
  await expect(headingOf(page, 'home')).toHaveText(headline('india', 'en'));
  await chooseLanguage(page, 'hi');
  await expect(headingOf(page, 'home')).toHaveText(headline('india', 'hi'));
  await expect(page).toHaveTitle(`${headline('india', 'hi')} · Sikkora`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: hi('public-site:loanTerms') })
    .click();
  const terms = headingOf(page, 'loanTerms');
  await expect(terms).not.toHaveText(/[A-Za-z]{3}/);
  await expect(page).toHaveTitle(/[\u0900-\u097f].* · Sikkora$/);
  await chooseLanguage(page, 'en');
  await expect(terms).toHaveText('Loan terms and conditions');
  await expect(page).toHaveTitle('Loan terms and conditions · Sikkora');
  await chooseLanguage(page, 'hi');
  await expect(terms).not.toHaveText(/[A-Za-z]{3}/);
  await page.reload();
  await expect(terms).not.toHaveText(/[A-Za-z]{3}/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');

  await page.goto('/?tenant=indonesia');
  await expect(headingOf(page, 'home')).toHaveText(headline('indonesia', 'id'));
  await page.goto('/?tenant=india');
  await expect(headingOf(page, 'home')).toHaveText(headline('india', 'hi'));
});

test('the sandbox has a policy of its own in the frame; when that refuses to be framed, the error face leads on', async ({
  page,
  say,
  mayFail,
}) => {
  mayFail(/X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|chrome-error/);
  const frame = page.locator('iframe');
  const elsewhere = page.getByRole('link', { name: say('app:openInBrowser') });
  await page.goto(visit('india', 'en', '/Policy'));
  await expect(screenOf(page, 'policyEmbed', 'ready')).toBeVisible();
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Privacy policy of Sikkora');

  await page.route('**/sandbox/india/policy', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'x-frame-options': 'DENY' },
    });
  });
  await page.reload();
  const face = screenOf(page, 'policyEmbed', 'error');
  await expect(face.getByRole('alert')).toContainText(say('public-site:frameLate'));
  await expect(frame).toBeHidden();
  await expect(page.getByRole('link', { name: say('public-site:readPrivacy') })).toBeVisible();
  await elsewhere.evaluate((link) => link.removeAttribute('target'));
  await elsewhere.click();
  await expect(page.getByRole('heading')).toHaveText('Privacy policy of Sikkora');
});

/** The lender's policy lies on another site. */
const policyElsewhere = (page: Page, frameOrigins: readonly string[]) =>
  page.route('**/tenants/india/tenant.json', async (route) => {
    const response = await route.fetch();
    const tenant = await response.json();
    const links = { ...tenant.links, privacyPage: policy };
    const security = { ...tenant.security, frameOrigins };
    await route.fulfill({ response, json: { ...tenant, links, security } });
  });

const policy = 'https://docs.sikkora.example/privacy';

test('HD-66: the lender’s own privacy page stands in a frame without rights; when it refuses or does not come, the way around is there', async ({
  page,
  say,
  mayFail,
}) => {
  mayFail(/X-Frame-Options|ERR_BLOCKED_BY_RESPONSE|chrome-error/);
  const elsewhere = page.getByRole('link', { name: say('app:openInBrowser') });
  const frame = page.locator('iframe');
  await policyElsewhere(page, ['https://docs.sikkora.example']);
  let headers: Record<string, string> = {};
  await page.route(`${policy}**`, (route) =>
    route.fulfill({ headers, contentType: 'text/html', body: '<h1>Their own words</h1>' }),
  );
  await page.goto(visit('india', 'en', '/Policy'));
  await expect(screenOf(page, 'policyEmbed', 'ready')).toBeVisible();
  await expect(frame.contentFrame().getByRole('heading')).toHaveText('Their own words');
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*(same-origin|top-navigation)).*$/);
  expect(await frame.getAttribute('src')).toBe(policy);

  headers = { 'x-frame-options': 'DENY' };
  await page.reload();
  await expect(elsewhere).toHaveAttribute('href', policy);
  await expect(elsewhere).toHaveAttribute('target', '_blank');
  await expect(elsewhere).toHaveAttribute('rel', /noopener/);
  await expect(page.getByRole('link', { name: say('public-site:readPrivacy') })).toBeVisible();

  await page.clock.install();
  const silent = await hold(page, `${policy}**`);
  await page.reload();
  await expect(screenOf(page, 'policyEmbed', 'loading')).toBeVisible();
  await expect(elsewhere).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(screenOf(page, 'policyEmbed', 'error').getByRole('alert')).toContainText(
    say('public-site:frameLate'),
  );
  silent.release();
});

test('a page that the lender does not trust with a frame gets a link and no frame', async ({
  page,
  say,
}) => {
  await policyElsewhere(page, []);
  await page.goto(visit('india', 'en', '/Policy'));
  await expect(screenOf(page, 'policyEmbed', 'ready')).toContainText(say('app:agreementElsewhere'));
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('app:openInBrowser') })).toBeVisible();
});

test('the six entries lead to their sections, and the foot says who lends and under which licences', async ({
  page,
  say,
}) => {
  await page.goto(visit('india', 'en', '/'));
  const tenant = tenantFacts('india');
  await page.locator('summary').first().click();
  const links = page.getByRole('navigation', { name: say('public-site:navigation') });
  const contact = links.getByRole('link', { name: say('public-site:navContact') });
  await contact.click();
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(contact).toBeHidden();
  // What is folded is open for whoever was led to it.
  const terms = page.locator('#terms details');
  await expect(terms).not.toHaveAttribute('open');
  await page.locator('summary').first().click();
  await links.getByRole('link', { name: say('public-site:navTerms') }).click();
  await expect(terms).toHaveAttribute('open');
  await expect(terms.getByRole('link')).toBeInViewport();
  const foot = page.getByRole('contentinfo');
  for (const text of [
    tenant.lender.name,
    'U00000MH2021PLC000142',
    'N-00.00142',
    '+91-22-0000-0140',
  ])
    await expect(foot).toContainText(text);
});
