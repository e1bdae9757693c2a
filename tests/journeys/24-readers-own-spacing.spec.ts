import { demoTenants } from '../../scripts/start/demo-links.ts';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import { expect, expectNoSidewaysScroll, test } from './journey.ts';
import { illegible, readersSpacing } from './pages/legible.ts';
import { playPartners } from './pages/offers.ts';
import { screenOf } from './pages/screens.ts';

// Whatever lies in tenants/: a folder that is added tomorrow is read without a change here.
test.describe.configure({ mode: 'parallel' });

const ways = [
  { way: 'spacing of the reader’s own (WCAG 1.4.12) at 360 px', width: 360, css: readersSpacing },
  { way: 'text of 200 % at 320 px', width: 320, css: 'html { font-size: 200% !important; }' },
] as const;

/** Screens that take another's place on the page. */
const shownAs: Partial<Record<ScreenKey, ScreenKey>> = {
  loanDetailsAfterPayment: 'loanDetails',
  complaintStartNew: 'complaintStart',
};

for (const one of await demoTenants('tenants')) {
  if ('problem' in one) continue;
  // The studio is a tool of the operators.
  const links = one.links.filter(({ screen }) => screen !== 'preview');
  for (const { way, width, css } of ways) {
    test.describe(one.id, () => {
      test.use({ tenantId: one.id, viewport: { width, height: 740 } });

      test(`${way}: no amount or word breaks, nothing lies over another or is cut`, async ({
        page,
      }) => {
        test.slow(); // some thirty screens
        await playPartners(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((text) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          document.adoptedStyleSheets = [sheet];
        }, css);
        for (const { title, screen, path } of links) {
          await page.goto(path);
          const main = screenOf(page, shownAs[screen] ?? screen);
          await expect(main, title).toHaveAttribute('data-face', /^(?:ready|empty|error)$/);
          await page.evaluate(() => document.fonts.ready);
          await expectNoSidewaysScroll(page);
          expect.soft(await illegible(page), title).toEqual([]);
        }
      });
    });
  }
}
