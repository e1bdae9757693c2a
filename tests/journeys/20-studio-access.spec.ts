import { expect } from './journey.ts';
import { expectGoodFace } from './pages/checks.ts';
import { draftName, test } from './pages/in-studio.ts';
import { tabTo } from './pages/keyboard.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 800 } });

test('without a mouse: I find a field, fill it in, look through the views and take it back', async ({
  page,
  studio,
  openStudio,
  tenant,
}) => {
  await openStudio();
  await studio.tab('JSON').focus();
  await page.keyboard.press('ArrowRight');
  await expect(studio.tab('tabChecks')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(studio.tab('tabChanges')).toHaveAttribute('aria-selected', 'true');
  await studio.bar.getByRole('combobox').focus();
  await tabTo(page, studio.search);
  await page.keyboard.type('brand.shortName');
  await tabTo(page, studio.field('brand.shortName'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type(draftName);
  await expect(studio.changes).toContainText(draftName);
  await page.keyboard.press('Control+Z');
  await expect(studio.field('brand.shortName')).not.toHaveValue(draftName);
  await expect(studio.changed(0)).toBeVisible();
  expect(tenant.brand.name).not.toBe(draftName);
});

for (const width of [360, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 740 }, colorScheme });

      test('everyone can read and use the preview and each view of the studio', async ({
        page,
        open,
        studio,
      }) => {
        test.slow(); // eight views, each looked at by axe
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
        await open('/testPreview');
        await expect(studio.main).toHaveAttribute('data-face', 'ready');
        await studio.mode('screens').click();
        await expectGoodFace(page, 'screens');
        await studio.mode('studio').click();
        await expect(studio.board.locator('li')).toHaveCount(8);
        await expectGoodFace(page, 'look');
        await studio.part('allFields').click();
        await expect(studio.tabs.first()).toBeVisible();
        for (const tab of await studio.tabs.all()) {
          await tab.click();
          await expect(tab).toHaveAttribute('aria-selected', 'true');
          await expectGoodFace(page, await tab.innerText());
        }
      });
    });
  }
}
