import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './journey.ts';
import { cutTexts, expectGoodFace } from './pages/checks.ts';
import { ordersOf, walks } from './pages/help-faces.ts';

test.describe.configure({ mode: 'parallel' });

for (const { tenantId, language, walk } of [
  { tenantId: 'india', language: 'hi', walk: 'seeComplaints' },
  { tenantId: 'india', language: 'en', walk: 'seeAssistant' },
  { tenantId: 'indonesia', language: 'id', walk: 'seeComplaints' },
  { tenantId: 'indonesia', language: 'en', walk: 'seeAssistant' },
] as const) {
  test.describe(`${tenantId} in ${language}`, () => {
    test.use({ tenantId, language });

    test(`everyone can read and use help, by day and by night: ${walk}`, async ({
      page,
      lender,
      open,
      say,
      mayFail,
    }) => {
      test.slow(); // many faces, each looked at by axe
      mayFail(/net::ERR_|status of 500/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const look = async (face: string) => {
        await expectGoodFace(page, face);
        expect.soft(await cutTexts(page), face).toEqual([]);
        // By night only the colours are others.
        await page.emulateMedia({ colorScheme: 'dark' });
        const axe = new AxeBuilder({ page }).withRules('color-contrast').setLegacyMode();
        const faults = (await axe.analyze()).violations.flatMap(({ nodes }) => nodes);
        const told = faults.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message}`);
        expect.soft(told, `${face}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
      };
      await walks[walk]({ page, lender, open, say, orders: ordersOf[tenantId], look });
    });
  });
}
