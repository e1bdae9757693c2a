import { expect, expectNoSidewaysScroll, test } from './journey.ts';
import { cutTexts } from './pages/checks.ts';
import { playPartners } from './pages/offers.ts';
import { CalculatorPage } from './pages/public-site.ts';
import { PromotionPage } from './pages/registration.ts';
import { screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

/** A visitor whom no app launched. */
const nobody = { sessionId: undefined, userId: undefined, deviceId: undefined };

const templates = { india: '88', indonesia: '89' } as const;

for (const { tenantId, language } of [
  { tenantId: 'india', language: 'hi' },
  { tenantId: 'indonesia', language: 'id' },
] as const) {
  test.describe(`${tenantId}, text of 200 % at 320 px`, () => {
    test.use({ tenantId, language, viewport: { width: 320, height: 640 } });

    test('HD-37, HD-60: nothing is cut, nothing sticks out, everything can be reached', async ({
      page,
      open,
      say,
    }) => {
      await playPartners(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.documentElement.style.fontSize = '200%';
        });
      });
      const check = async (where: string) => {
        await expectNoSidewaysScroll(page);
        expect.soft(await cutTexts(page), where).toEqual([]);
        const hidden = await page.evaluate(unreachable);
        expect.soft(hidden, where).toEqual([]);
      };
      await open('/', { ...nobody, amount: '80000' });
      await expect(new CalculatorPage(page, say).spoken).not.toBeEmpty();
      await check('home');
      for (const [path, key] of [
        ['/Contact', 'contact'],
        ['loanTerms', 'loanTerms'],
        ['customerService', 'customerService'],
        ['/downloadTemplate', 'download'],
      ] as const) {
        await open(path, nobody);
        await expect(screenOf(page, key, 'ready')).toBeVisible();
        await check(key);
      }
      const form = new PromotionPage(page, say);
      await open('promotion', { ...nobody, templateId: templates[tenantId] });
      await form.apply.click();
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
      await check('promotion');
      for (const [path, key] of [
        ['/relevant', 'marketplace'],
        ['loginFailure', 'loginFailure'],
      ] as const) {
        await open(path, { productId: '7' });
        await expect(screenOf(page, key, 'ready')).toBeVisible();
        await check(key);
      }
    });
  });
}

/** Runs in the page: buttons and links of the screen whose middle something else covers when they are scrolled to. */
function unreachable(): string[] {
  const found: string[] = [];
  for (const control of document.querySelectorAll('main :is(button, a[href], input, select)')) {
    if (!control.checkVisibility()) continue;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const isReached =
      there !== null &&
      (control.contains(there) ||
        there.contains(control) ||
        control.closest('label')?.contains(there));
    if (!isReached) found.push(control.outerHTML.slice(0, 120));
  }
  return found;
}
