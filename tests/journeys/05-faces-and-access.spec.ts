import { answerWith, callTo, expect, hold, test } from './journey.ts';
import { expectGoodFace } from './pages/checks.ts';
import { CardPage, ConfirmPage, screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

/** What each tenant's sandbox calls its things. */
const plays = {
  india: {
    popup: '5003',
    plain: '5004',
    single: '5005',
    several: '5006',
    orders: '9007199254740993',
  },
  indonesia: {
    popup: '6001',
    plain: '6004',
    single: '6005',
    several: '6006',
    orders: '8007199254740993',
  },
} as const;
const statuses = ['174', '180', '170', '151', '110', '21', '200', '3', '5', '4'];
const several = new Set(['3', '5', '4']);
/** Not a loan yet, and never one. */
const applications = new Set(['21', '110']);
const broken = ['html', '500', 'malformed', 'reject'];

const readers = [
  { tenantId: 'india', language: 'en', looksInTheDark: true },
  { tenantId: 'india', language: 'hi', looksInTheDark: false },
  { tenantId: 'indonesia', language: 'id', looksInTheDark: true },
  { tenantId: 'indonesia', language: 'en', looksInTheDark: false },
] as const;

for (const { tenantId, language, looksInTheDark } of readers) {
  const play = plays[tenantId];
  const loanOf = (status: string) => ({
    productId: several.has(status) ? play.several : play.single,
    orderId: `${play.orders}${status.padStart(4, '0')}`,
  });

  test.describe(`${tenantId} in ${language}: everyone can read and use`, () => {
    test.use({ tenantId, language });

    test.beforeEach(async ({ page, mayFail }) => {
      test.slow(); // many faces, each looked at by axe
      await page.emulateMedia({ reducedMotion: 'reduce' });
      mayFail(/status of 50[02]/);
    });

    test('every face of the offer', async ({ page, open, lender, say }) => {
      const offer = new ConfirmPage(page, say);
      const slow = await hold(page, callTo('loan-detail-confirm'));
      await open('loanConfirm', { productId: play.popup });
      await expect(screenOf(page, 'loanConfirm', 'loading')).toBeVisible();
      await expectGoodFace(page, 'loanConfirm loading');
      slow.release();
      await expect(offer.confirm).toBeEnabled();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectGoodFace(page, 'loanConfirm ready');
      await offer.confirm.click();
      await expect(offer.dialog.getByRole('heading').nth(1)).toBeVisible();
      await expectGoodFace(page, 'loanConfirm popup');
      await offer.cancel.click();
      await offer.consent.uncheck();
      await expectGoodFace(page, 'loanConfirm without consent');
      await offer.consent.check();
      await lender.fail({ call: 'loanConfirmPush', kind: 'html502' });
      await offer.confirm.click();
      await offer.agree.click();
      await expect(offer.unknown).toBeVisible();
      await expectGoodFace(page, 'loanConfirm unknown');
      await open('loanConfirm', { productId: play.plain });
      await expect(offer.confirm).toBeEnabled();
      await expectGoodFace(page, 'loanConfirm with few figures');
      for (const kind of broken) {
        await lender.fail({ call: 'loanConfirm', kind });
        await open('loanConfirm', { productId: play.popup });
        await expect(screenOf(page, 'loanConfirm', 'error')).toBeVisible();
        if (kind !== 'malformed') await expectGoodFace(page, `loanConfirm error ${kind}`);
      }
      await page.getByRole('button', { name: say('app:retry'), exact: true }).click();
      await expect(offer.main).toBeVisible();
    });

    test('a loan in every status', async ({ page, open, say, tenant }) => {
      await open('loanDetails', loanOf('174'));
      for (const status of statuses) {
        // As the app does it inside an open page: by the address behind the #.
        const query = new URLSearchParams({ tenant: tenant.id, ...loanOf(status) });
        await page.evaluate((to) => {
          window.location.hash = to;
        }, `#${tenant.routes['loanDetails']}?${query}`);
        // The number of the loan is shown by its end.
        const short = `··${loanOf(status).orderId.slice(-4)}`;
        await expect(screenOf(page, 'loanDetails', 'ready')).toContainText(short);
        const title = applications.has(status) ? 'application' : 'title';
        await expect(page).toHaveTitle(`${say(`loan-details:${title}`)} · ${tenant.brand.name}`);
        if (status === '200') await expect(page.getByRole('dialog')).toBeVisible();
        if (several.has(status)) {
          await expect(page.getByText(say('loan-details:recommended'))).toBeVisible();
        }
        await expectGoodFace(page, `loanDetails ${status}`);
        if (status !== '200') continue;
        await page.getByRole('button', { name: say('app:cancel'), exact: true }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expectGoodFace(page, 'loanDetails 200 without the rating');
      }
    });

    test('a loan that is loading, missing, or cannot be had', async ({
      page,
      open,
      lender,
      say,
      tenant,
    }) => {
      const slow = await hold(page, callTo('loan-details'));
      await open('loanDetails', loanOf('174'));
      await expect(screenOf(page, 'loanDetails', 'loading')).toBeVisible();
      await expectGoodFace(page, 'loanDetails loading');
      slow.release();
      await open('loanDetails', { productId: play.single });
      await expect(screenOf(page, 'loanDetails', 'error')).toBeVisible();
      await expectGoodFace(page, 'loanDetails without an order');
      for (const kind of broken) {
        await lender.fail({ call: 'loanDetails', kind });
        await open('loanDetails', loanOf('174'));
        const face = screenOf(page, 'loanDetails', 'error');
        await expect(face).toContainText(tenant.servicePhone);
        if (kind !== 'reject') await expect(face).toContainText(say('app:ourSide'));
        if (kind === 'html') await expectGoodFace(page, `loanDetails error ${kind}`);
      }
      await page.getByRole('button', { name: say('app:retry'), exact: true }).click();
      await expect(screenOf(page, 'loanDetails', 'ready')).toBeVisible();
    });

    test('the pages that stand for a whole one', async ({ page, open, mayFail }) => {
      mayFail(/status of 404.*nobody-at-all/);
      await open('/nowhere');
      await expect(screenOf(page, 'notFound', 'ready')).toBeVisible();
      await expectGoodFace(page, 'notFound');
      await open('loanDetails', {
        ...loanOf('174'),
        sessionId: undefined,
        userId: undefined,
        deviceId: undefined,
      });
      await expect(screenOf(page, 'notFound')).toBeHidden();
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await expect(screenOf(page, 'logIn', 'ready')).toBeVisible();
      await expectGoodFace(page, 'logIn');
      await open('/', { tenant: 'nobody-at-all' });
      await expect(screenOf(page, 'unknownLender', 'ready')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectGoodFace(page, 'unknownLender');
      await page.route('**/tenant.json', (route) =>
        route.fulfill({
          contentType: 'application/json',
          body: '{"servicePhone": "1800-000-0142",',
        }),
      );
      await open('/');
      await expect(screenOf(page, 'maintenance', 'ready')).toBeVisible();
      await expectGoodFace(page, 'maintenance');
    });

    if (looksInTheDark) {
      test('in the dark', async ({ page, open, say }) => {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await open('loanConfirm', { productId: play.popup });
        await expect(new ConfirmPage(page, say).confirm).toBeEnabled();
        await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
        await expectGoodFace(page, 'dark loanConfirm');
        for (const status of ['174', '180', '4']) {
          await open('loanDetails', loanOf(status));
          await expect(screenOf(page, 'loanDetails', 'ready')).toBeVisible();
          await expectGoodFace(page, `dark loanDetails ${status}`);
        }
      });
    }

    if (tenantId === 'indonesia') {
      test('a lender without cards has no card screens', async ({ page, open, lender }) => {
        for (const screen of ['cardRepayment', 'bindCard']) {
          await open(screen, loanOf('174'));
          await expect(screenOf(page, 'notFound')).toBeVisible();
        }
        expect(lender.calls()).toEqual([]);
      });
      return;
    }

    test('every face of paying by card', async ({ page, open, lender, say }) => {
      const card = new CardPage(page, say);
      const slow = await hold(page, callTo('repayment-way'));
      await open('cardRepayment', loanOf('174'));
      await expect(screenOf(page, 'cardRepayment', 'loading')).toBeVisible();
      await expectGoodFace(page, 'cardRepayment loading');
      slow.release();
      await expect(card.pay).toBeVisible();
      await expectGoodFace(page, 'cardRepayment ready');
      await card.choose('with code');
      await card.pay.click();
      await card.code.fill('12');
      await card.send.click();
      await expect(card.sheet).toContainText(say('card-repayment:codeShort'));
      await expectGoodFace(page, 'cardRepayment code');
      await lender.fail({ call: 'repaymentConfirm', kind: 'html502' });
      await hold(page, callTo('loan-details'));
      await card.code.fill('123456');
      await card.send.click();
      await expect(card.unknown).toBeVisible();
      await expectGoodFace(page, 'cardRepayment unknown');
      for (const kind of broken) {
        await lender.fail({
          call: 'repaymentWay',
          kind,
          ...(kind === 'reject' && { message: '' }),
        });
        await open('cardRepayment', loanOf('180'));
        const face = screenOf(page, 'cardRepayment', 'error');
        await expect(face).toContainText(say('card-repayment:cardListFailed'));
        if (kind === 'html') await expectGoodFace(page, `cardRepayment error ${kind}`);
      }
      await page.getByRole('button', { name: say('app:retry'), exact: true }).click();
      await expect(card.pay).toBeVisible();
    });

    test('no card yet, and linking one', async ({ page, open, say }) => {
      await answerWith(page, 'repayment-way', (data) => ({ ...data, bankCards: [] }));
      await open('cardRepayment', loanOf('174'));
      // The wallet is there all the same: a card can be linked, and nobody is stuck.
      await expect(screenOf(page, 'cardRepayment', 'ready')).toBeVisible();
      await expectGoodFace(page, 'cardRepayment without a card');
      await page.getByRole('button', { name: say('card-repayment:addCard'), exact: true }).click();
      await expect(screenOf(page, 'bindCard', 'ready')).toBeVisible();
      await expectGoodFace(page, 'bindCard ready');
      await page.getByRole('button', { name: say('card-linking:submit'), exact: true }).click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(5);
      await expectGoodFace(page, 'bindCard with faults');
    });
  });
}
