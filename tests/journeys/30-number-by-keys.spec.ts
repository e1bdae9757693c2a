import { expect, test } from './journey.ts';
import { heard, outOfOrder } from './pages/heard.ts';
import { tabTo } from './pages/keyboard.ts';
import { MethodPage, NumberPage } from './pages/repayment.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ tenantId: 'indonesia', language: 'id', viewport: { width: 360, height: 740 } });
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const loan = { productId: '6005', orderId: '80071992547409930174' };

test('by keys and by ear: I choose a shop and get its number, each by its name and in its order', async ({
  page,
  open,
  say,
  lender,
}) => {
  await open('/individual', loan);
  const method = new MethodPage(page, say);
  await expect(method.main).toBeVisible();
  const bank = page.getByRole('radio', { name: say('pay-method:bank'), exact: true });
  await tabTo(page, bank);
  await page.keyboard.press('ArrowRight');
  await expect(method.miniMarket).toBeChecked();
  await expect(method.alfamart).toBeVisible();
  const rows = await heard(method.main);
  expect(
    outOfOrder(rows, [
      /^heading ./,
      /^radio Bank/,
      new RegExp(`^radio ${say('pay-method:miniMarket')}`),
      /^radio ALFAMART/,
      /^radio INDOMARET/,
      new RegExp(`^button ${say('pay-method:save')}`, 'i'),
    ]),
    rows.join('\n'),
  ).toBeUndefined();
  // A row's name is the shop; what it comes to and what it takes are said with it.
  await expect(method.alfamart).toHaveAccessibleDescription(/Rp/);
  await tabTo(page, method.alfamart);
  await page.keyboard.press('Space');
  await tabTo(page, method.save);
  await page.keyboard.press('Enter');

  const number = new NumberPage(page, say);
  await expect(number.shopCode).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(lender.count('generate-vcode')).toBe(1);
  const stops = await heard(number.main);
  expect(
    outOfOrder(stops, [
      /^heading ./,
      new RegExp(`^group ${say('number-repayment:total')}|^group .*ALFAMART`),
      new RegExp(`^group ${say('number-repayment:paymentCode')}`),
      new RegExp(`^button ${say('number-repayment:showCashier')}`),
      new RegExp(`^button ${say('number-repayment:paid')}`),
    ]),
    stops.join('\n'),
  ).toBeUndefined();
  expect(stops.filter((stop) => /^(?:button|radio|link|group) $/.test(stop))).toEqual([]);
  await expect(number.change).toBeVisible();
  await expect(number.shopCode.getByRole('button')).toHaveAccessibleName(
    new RegExp(say('number-repayment:paymentCode')),
  );
  // Copy stands beside its number, not under it.
  const [code, copy] = await Promise.all([
    number.shopCode.locator('p').nth(1).boundingBox(),
    number.shopCode.getByRole('button').boundingBox(),
  ]);
  expect(copy?.x).toBeGreaterThanOrEqual((code?.x ?? 0) + (code?.width ?? Infinity));
  expect(copy?.y).toBeLessThan((code?.y ?? 0) + (code?.height ?? 0));
  await tabTo(page, number.showCashier);
  await page.keyboard.press('Enter');
  await expect(number.counter).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(number.showCashier).toBeFocused();
});
