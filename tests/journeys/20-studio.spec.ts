import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { shippedFile } from '../unit/tenant/shipped-folder.ts';
import { expect } from './journey.ts';
import { draftName, draftPhone, test, watch } from './pages/in-studio.ts';
import { screenOf } from './pages/screens.ts';
import { StudioPage } from './pages/studio.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ viewport: { width: 1280, height: 800 } });

const framePath = (page: Page) => new URL(page.frames().at(-1)?.url() ?? '').pathname;

test('a colour, a name, a phone and a path that I change in the form are seen in the phone at once', async ({
  page,
  studio,
  openStudio,
}) => {
  await openStudio();
  const root = studio.phone.locator('html');
  await root.evaluate((element) => element.setAttribute('data-before', ''));
  await studio.group('theme').click();
  await studio.field('theme.brand').fill('#00695C');
  await expect
    .poll(() =>
      root.evaluate((element) =>
        getComputedStyle(element).getPropertyValue('--brand').trim().toUpperCase(),
      ),
    )
    .toBe('#00695C');
  // Painted on the page that was there: nothing was loaded anew.
  await expect(root).toHaveAttribute('data-before');

  await studio.field('brand.name').fill(draftName);
  await expect(studio.phone.getByText(draftName).first()).toBeVisible();
  await expect(studio.phoneOn('home', 'ready')).toBeVisible();

  await studio.show('customerService');
  await expect(studio.phoneOn('customerService', 'ready')).toBeVisible();
  await studio.group('lender').click();
  await studio.field('lender.grievanceOfficer.phone').fill(draftPhone);
  await expect(studio.phoneMain).toContainText(draftPhone);

  await studio.group('routes').click();
  await studio.field('routes.customerService').fill('/help-me-now');
  await expect.poll(() => framePath(page)).toBe('/help-me-now');
  await expect(studio.phoneOn('customerService', 'ready')).toContainText(draftPhone);
  await expect(studio.changed(4)).toBeVisible();
});

test('I break the JSON: its place is said, the form waits, the phone shows what borrowers would see; Undo mends it', async ({
  page,
  studio,
  openStudio,
  say,
}) => {
  await openStudio();
  const text = await studio.json.inputValue();
  const at = text.indexOf('"schemaVersion"');
  const line = text.slice(0, at).split('\n').length;
  await studio.json.fill(`${text.slice(0, at)}@${text.slice(at)}`);
  const broken = page.getByRole('alert');
  await expect(broken).toContainText(say('preview:brokenJson', { line, column: 3 }));
  await expect(page.getByText(say('preview:formWaits', { line, column: 3 }))).toBeVisible();
  await expect(studio.field('brand.name')).toBeDisabled();
  await expect(studio.phoneNote).toBeVisible();
  await expect(studio.phoneOn('maintenance')).toBeVisible();

  await studio.undo.click();
  await expect(broken).toBeHidden();
  await expect(studio.field('brand.name')).toBeEnabled();
  await expect(studio.phoneNote).toBeHidden();
  await expect(studio.phoneOn('home', 'ready')).toBeVisible();
  await expect(studio.json).toHaveValue(text);
});

test('what the checker finds stands beside the field, and one press mends it', async ({
  studio,
  openStudio,
}) => {
  await openStudio();
  const path = 'calculator.defaultPeriodDays';
  await studio.group('calculator').click();
  await studio.field(path).fill('77');
  await expect(studio.fix(path)).toBeVisible();
  const before = await studio.field('calculator.periodsDays.0').inputValue();
  await studio.fix(path).click();
  await expect(studio.field(path)).toHaveValue(before);
  await expect(studio.findings(path)).toHaveCount(0);

  // The list of all findings leads to the field, too.
  await studio.field(path).fill('78');
  await studio.tab('tabChecks').click();
  await studio.search.focus();
  await studio.view.getByRole('button', { name: path }).click();
  await expect(studio.field(path)).toBeFocused();
});

test('I go back and forth, compare with what is saved, and take single changes back; a reload keeps the draft', async ({
  page,
  studio,
  openStudio,
  tenant,
  say,
}) => {
  await openStudio();
  await studio.tab('tabChanges').click();
  await expect(studio.view).toContainText(say('preview:noChanges'));
  await studio.field('brand.name').fill(draftName);
  await studio.field('servicePhone').fill(draftPhone);
  const [name, phone] = [studio.changes.nth(0), studio.changes.nth(1)];
  await expect(studio.changes).toHaveCount(2);
  await expect(name.locator('del')).toHaveText(tenant.brand.name);
  await expect(name.locator('ins')).toHaveText(draftName);
  await expect(phone.locator('del')).toHaveText(tenant.servicePhone);
  await expect(phone.locator('ins')).toHaveText(draftPhone);

  await studio.undo.click();
  await expect(studio.changes).toHaveCount(1);
  await expect(studio.field('servicePhone')).toHaveValue(tenant.servicePhone);
  await page.keyboard.press('Control+Shift+Z');
  await expect(studio.field('servicePhone')).toHaveValue(draftPhone);

  await page.reload();
  await studio.part('allFields').click();
  await expect(studio.field('brand.name')).toHaveValue(draftName);
  await expect(studio.phone.getByText(draftName).first()).toBeVisible();
  await studio.tab('tabChanges').click();
  await phone
    .getByRole('button', { name: say('preview:takeBackOne', { name: 'servicePhone' }) })
    .click();
  await expect(studio.changes).toHaveCount(1);
  await studio.discard.click();
  await expect(studio.view).toContainText(say('preview:noChanges'));
  await expect(studio.field('brand.name')).toHaveValue(tenant.brand.name);
  await expect(studio.phone.getByText(draftName)).toHaveCount(0);
});

test.describe('a draft leaves the tab', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('as a link: who opens it sees the unsaved lender and is told so; what it must not change unseen is set aside', async ({
    page,
    browser,
    baseURL,
    tenantId,
    studio,
    openStudio,
    tenant,
    say,
  }) => {
    await openStudio();
    await studio.field('brand.name').fill(draftName);
    await studio.group('api').click();
    await studio.field('api.prefix').fill('/gateway/elsewhere');
    await expect(studio.changed(2)).toBeVisible();
    await studio.copyLink.click();
    await expect(page.getByText(say('preview:linkCopied'))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const left = watch(context, baseURL, tenantId);
    const other = await context.newPage();
    const errors: string[] = [];
    other.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await other.goto(link);
    const theirs = new StudioPage(other, say);
    await expect(theirs.banners.first()).toContainText(say('preview:linkedDraft'));
    // It opens with the look, as the one who made it has seen it.
    await expect(theirs.small(0, 'light').getByText(draftName).first()).toBeVisible();
    await theirs.part('allFields').click();
    await expect(theirs.banners.first()).toContainText('/gateway/elsewhere');
    await expect(theirs.field('brand.name')).toHaveValue(draftName);
    await expect(theirs.phone.getByText(draftName).first()).toBeVisible();
    await expect(theirs.changed(1)).toBeVisible();
    expect(other.url()).not.toContain('draft');

    // It goes on as a draft like any other.
    await other.reload();
    await theirs.part('allFields').click();
    await expect(theirs.banners.first()).toContainText(say('preview:linkedDraft'));
    await expect(theirs.field('brand.name')).toHaveValue(draftName);
    await expect(theirs.undo).toBeDisabled(); // a reload has no past
    expect(errors).toEqual([]);
    expect(left).toEqual([]);
    await context.close();
    expect(tenant.brand.name).not.toBe(draftName);
  });

  test('as a zip of the whole folder, with the change in it', async ({
    page,
    studio,
    openStudio,
    tenantId,
  }) => {
    await openStudio();
    await studio.field('brand.name').fill(draftName);
    const started = page.waitForEvent('download');
    await studio.download.click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`${tenantId}.zip`);
    const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
    const config = strFromU8(files[`${tenantId}/tenant.json`] ?? new Uint8Array());
    const old = shippedFile(`${tenantId}/tenant.json`);
    const oldName: string = JSON.parse(old).brand.name;
    // One value differs, and not a blank beside it.
    expect(config).toBe(old.replace(`"name": "${oldName}"`, `"name": "${draftName}"`));
    const legal = `${tenantId}/legal/privacy.en.md`;
    expect(strFromU8(files[legal] ?? new Uint8Array())).toBe(shippedFile(legal));
    expect(Object.keys(files).every((name) => name.startsWith(`${tenantId}/`))).toBe(true);
  });
});

test('the log shows what the phone asks its app and its lender, without secrets', async ({
  studio,
  openStudio,
  lender,
}) => {
  await openStudio();
  await studio.tab('tabLog').click();
  await studio.show('customerService');
  await studio.phoneOn('customerService', 'ready').locator('a[href^="tel:"]').first().click();
  await expect(studio.log.first()).toContainText('callPhone → dialNumber');
  await studio.log.first().locator('summary').click();
  await expect(studio.log.first().locator('pre')).toContainText('phone');
  await studio.show('loanDetails');
  await expect(studio.phoneOn('loanDetails', 'ready')).toBeVisible();
  const call = studio.log.filter({ hasText: 'loan-details' }).first();
  await expect(call).toContainText('200');
  await call.locator('summary').click();
  await expect(call).toContainText('sessionId=•••');
  await expect(call).toContainText('amountDue');
  const told = await studio.view.innerText();
  for (const secret of Object.values(lender.session).filter((value) => value.length > 10))
    expect(told).not.toContain(secret);
});

test('I put a loan of the sandbox into another state, and the phone shows it', async ({
  page,
  studio,
  openStudio,
  say,
}) => {
  await openStudio();
  await studio.tab('tabLender').click();
  const loan = '90071992547409930174';
  await page.getByRole('button', { name: loan }).click();
  const details = studio.phoneOn('loanDetails', 'ready');
  await expect(details.getByRole('button', { name: say('loan-details:repay') })).toBeVisible();
  await studio.statusOf(loan).selectOption('200');
  await expect(details.getByText(say('loan-details:pillPaid'), { exact: true })).toBeVisible();
  await expect(details.getByRole('button', { name: say('loan-details:repay') })).toBeHidden();
  await expect(studio.statusOf(loan)).toHaveValue('200');
});

test('a lender that has switched the preview off has no such page', async ({ page, open, say }) => {
  await page.route('**/tenants/*/tenant.json', async (route) => {
    const response = await route.fetch();
    const config = await response.json();
    const features = { ...config.features, preview: false };
    await route.fulfill({ response, json: { ...config, features } });
  });
  await open('/testPreview');
  await expect(screenOf(page, 'notFound')).toContainText(say('app:notFoundTitle'));
  await expect(page.locator('iframe')).toHaveCount(0);
});
