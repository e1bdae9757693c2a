import { expect, hold, tenantFacts, test } from './journey.ts';
import { tabTo } from './pages/keyboard.ts';
import { CalculatorPage, chooseLanguage, ContactPage, headingOf } from './pages/public-site.ts';
import { screenOf } from './pages/screens.ts';
import { wordingIn, type Say } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });

/** A visitor: no app, no session. */
const visit = (tenantId: string, language: string, path: string, query = '') =>
  `${path}?tenant=${tenantId}&lang=${language}${query && `&${query}`}`;

/** The figures of a calculation as they stand on the page. */
const figuresOf = async (page: CalculatorPage, say: Say) => ({
  interest: await page.figure(say('calculator:interest')).innerText(),
  each: await page.figure(say('calculator:each')).innerText(),
  count: await page.figure(say('calculator:instalments')).innerText(),
});

test('HD-04, HD-07, HD-08: I calculate by keys alone; what is no number is refused in one sentence, and half a cent goes up', async ({
  page,
  say,
  lender,
}) => {
  await page.goto(visit('india', 'en', '/About'));
  const at = new CalculatorPage(page, say);
  await tabTo(page, at.amount);
  const fault = page.getByText('Please Enter a number!', { exact: true });
  const enter = async (amount: string) => {
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.insertText(amount);
    await page.keyboard.press('Enter');
  };
  for (const amount of ['', '12a', ' ', '1e5', '-5', '+7', '3.5', '１０００']) {
    await enter(amount);
    await expect(fault, `“${amount}”`).toBeVisible();
    await expect(at.amount).toBeFocused();
    await expect(at.amount).toHaveAttribute('aria-invalid', 'true');
    await expect(at.spoken).toBeEmpty();
    await enter('1');
    await expect(fault).toBeHidden();
  }
  await enter('2050');
  await expect(at.spoken).toContainText('₹2,105.97');
  expect(await figuresOf(at, say)).toEqual({ interest: '₹55.97', each: '₹701.99', count: '3' });

  // The term, and the button.
  await tabTo(page, at.period);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(at.period).toHaveValue('150');
  await tabTo(page, at.calculate);
  await page.keyboard.press('Enter');
  await expect(at.spoken).toContainText('₹2,142.25');
  expect(page.url()).toContain('amount=2050&period=150');

  await tabTo(page, at.plan.locator('summary'));
  await page.keyboard.press('Enter');
  await expect(at.plan.locator('li')).toHaveText([
    /30.*₹428\.45/,
    /60.*₹428\.45/,
    /90.*₹428\.45/,
    /120.*₹428\.45/,
    /150.*₹428\.45/,
  ]);
  await page.keyboard.press('Shift+Tab');
  await expect(at.reset).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(at.amount).toHaveValue('');
  await expect(at.period).toHaveValue('91');
  await expect(at.spoken).toBeEmpty();
  expect(page.url()).not.toMatch(/amount|period/);
  expect(lender.calls()).toEqual([]);
});

/** Worked out by hand in whole cents: amount, days → interest, total, each, the last. */
const worked = {
  india: [
    ['0', '91', '₹0.00', '₹0.00', '₹0.00', '₹0.00'],
    ['1', '150', '₹0.05', '₹1.05', '₹0.21', '₹0.21'],
    ['50', '91', '₹1.37', '₹51.37', '₹17.12', '₹17.13'],
    ['3333', '150', '₹149.99', '₹3,482.99', '₹696.60', '₹696.59'],
    ['77777', '270', '₹6,299.94', '₹84,076.94', '₹9,341.88', '₹9,341.90'],
    ['80000', '360', '₹8,640.00', '₹88,640.00', '₹7,386.67', '₹7,386.63'],
    [
      '999999999',
      '360',
      '₹10,79,99,999.89',
      '₹1,10,79,99,998.89',
      '₹9,23,33,333.24',
      '₹9,23,33,333.25',
    ],
  ],
  indonesia: [
    ['1000000', '91', 'Rp27.300', 'Rp1.027.300', 'Rp342.433,33', 'Rp342.433,34'],
    ['15000000', '330', 'Rp1.485.000', 'Rp16.485.000', 'Rp1.498.636,36', 'Rp1.498.636,40'],
  ],
} as const;

for (const [tenantId, language] of [
  ['india', 'en'],
  ['indonesia', 'id'],
] as const) {
  test(`${tenantId}: a link with amount and period shows what they come to, to the last figure`, async ({
    page,
  }) => {
    const say = wordingIn(language);
    const at = new CalculatorPage(page, say);
    for (const [amount, days, interest, total, each, last] of worked[tenantId]) {
      await page.goto(visit(tenantId, language, '/About', `amount=${amount}&period=${days}`));
      const what = `${amount} for ${days} days`;
      await expect(at.spoken, what).toContainText(total);
      await expect(at.period).toHaveValue(days);
      const count = String(Math.round(Number(days) / 30));
      expect(await figuresOf(at, say), what).toEqual({ interest, each, count });
      await expect(at.plan.locator('li strong').last(), what).toHaveText(last);
    }
    // Not a term of this lender, and no amount at all.
    await page.goto(visit(tenantId, language, '/About', 'amount=1e5&period=92'));
    await expect(at.period).toHaveValue('91');
    await expect(at.amount).toHaveValue('');
    await expect(at.spoken).toBeEmpty();
  });
}

test('an amount that this lender does not lend is reckoned all the same, and it is said; the yearly cost stands beside it', async ({
  page,
  say,
}) => {
  await page.goto(visit('india', 'en', '/', 'amount=80001&period=91'));
  const at = new CalculatorPage(page, say);
  const range = { min: '₹2,000.00', max: '₹80,000.00' };
  await expect(at.spoken).toContainText(say('calculator:outside', range));
  await at.amount.fill('80000');
  await at.amount.press('Enter');
  await expect(at.spoken).not.toContainText(say('calculator:outside', range));
  await expect(at.figure(say('calculator:apr'))).toHaveText('16.31%');
  // The same page again by its own address.
  await page.reload();
  await expect(at.spoken).toContainText('₹82,184.00');
});

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
  await expect(at.said).toContainText('1800-000-0142');
  expect(lender.calls()).toEqual([]);
});

test('I change the language on the home page and on a legal text: title, texts and <html lang> follow, for this lender alone', async ({
  page,
  say,
}) => {
  const hi = wordingIn('hi');
  await page.goto(visit('india', 'en', '/'));
  await expect(headingOf(page, 'home')).toHaveText(say('public-site:homeTitle'));
  await chooseLanguage(page, 'hi');
  await expect(headingOf(page, 'home')).toHaveText(hi('public-site:homeTitle'));
  await expect(page).toHaveTitle(`${hi('public-site:homeTitle')} · Sikkora`);
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
  await expect(headingOf(page, 'home')).toHaveText(wordingIn('id')('public-site:homeTitle'));
  await page.goto('/?tenant=india');
  await expect(headingOf(page, 'home')).toHaveText(hi('public-site:homeTitle'));
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
  await expect(screenOf(page, 'policyEmbed', 'error').getByRole('alert')).toHaveText(
    say('public-site:frameLate'),
  );
  silent.release();
});

test('a page that the lender does not trust with a frame gets a link and no frame', async ({
  page,
  say,
}) => {
  await page.route('**/tenants/india/tenant.json', async (route) => {
    const response = await route.fetch();
    const tenant = await response.json();
    const security = { ...tenant.security, frameOrigins: [] };
    await route.fulfill({ response, json: { ...tenant, security } });
  });
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
  const foot = page.getByRole('contentinfo');
  for (const text of [
    tenant.lender.name,
    'U00000MH2021PLC000142',
    'N-00.00142',
    '+91-22-0000-0140',
  ])
    await expect(foot).toContainText(text);
});
