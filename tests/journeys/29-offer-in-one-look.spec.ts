import { expect, test } from './journey.ts';
import { ConfirmPage } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

/** The lender's first offer in its first language, and one of several payments. */
const offers = [
  ['india', 'en', '5001'],
  ['india', 'hi', '5004'],
  ['india', 'en', '5002'],
  ['indonesia', 'id', '6001'],
  ['philippines', 'fil', '7001'],
] as const;

for (const [tenantId, language, productId] of offers) {
  test.describe(`${tenantId}, ${productId}, ${language}`, () => {
    test.use({ tenantId, language, viewport: { width: 360, height: 740 } });

    test('bar, four facts and the amount on the button are in one look; the page is short and says no amount three times', async ({
      page,
      open,
      say,
    }) => {
      await open('loanConfirm', { productId });
      const offer = new ConfirmPage(page, say);
      await expect(offer.main).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const seen = await offer.main.evaluate((main) => {
        const button = [...main.querySelectorAll('button')].at(-1);
        const foot = main.querySelector('#consent')?.closest('main > *');
        const [, facts] = main.querySelectorAll('[data-side=summary] > *');
        const low = (element?: Element | null) => element?.getBoundingClientRect().bottom ?? NaN;
        return {
          facts: facts?.children.length,
          shownTo: Math.max(low(main.querySelector('svg[aria-hidden]')), low(facts)),
          footFrom: foot?.getBoundingClientRect().top ?? NaN,
          button: button?.textContent,
          buttonEnds: low(button),
          height: document.documentElement.scrollHeight,
          wide: document.documentElement.scrollWidth,
        };
      });
      expect(seen.facts).toBe(4);
      expect(seen.shownTo).toBeLessThanOrEqual(seen.footFrom);
      expect(seen.button).toMatch(/\d/);
      expect(seen.buttonEnds).toBeLessThanOrEqual(740);
      expect(seen.height).toBeLessThanOrEqual(1100);
      expect(seen.wide).toBe(360);

      // With everything unfolded, but for the rows of the plan, which are what they are.
      const text = await offer.main.evaluate((main) => {
        for (const fold of main.querySelectorAll('details')) fold.open = true;
        for (const plan of main.querySelectorAll('ol')) plan.remove();
        return main instanceof HTMLElement ? main.innerText : '';
      });
      const amounts: readonly string[] = text.match(/(?:₹|₱|Rp)\s?[\d.,]*\d/g) ?? [];
      expect(amounts.length).toBeGreaterThan(3);
      expect(amounts.filter((one) => amounts.filter((other) => other === one).length > 2)).toEqual(
        [],
      );
    });

    test('the key facts can be kept as a picture, and name the lender and what it says besides', async ({
      page,
      open,
      say,
      tenant,
    }) => {
      await open('loanConfirm', { productId });
      const offer = new ConfirmPage(page, say);
      await offer.keyFacts.click();
      await expect(offer.dialog).toContainText(tenant.lender.name);
      const saved = page.waitForEvent('download');
      await offer.dialog.getByRole('button', { name: say('loan-confirm:save') }).click();
      expect((await saved).suggestedFilename()).toBe('key-facts.png');
      await offer.dialog.getByRole('button', { name: say('loan-confirm:backToOffer') }).click();
      await expect(offer.keyFacts).toBeFocused();
    });
  });
}
