import { readFileSync } from 'node:fs';
import { expect, test } from './journey.ts';
import { screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

/** The figures of `tenant.json` that the loan terms name. */
interface Terms {
  loanTerms: Readonly<Record<string, unknown>> & {
    termDaysMin: number;
    termDaysMax: number;
    lateFeeNewClient: string;
    prepaymentAfterShare: string;
    lateDailyPercent: readonly { percent: string }[];
  };
}

for (const { tenantId, language } of [
  { tenantId: 'india', language: 'en' },
  { tenantId: 'indonesia', language: 'id' },
]) {
  test.describe(tenantId, () => {
    test.use({ tenantId, language });

    test('I read the terms: their figures are those of the lender’s file, the day of the version, and each part by its link', async ({
      page,
      open,
      say,
      tenant,
      lender,
    }) => {
      const nobody = { sessionId: undefined, userId: undefined, deviceId: undefined };
      await open('loanTerms', nobody);
      const main = screenOf(page, 'loanTerms', 'ready');
      const article = main.getByRole('article');
      const file = readFileSync(`tenants/${tenantId}/tenant.json`, 'utf8');
      const { loanTerms }: Terms = JSON.parse(file);
      for (const figure of [
        String(loanTerms.termDaysMin),
        String(loanTerms.termDaysMax),
        loanTerms.lateFeeNewClient,
        loanTerms.prepaymentAfterShare,
        ...loanTerms.lateDailyPercent.map(({ percent }) => percent.replace('.', '[.,]')),
        tenant.lender.name,
      ]) {
        await expect(article).toContainText(new RegExp(figure.replace('Rp', 'Rp\\s?')));
      }
      await expect(article).not.toContainText('{{');
      await expect(article.locator('p').first()).toHaveText(/1 November 2026/i);

      const contents = main.getByRole('navigation', { name: say('legal:contents') });
      await expect(contents.getByRole('listitem').first()).toBeHidden();
      await contents.locator('summary').click();
      const headings = article.getByRole('heading', { level: 2 });
      const links = contents.getByRole('link');
      await expect(links).toHaveText(await headings.allInnerTexts());
      const last = headings.last();
      await links.last().click();
      await expect(last).toBeFocused();
      await expect(last).toBeInViewport();
      const count = await headings.count();
      expect(new URL(page.url()).hash).toBe(`#part-${count}`);
      await page.reload();
      await expect(last).toBeFocused();

      // A text names another one of the same lender.
      await article.locator('a[href^="/"]').first().click();
      await expect(screenOf(page, 'loanTerms')).toBeHidden();
      await expect(page.locator('main[data-face="ready"]')).toBeVisible();
      expect(lender.calls()).toEqual([]);
    });
  });
}

test('screens §8: /Loan shows the loan agreement, and the lender says who it is', async ({
  page,
  open,
  tenant,
}) => {
  await open('/Loan');
  await expect(screenOf(page, 'loanAgreement', 'ready')).toContainText(tenant.lender.name);
  await open('aboutUs');
  const about = screenOf(page, 'aboutUs', 'ready');
  await expect(about).toContainText('U00000MH2021PLC000142');
  await expect(about).toContainText('does not mean that the Reserve Bank of India vouches');
});

test('with a session the contacts are asked of the lender; when that fails those of the lender’s file stand there', async ({
  page,
  open,
  lender,
  tenant,
  say,
  mayFail,
}) => {
  mayFail(/status of 500/);
  await lender.fail({ call: 'contactInfo', kind: '500' });
  await open('customerService');
  await expect(screenOf(page, 'customerService', 'error')).toContainText(tenant.servicePhone);
  await page.getByRole('button', { name: say('app:retry'), exact: true }).click();
  await expect(screenOf(page, 'customerService', 'ready')).toContainText('care@sikkora.example');
  expect(lender.count('contact-kf-info')).toBe(2);
});

test('a text of the lender is words and never code, and a figure that the lender changes is changed in it', async ({
  page,
  open,
}) => {
  const hostile = [
    '# Terms <b>bold</b>',
    '<script>window.__pwned = 1</script>',
    '<img src="x" onerror="window.__pwned = 1">',
    '[a trap](javascript:window.__pwned=1) and [another](https://a.example@evil.example/)',
    'New clients pay {{loanTerms.lateFeeNewClient}} once; {{constructor.name}} pays {{nothing.there}}.',
  ];
  await page.route('**/tenants/india/legal/terms.en.md', (route) =>
    route.fulfill({ contentType: 'text/markdown', body: hostile.join('\n\n') }),
  );
  await page.route('**/tenants/india/tenant.json', async (route) => {
    const response = await route.fetch();
    const tenant = await response.json();
    const loanTerms = { ...tenant.loanTerms, lateFeeNewClient: 'Rs.777 <i>' };
    await route.fulfill({ response, json: { ...tenant, loanTerms } });
  });
  await open('loanTerms');
  const main = screenOf(page, 'loanTerms', 'ready');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Terms <b>bold</b>');
  await expect(main).toContainText('<script>window.__pwned = 1</script>');
  await expect(main).toContainText('<img src="x" onerror');
  await expect(main).toContainText('New clients pay Rs.777 <i> once');
  await expect(main.locator('article :is(a, b, i, img, script)')).toHaveCount(0);
  expect(await page.evaluate('window.__pwned')).toBeUndefined();
});
