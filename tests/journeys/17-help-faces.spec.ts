import { test, expect } from './journey.ts';
import { cutTexts, expectGoodFace } from './pages/checks.ts';
import { ordersOf, walks } from './pages/help-faces.ts';

test.describe.configure({ mode: 'parallel' });

for (const { tenantId, language, colorScheme } of [
  { tenantId: 'india', language: 'hi', colorScheme: 'light' },
  { tenantId: 'india', language: 'en', colorScheme: 'dark' },
  { tenantId: 'indonesia', language: 'en', colorScheme: 'light' },
  { tenantId: 'indonesia', language: 'id', colorScheme: 'dark' },
] as const) {
  test.describe(`${tenantId} in ${language}, ${colorScheme}`, () => {
    test.use({ tenantId, language, colorScheme });

    const orders = ordersOf[tenantId];
    for (const [name, see] of Object.entries(walks)) {
      test(`everyone can read and use help: ${name}`, async ({
        page,
        lender,
        open,
        say,
        mayFail,
      }) => {
        test.slow(); // many faces, each looked at by axe
        mayFail(/net::ERR_|status of 500/);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        const look = async (face: string) => {
          await expectGoodFace(page, face);
          expect.soft(await cutTexts(page), face).toEqual([]);
        };
        await see({ page, lender, open, say, orders, look });
      });
    }
  });
}
