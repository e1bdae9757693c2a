import { expect, test } from './journey.ts';
import { CalculatorPage } from './pages/public-site.ts';
import { wordingIn } from './pages/wording.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 360, height: 740 } });

const site = (tenantId: string, language: string) => `/?tenant=${tenantId}&lang=${language}`;

// English, and of the lender's others the one that needs most room.
for (const [tenantId, language] of [
  ['india', 'en'],
  ['india', 'hi'],
  ['indonesia', 'en'],
  ['indonesia', 'id'],
  ['philippines', 'en'],
  ['philippines', 'fil'],
] as const)
  test(`${tenantId} in ${language}: what a loan costs, and Apply, stand in the first window of a small phone`, async ({
    page,
  }) => {
    const say = wordingIn(language);
    await page.goto(site(tenantId, language));
    const at = new CalculatorPage(page, say);
    await expect(at.spoken).not.toBeEmpty();
    await page.evaluate(() => document.fonts.ready);
    const apply = page.locator('main form a[href*="amount="]');
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      at.amount,
      at.figure(say('calculator:instalments')),
      at.figure(say('calculator:aprWithoutFees')),
      at.figure(say('calculator:aprWithFees')),
      at.spoken,
      apply,
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // Four and a half windows for every section of the site.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3450);
  });

test('the Apply of the header stays while I read, and takes along what I chose; so does the last one', async ({
  page,
  say,
}) => {
  await page.goto(site('india', 'en'));
  const at = new CalculatorPage(page, say);
  await expect(at.spoken).toContainText('₹30,819');
  const header = page.getByRole('banner').getByRole('link', { name: say('public-site:apply') });
  await expect(header).toHaveAttribute('href', /amount=30000&period=91/);
  await at.amount.fill('34000');
  await page.getByRole('radio', { name: '120 days' }).check();
  const last = page.locator('main').getByRole('link', { name: say('public-site:applyNow') });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('href', /amount=34000&period=120/);
  await expect(header).toBeInViewport({ ratio: 1 });
  // What this lender does not lend is not asked for.
  await at.amount.fill('90000');
  await expect(header).not.toHaveAttribute('href', /amount=/);
  await at.amount.fill('34000');
  await header.click();
  await expect(page).toHaveURL(/\/apply\?.*amount=34000&period=120/);
  await expect(page.locator('main')).toContainText('₹34,000');
});

for (const tenantId of ['india', 'indonesia', 'philippines']) {
  test.describe(`${tenantId} on a tablet`, () => {
    test.use({ viewport: { width: 820, height: 1180 } });

    test(`${tenantId}: what proves a lender, and the steps, leave nothing alone in a row of a tablet`, async ({
      page,
    }) => {
      await page.goto(site(tenantId, 'en'));
      for (const list of ['.st-proof', '.st-steps']) {
        await expect(page.locator(list)).toBeVisible();
        const tops = await page
          .locator(`${list} > li`)
          .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)));
        const rows = new Map<number, number>();
        for (const top of tops) rows.set(top, (rows.get(top) ?? 0) + 1);
        expect(new Set(rows.values()).size, `${list}: ${[...rows.values()].join(' + ')}`).toBe(1);
      }
    });
  });
}
