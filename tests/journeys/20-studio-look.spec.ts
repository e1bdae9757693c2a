import { expect } from './journey.ts';
import { expectGoodFace } from './pages/checks.ts';
import { test } from './pages/in-studio.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 800 } });

test('it opens as a brand team would: drop the logo, pick two colours, and eight screens show them, light and dark', async ({
  page,
  open,
  studio,
  say,
  tenant,
}) => {
  test.slow(); // sixteen pages of the app
  await open('/testPreview');
  await expect(studio.board.locator('li')).toHaveCount(8);
  // Lenders are called as they call themselves.
  await expect(studio.bar.getByRole('combobox').locator(':checked')).toHaveText(tenant.brand.name);
  const colourOf = (name: string, place: number, scheme: 'light' | 'dark') =>
    studio
      .small(place, scheme)
      .locator('html')
      .evaluate(
        (root, colour) => getComputedStyle(root).getPropertyValue(colour).trim().toUpperCase(),
        name,
      );
  const brandOf = (place: number, scheme: 'light' | 'dark') => colourOf('--brand', place, scheme);
  await expect(studio.small(7, 'dark').locator('main[data-face=ready]')).toBeVisible({
    timeout: 60_000,
  });
  // One of them is a moment of money, and it is nobody's payment.
  const paid = studio.board.locator('iframe[data-paid][data-board=light]').contentFrame();
  await expect(paid.getByRole('button', { name: say('payment:paidDone') })).toBeVisible();
  // The brand stays itself on a dark page; the paper does not.
  expect(await colourOf('--page', 0, 'light')).not.toBe(await colourOf('--page', 0, 'dark'));

  await studio.field('theme.brand').fill('#00695C');
  for (const place of [0, 7]) await expect.poll(() => brandOf(place, 'light')).toBe('#00695C');
  const palette = page.getByRole('table', { name: say('preview:palette') });
  await expect(palette).toContainText('6.6');
  expect(await palette.locator('[data-tone=bad]').count()).toBe(0);

  // What makes the house is not one fold away.
  await page.getByRole('radio', { name: say('preview:temperBold') }).check();
  await expect(studio.small(0, 'light').locator('html')).toHaveAttribute('data-temper', 'bold');
  await studio.undo.click();
  await expect(studio.small(0, 'light').locator('html')).not.toHaveAttribute('data-temper', 'bold');

  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#b00020" d="M0 0h8v8H0z"/></svg>';
  await studio.logo.setInputFiles({
    name: 'our logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing),
  });
  const taken = say('preview:takeColour', { colour: '#B00020', name: 'theme.brand2' });
  await page.getByRole('button', { name: taken }).click();
  await expect(studio.field('theme.brand2')).toHaveValue('#B00020');
  await expect(
    studio.small(0, 'light').locator('img[src^="data:image/svg+xml"]').first(),
  ).toBeVisible();

  // One press shows that screen in its own size, light and dark; from there it leads to the phone that can be used.
  const loan = studio.board.getByRole('button').filter({ hasText: /^My loan/ });
  const place = studio.board.locator('li').filter({ hasText: /^My loan/ });
  const before = await place.locator('iframe').first().boundingBox();
  await loan.click();
  const whole = studio.board.locator('li:visible');
  await expect(whole).toHaveCount(1);
  for (const frame of await whole.locator('iframe').all())
    expect((await frame.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) * 1.2);
  await page.keyboard.press('Escape');
  await expect(studio.board.locator('li:visible')).toHaveCount(8);
  await expect(loan).toBeFocused();
  await loan.click();
  await page.getByRole('button', { name: say('preview:tryInPhone') }).click();
  await expect(studio.phoneOn('loanDetails', 'ready')).toBeVisible();
  await studio.discard.click();
  await expect(studio.changed(0)).toBeVisible();
});

test('the gallery: all that screens are made of, under a finger as well, in each temper and scheme, and found by its contents', async ({
  page,
  open,
  studio,
  say,
}) => {
  test.slow(); // some sixty specimens
  await open('/testPreview');
  await studio.mode('gallery').click();
  const root = page.locator('html');
  const shown = (of: string) => page.locator(`[data-specimen="${of}"]`);
  const contents = page.getByRole('navigation', { name: say('preview:contents') });
  await contents.getByRole('link', { name: 'plan-timeline', exact: true }).click();
  await expect(shown('plan-timeline')).toBeInViewport();
  await expect(shown('plan-timeline')).toBeFocused();

  const look = (name: string, state: string) =>
    shown('button')
      .locator(`[data-state=${state}] button`)
      .first()
      .evaluate((button, wanted) => getComputedStyle(button).getPropertyValue(wanted), name);
  expect(await look('background-color', 'hover')).not.toBe(await look('background-color', 'focus'));
  expect(await look('outline-style', 'focus')).toBe('solid');
  expect(await look('outline-style', 'hover')).toBe('none');

  const before = await root.getAttribute('data-temper');
  for (const temper of ['temperBold', 'temperFriendly', 'temperCalm']) {
    const name = say(`preview:${temper}`);
    await page.getByRole('button', { name, exact: true }).click();
    for (const scheme of ['dark', 'light']) {
      const key = scheme === 'dark' ? 'schemeDark' : 'schemeLight';
      await page.getByRole('button', { name: say(`preview:${key}`), exact: true }).click();
      await expect(root).toHaveAttribute('data-scheme', scheme);
    }
    await expect(root).toHaveAttribute('data-temper', temper.replace('temper', '').toLowerCase());
    await expectGoodFace(page, temper);
  }
  // The looks of the lender come back with another part of the preview.
  await studio.mode('screens').click();
  await expect(root).toHaveAttribute('data-temper', before ?? '');
});
