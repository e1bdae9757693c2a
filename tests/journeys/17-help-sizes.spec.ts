import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { cutTexts } from './pages/checks.ts';
import { ordersOf, walks } from './pages/help-faces.ts';

test.describe.configure({ mode: 'parallel' });

/** Runs in the page: the controls that no scrolling brings into sight, or not in their whole breadth. */
function unreachable(): string[] {
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const controls = [...(scope?.querySelectorAll('button, a, input, textarea') ?? [])];
  return controls.flatMap((control) => {
    if (!control.checkVisibility()) return [];
    control.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isBeside = left < -1 || right > window.innerWidth + 1;
    const isAway = bottom <= 0 || top >= window.innerHeight;
    return isBeside || isAway ? [control.outerHTML.slice(0, 80)] : [];
  });
}

async function isReachable(page: Page, face: string): Promise<void> {
  expect.soft(await cutTexts(page), face).toEqual([]);
  const wide = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? 0);
  expect.soft(wide, face).toBeLessThanOrEqual(320);
  expect.soft(await page.evaluate(unreachable), face).toEqual([]);
}

for (const { tenantId, language } of [
  { tenantId: 'india', language: 'hi' },
  { tenantId: 'indonesia', language: 'id' },
] as const) {
  test.describe(`${tenantId}, text of 200 % at 320 px`, () => {
    test.use({ tenantId, language, viewport: { width: 320, height: 640 } });

    const orders = ordersOf[tenantId];
    for (const [name, see] of Object.entries(walks)) {
      test(`nothing is cut, nothing sticks out, everything can be reached: ${name}`, async ({
        page,
        lender,
        open,
        say,
        mayFail,
      }) => {
        test.slow();
        mayFail(/net::ERR_|status of 500/);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            document.documentElement.style.fontSize = '200%';
          });
        });
        await see({ page, lender, open, say, orders, look: (face) => isReachable(page, face) });
      });
    }
  });
}
