import { expect, test } from './journey.ts';
import { cutTexts, expectGoodFace } from './pages/checks.ts';
import {
  ExtensionPage,
  InstalmentsPage,
  MethodPage,
  NumberPage,
  WalletPage,
} from './pages/repayment.ts';
import { DetailsPage, screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

const readers = [
  { tenantId: 'india', language: 'en' },
  { tenantId: 'india', language: 'hi' },
  { tenantId: 'indonesia', language: 'id' },
  { tenantId: 'indonesia', language: 'en' },
] as const;

const plays = {
  india: { single: '5005', twelve: '5007', orders: '9007199254740993' },
  indonesia: { single: '6005', twelve: '6007', orders: '8007199254740993' },
} as const;

for (const { tenantId, language } of readers) {
  const { single, twelve, orders } = plays[tenantId];
  test.describe(`${tenantId} in ${language}`, () => {
    test.use({ tenantId, language });

    test('everyone can read and use every way to repay', async ({ page, open, say, mayFail }) => {
      test.slow(); // many faces, each looked at by axe
      mayFail(/net::ERR_/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const look = async (face: string) => {
        await expectGoodFace(page, face);
        expect.soft(await cutTexts(page), face).toEqual([]);
      };
      const inTwelve = { productId: twelve, orderId: `${orders}0312` };
      await open('instalments', inTwelve);
      const choice = new InstalmentsPage(page, say);
      await expect(choice.main).toBeVisible();
      await look('instalments');
      await choice.tabs.last().click();
      await look('instalments repaid');

      await open('extension', { productId: single, orderId: `${orders}0180` });
      await expect(new ExtensionPage(page, say).pay).toBeVisible();
      await look('extension');

      // The lender never shows a payment of this loan, so its pages stay as they are.
      const slow = { productId: single, orderId: `${orders}1740` };
      if (tenantId === 'india') {
        const wallet = new WalletPage(page, say);
        await open('/alipayrepayment', { ...slow, withholdingAmount: '1285050' });
        await expect(wallet.pay).toBeVisible();
        await look('walletRepayment');
      } else {
        const at = new NumberPage(page, say);
        await open('/that', slow);
        await expect(at.bankNumber).toBeVisible();
        await look('virtualAccount at a bank');
        await at.change.click();
        const method = new MethodPage(page, say);
        await expect(method.main).toBeVisible();
        await look('payMethod banks');
        await method.miniMarket.check();
        await expect(method.alfamart).toBeVisible();
        await look('payMethod shops');
        await method.chooseAlfamart();
        await expect(at.shopCode).toBeVisible();
        await look('virtualAccount at a shop');
        await at.showCashier.click();
        await expect(at.counter).toBeVisible();
        await look('virtualAccount counter');
        await at.counter.getByRole('button', { name: say('app:close'), exact: true }).click();
        await at.paid.click();
        await expect(at.paidDialog).toBeVisible();
        await look('virtualAccount paid');
      }

      await open('loanDetails', { productId: single, orderId: `${orders}0174` });
      await expect(new DetailsPage(page, say).repay).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.route('**/gateway/**', (route) => route.abort('internetdisconnected'));
      await page.reload();
      await expect(screenOf(page, 'loanDetails', 'error')).toContainText(
        say('loan-details:asOfText'),
      );
      await look('loanDetails as it was');
    });
  });
}
