import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import { sandboxTenantsOf } from '../../scripts/http/open-sandbox.ts';
import { demoTenants } from '../../scripts/start/demo-links.ts';
import { shippedConfig, shippedIds, shippedTenant } from '../unit/tenant/shipped-folder.ts';
import { htmlFaults } from '../support/html-faults.ts';
import { expect, expectCleanAddress, expectNoSidewaysScroll, test } from './journey.ts';
import { payBy, wholeUnits } from './pages/any-tenant.ts';
import { expectGoodFace } from './pages/checks.ts';
import { playPartners } from './pages/offers.ts';
import { ConfirmedPage, ConfirmPage, DetailsPage, screenOf } from './pages/screens.ts';

// Whatever lies in tenants/: a folder that is added tomorrow is visited without a change here.
test.describe.configure({ mode: 'parallel' });

const offered = await demoTenants('tenants');

/** Screens that take another's place on the page. */
const shownAs: Partial<Record<ScreenKey, ScreenKey>> = {
  loanDetailsAfterPayment: 'loanDetails',
  complaintStartNew: 'complaintStart',
};

test('every folder can be read and played, and offers links', () => {
  expect(offered.map(({ id }) => id)).toEqual([...shippedIds].sort());
  expect(offered.filter((one) => 'problem' in one)).toEqual([]);
  for (const one of offered) {
    expect('links' in one && one.links.length, one.id).toBeGreaterThan(5);
    expect(shippedConfig(one.id), one.id).toHaveProperty('id', one.id);
  }
});

for (const one of offered) {
  if ('problem' in one) continue;
  const { id, links, smsCode } = one;
  const tenant = shippedTenant(id);
  const { defaultLanguage, languages } = tenant.locale;
  const other = languages.find((language) => language !== defaultLanguage);
  const { route } = tenant.repayment;
  const looked: ReadonlySet<ScreenKey> = new Set([
    'home',
    'loanDetails',
    route,
    'complaintStart',
    'chatbot',
  ]);

  for (const language of other ? [defaultLanguage, other] : [defaultLanguage]) {
    const colorScheme = language === defaultLanguage ? 'light' : 'dark';
    test.describe(`${id} in ${language}`, () => {
      test.use({
        tenantId: id,
        language,
        colorScheme,
        viewport: { width: 320, height: 640 },
      });

      test('every link that `npm start` offers leads to its screen, ready, at 320 px', async ({
        page,
        lender,
      }) => {
        test.slow(); // some thirty screens
        await playPartners(page);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        const seen = new Set<ScreenKey>();
        for (const { title, screen, path } of links) {
          const address = new URL(path, 'http://any.example');
          const { searchParams } = address;
          searchParams.set('lang', language);
          if (searchParams.has('sessionId')) {
            for (const [name, value] of Object.entries(lender.session))
              searchParams.set(name, value);
          }
          await page.goto(`${address.pathname}${address.search}`);
          const main = screenOf(page, shownAs[screen] ?? screen);
          await expect(main, title).toHaveAttribute('data-face', /^(?:ready|empty)$/);
          await expect(main.getByRole('heading').first(), title).not.toBeEmpty();
          await expect(page.locator('html'), title).toHaveAttribute('lang', language);
          await expect(main, title).not.toContainText('{{');
          expectCleanAddress(page);
          await expectNoSidewaysScroll(page);
          expect.soft(await htmlFaults(await page.content(), 'a browser'), title).toEqual([]);
          if (looked.has(screen) && !seen.has(screen)) await expectGoodFace(page, title);
          seen.add(screen);
        }
      });
    });
  }

  test.describe(id, () => {
    test.use({ tenantId: id, language: defaultLanguage });

    test(`I confirm a loan, see what I owe, pay it (${route}), and it is settled`, async ({
      page,
      lender,
      open,
      say,
    }) => {
      test.slow(); // the lender takes its seconds to confirm the payment
      const played = await sandboxTenantsOf('tenants')(id);
      const product = played?.scenario.products.find(
        ({ isOffered, repayments }) => isOffered && repayments === 1,
      );
      expect(product, 'the sandbox offers a loan that one payment settles').toBeDefined();
      await open('loanConfirm', { productId: product?.id });
      const offer = new ConfirmPage(page, say);
      await expect(offer.main).toBeVisible();
      const told = await lender.data('loan-detail-confirm');
      await expect(offer.main).toContainText(wholeUnits(told['amount'], tenant.money));
      await expect(offer.main).toContainText(tenant.lender.name);
      await offer.consent.check();
      await offer.confirm.click();
      const details = new DetailsPage(page, say);
      await expect(offer.agree.or(details.main)).toBeVisible();
      if (await offer.agree.isVisible()) await offer.agree.click();
      await new ConfirmedPage(page, say).seeLoan.click();

      await expect(details.repay).toBeVisible();
      const owed = wholeUnits((await lender.data('loan-details'))['amountDue'], tenant.money);
      const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
      await expect(details.main).toContainText(owed);
      await expect(details.main).toContainText(tenant.repayment.payeeName);
      await details.repay.click();
      await payBy[route]({ page, say, lender, orderId, owed, smsCode });

      await expect(details.pending.or(details.arrived).first()).toContainText(owed);
      await expect(details.arrived).toContainText(owed, { timeout: 20_000 });
      await details.done.click();
      await expect(details.paid).toBeVisible();
      await expect(details.repay).toBeHidden();
      expect(lender.count('loan-detail-push')).toBe(1);
      expectCleanAddress(page);
    });
  });
}
