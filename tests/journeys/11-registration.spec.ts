import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import type { Lender } from './pages/lender.ts';
import { DownloadPage, PromotionPage } from './pages/registration.ts';
import { screenOf, toast } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

/** Values that careless reading or writing would change. */
const carried = {
  app_from: 'web+app',
  user_from: 'so cial&1=2',
  utm_tag: 'nov+26 दिवाली 100%',
  id: '7',
};

/** A campaign in each market: its link as an advertiser writes it, and what of it goes on from page to page. */
const campaigns = [
  {
    tenantId: 'india',
    language: 'en',
    link: `/apply?tenant=india&lang=en&templateId=88&fbclid=x&${new URLSearchParams(carried)}&down_id=D%2B1`,
    goesOn: { ...carried, down_id: 'D+1' },
    templateId: '88',
    phone: '+91 98765 43210',
    national: '9876543210',
    shown: '98765 43210',
    download: '/sandbox/india/store',
    template: { from: '88' },
    title: 'Up to ₹80,000 in your account',
  },
  {
    // HD-22, HD-23: parameters before the # and behind it, and a per cent sign that encodes nothing.
    tenantId: 'indonesia',
    language: 'id',
    link: '/?fbclid=abc&utm_tag=outer&lang=id#/daftar?tenant=indonesia&templateId=89&app_from=a&user_from=%E2%9C%93&utm_tag=nov%2B26+hemat+100%&id=7&links_id=L%2F41',
    goesOn: {
      app_from: 'a',
      user_from: '✓',
      utm_tag: 'nov+26 hemat 100%',
      id: '7',
      links_id: 'L/41',
    },
    templateId: '89',
    phone: '0812-3456-7890',
    national: '081234567890',
    shown: '0812 3456 7890',
    download: '/sandbox/indonesia/store',
    template: { dari: '89' },
    title: 'Pinjaman sampai Rp15.000.000',
  },
] as const;

/** Which of the visit's parameters each call says (lender-api §2). */
const reported = {
  'track-visit': ['app_from', 'user_from', 'utm_tag'],
  'get-sms': ['app_from', 'user_from', 'utm_tag'],
  'track-click': ['app_from', 'user_from', 'utm_tag'],
  register: ['app_from', 'user_from', 'utm_tag', 'id'],
} as const;

const paramsIn = (address: string, page: Page) =>
  Object.fromEntries(new URL(address, page.url()).searchParams);

/** What a call said, wherever it said it. */
function said(lender: Lender, name: string): Record<string, string> {
  const [call] = lender.calls(name);
  return { ...Object.fromEntries(call?.query ?? []), ...Object.fromEntries(call?.form ?? []) };
}

for (const { tenantId, language, link, goesOn, ...campaign } of campaigns) {
  test.describe(`${tenantId}, ${language}`, () => {
    test.use({ tenantId, language });

    test('from a campaign’s link to the download: whatever the link said goes on unchanged, and the visit counts once', async ({
      page,
      lender,
      say,
      tenant,
    }) => {
      await page.goto(link);
      const form = new PromotionPage(page, say);
      await expect(form.main).toContainText(campaign.title);
      await expect(page).toHaveTitle(`${say('registration:title')} · ${tenant.brand.name}`);
      await form.fillPhone(campaign.phone);
      await form.getCode.click();
      await expect(toast(page, say('registration:codeSent'))).toBeVisible();
      await expect(form.code).toBeFocused();

      // I look at the message in another app, and my phone throws the page away.
      await page.reload();
      await expect(form.main).toContainText(say('registration:sentTo', { phone: campaign.shown }));
      await form.code.fill('123456');

      // What I agree to can be read, and nothing typed is lost by it.
      await form.agreement.click();
      await expect(screenOf(page, 'landingAgreement', 'ready')).toBeVisible();
      expect(paramsIn(page.url(), page)).toMatchObject(goesOn);
      const back = page.getByRole('link', { name: say('registration:backToForm') });
      const href = (await back.getAttribute('href')) ?? '';
      expect(paramsIn(href, page)).toMatchObject({ ...goesOn, templateId: campaign.templateId });
      await back.click();
      await expect(form.code).toHaveValue('123456');
      await form.apply.click();

      const download = new DownloadPage(page, say);
      await expect(download.headline).toHaveText(say('registration:doneTitle'));
      await expect(toast(page, say('registration:registered'))).toBeVisible();
      const asked = paramsIn(page.url(), page);
      expect(asked).toEqual({ tenant: tenantId, ...goesOn });
      expect(paramsIn((await download.agreement.getAttribute('href')) ?? '', page)).toEqual(asked);
      const address = (await download.download.getAttribute('href')) ?? '';
      expect(address.startsWith(campaign.download)).toBe(true);
      expect(paramsIn(address, page)).toEqual({ ...campaign.template, ...goesOn });
      await page.reload();
      await expect(download.download).toHaveAttribute('href', address);

      for (const [name, params] of Object.entries(reported)) {
        expect(lender.count(name), name).toBe(1);
        const call = said(lender, name);
        for (const param of params) expect(call[param], `${param} in ${name}`).toBe(goesOn[param]);
        // The sandbox counts only what says all that it must.
        const { code, success } = JSON.parse((await lender.calls(name)[0]?.answer) ?? '');
        expect(Number(code ?? 0) === 0 && success !== false, `${name} was accepted`).toBe(true);
      }
      expect(said(lender, 'track-click')['phone']).toBe(campaign.national);
      expect(said(lender, 'register')).toMatchObject({
        phone: campaign.national,
        userName: campaign.national,
        smsCode: '123456',
      });
      for (const { url } of lender.calls()) expect(url).not.toContain('fbclid');

      // The sandbox has a store as it has a wallet, with a way back to the site.
      await download.download.click();
      await expect(page.getByText(tenant.brand.name, { exact: true })).toBeVisible();
      await page.getByRole('link').click();
      await expect(screenOf(page, 'home', 'ready')).toBeVisible();
    });
  });
}

test('HD-22: the download page opened by an old link with # keeps what stands behind the #', async ({
  page,
  say,
  lender,
}) => {
  await page.goto(
    '/?tenant=india&lang=en&fbclid=abc&utm_tag=g1#/downloadTemplate?app_from=a&id=7&utm_tag=g2',
  );
  const { download } = new DownloadPage(page, say);
  const params = paramsIn((await download.getAttribute('href')) ?? '', page);
  expect(params).toEqual({ app_from: 'a', id: '7', utm_tag: 'g2' });
  expect(lender.calls()).toEqual([]);
});

test('I am registered already: I am told so, and where the app is', async ({
  page,
  say,
  lender,
}) => {
  await page.goto('/apply?tenant=india&lang=en&templateId=88&app_from=web&id=7');
  const form = new PromotionPage(page, say);
  await form.fillPhone('90000 00011');
  await form.getCode.click();
  await expect(toast(page, say('registration:known'))).toBeVisible();
  await expect(new DownloadPage(page, say).headline).toHaveText(say('registration:downloadKnown'));
  expect(paramsIn(page.url(), page)).toMatchObject({ app_from: 'web', id: '7' });
  expect(lender.count('register')).toBe(0);
  // It was somebody else's number: back, and the form is as it was.
  await page.goBack();
  await expect(form.phone).toHaveValue('90000 00011');
});
