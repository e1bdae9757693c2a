import { callTo, expect, hold, test } from './journey.ts';
import { expectGoodFace } from './pages/checks.ts';
import { playPartners } from './pages/offers.ts';
import { CalculatorPage, ContactPage } from './pages/public-site.ts';
import { PromotionPage } from './pages/registration.ts';
import { screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

const readers = [
  { tenantId: 'india', language: 'en', scheme: 'light' },
  { tenantId: 'indonesia', language: 'id', scheme: 'dark' },
] as const;

/** A visitor whom no app launched. */
const nobody = { sessionId: undefined, userId: undefined, deviceId: undefined };

const templates = { india: '88', indonesia: '89' } as const;

for (const { tenantId, language, scheme } of readers) {
  test.describe(`${tenantId} in ${language}, ${scheme}: everyone can read and use`, () => {
    test.use({ tenantId, language, colorScheme: scheme });

    test.beforeEach(async ({ page, mayFail }) => {
      test.slow(); // many faces, each looked at by axe
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
      await playPartners(page);
      mayFail(/status of 50[02]/);
    });

    test('the public site', async ({ page, open, say }) => {
      await open('/', nobody);
      await expect(screenOf(page, 'home', 'ready')).toBeVisible();
      await expectGoodFace(page, 'home');
      await page.locator('summary').first().click();
      await expectGoodFace(page, 'home with its menu');
      await open('/About', { ...nobody, amount: '1234567', period: '360' });
      const calculator = new CalculatorPage(page, say);
      await expect(calculator.spoken).not.toBeEmpty();
      await calculator.plan.locator('summary').click();
      await expectGoodFace(page, 'calculator with a plan');
      await calculator.reset.click();
      await calculator.calculate.click();
      await expectGoodFace(page, 'calculator without a number');
      await open('/User', nobody);
      await expect(screenOf(page, 'reviews', 'ready')).toBeVisible();
      await expectGoodFace(page, 'reviews');
      await open('/Contact', nobody);
      const contact = new ContactPage(page, say);
      await contact.submit.click();
      await expect(contact.said).not.toBeEmpty();
      await expectGoodFace(page, 'contact, incomplete');
      await contact.name.fill('A');
      await contact.email.fill('a@example.com');
      await contact.message.fill('A');
      await contact.submit.click();
      await expect(contact.said).toContainText(say('public-site:sent'));
      await expectGoodFace(page, 'contact, sent');
      await open('/Policy', nobody);
      await expect(screenOf(page, 'policyEmbed', 'ready')).toBeVisible();
      await expectGoodFace(page, 'policyEmbed');
    });

    test('the lender’s own texts', async ({ page, open, lender, tenant }) => {
      for (const screen of ['privacy', 'loanTerms', 'loanAgreement', 'aboutUs']) {
        await open(screen, nobody);
        await expect(screenOf(page, screen, 'ready')).toBeVisible();
        const contents = page.locator('main summary'); // a short text has none
        if ((await contents.count()) > 0) await contents.click();
        await expectGoodFace(page, screen);
      }
      await lender.fail({ call: 'contactInfo', kind: '500' });
      await open('customerService');
      await expect(screenOf(page, 'customerService', 'error')).toContainText(tenant.servicePhone);
      await expectGoodFace(page, 'customerService error');
      await open('customerService');
      await expect(screenOf(page, 'customerService', 'ready')).toBeVisible();
      await expectGoodFace(page, 'customerService');
    });

    test('registering', async ({ page, open, say, lender, mayFail }) => {
      mayFail(/status of 404/);
      const form = new PromotionPage(page, say);
      const slow = await hold(page, callTo('channel-template'));
      await open('promotion', { templateId: templates[tenantId] });
      await expect(screenOf(page, 'promotion', 'loading')).toBeVisible();
      await expectGoodFace(page, 'promotion loading');
      slow.release();
      await form.apply.click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
      await expectGoodFace(page, 'promotion with faults');
      await form.phone.fill('13812345678');
      await form.captcha.fill(await form.readPicture());
      await form.getCode.click();
      await expect(form.resend).toHaveAttribute('aria-disabled', 'true');
      await expectGoodFace(page, 'promotion counting');
      await lender.fail({ call: 'landing', kind: 'html502' });
      await open('promotion', { templateId: '404' });
      await expect(screenOf(page, 'promotion', 'error')).toBeVisible();
      await expectGoodFace(page, 'promotion error');
      await open('/downloadTemplate', { ...nobody, app_from: 'a', id: '7' });
      await expect(screenOf(page, 'download', 'ready')).toBeVisible();
      await expectGoodFace(page, 'download');
      await open('/agreementTemplate', { ...nobody, app_from: 'a', id: '7' });
      await expect(screenOf(page, 'landingAgreement', 'ready')).toBeVisible();
      await expectGoodFace(page, 'landingAgreement');
    });

    test('other lenders’ offers', async ({ page, open, lender }) => {
      for (const [screen, key, call, path] of [
        ['/relevant', 'marketplace', 'marketplace', 'recommend-product-list'],
        ['loginFailure', 'loginFailure', 'jointFailure', 'targeted'],
      ] as const) {
        const query = { productId: '7', scene: 'banner_fudai' };
        const slow = await hold(page, callTo(path));
        await open(screen, query);
        await expect(screenOf(page, key, 'loading')).toBeVisible();
        await expectGoodFace(page, `${key} loading`);
        slow.release();
        await expect(screenOf(page, key, 'ready')).toBeVisible();
        await expectGoodFace(page, key);
        await lender.fail({ call, kind: 'html' });
        await open(screen, query);
        await expect(screenOf(page, key, 'error')).toBeVisible();
        await expectGoodFace(page, `${key} error`);
      }
      await open('/relevant', { scene: 'full' });
      await expect(screenOf(page, 'marketplace', 'empty')).toBeVisible();
      await expectGoodFace(page, 'marketplace empty');
    });
  });
}
