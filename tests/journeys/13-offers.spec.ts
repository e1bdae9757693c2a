import { callTo, expect, tapTwiceInOneTick, test } from './journey.ts';
import { OffersPage, playPartners, standInApp } from './pages/offers.ts';
import { screenOf, toast } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

/** What the launch says beside the session; the seven of these and of it go to trusted partners, the rest to nobody. */
const launch = {
  appName: 'Sikkora',
  appVersion: '3.2.0',
  gid: 'g+1',
  token: 'secret',
  mobilePhone: '+919876543210',
};

const seven = (session: Readonly<Record<string, string>>) => ({
  deviceId: session['deviceId'],
  appVersion: launch.appVersion,
  userId: session['userId'],
  appName: launch.appName,
  sessionId: session['sessionId'],
  clientType: 'android',
  gid: launch.gid,
});

const formOf = (form: URLSearchParams | undefined) => Object.fromEntries(form ?? []);

test('I take an offer of a lender that mine trusts: where I go is said, and the seven parameters go along', async ({
  page,
  open,
  lender,
  say,
  mayFail,
}) => {
  mayFail(/status of 500/);
  await playPartners(page);
  await lender.fail({ call: 'pageEvent', kind: '500' }); // that nobody counts the tap is not my trouble
  await open('/relevant', { ...launch, scene: 'banner_jingzhun' });
  const offers = new OffersPage(page, 'marketplace');
  await expect(offers.cards).toHaveCount(5);
  await expect(offers.main).toContainText('These loans come from other lenders');
  await expect(offers.card('Demo Dhan')).toContainText('24.28%');
  // Tags on the first two alone, though a third one has some.
  await expect(offers.main.getByText('No paper')).toHaveCount(2);

  // The other lender takes its time: this page stays, and can be looked at.
  let left = '';
  await page.route('https://partners.sikkora.example/**', (route) => {
    left = route.request().url();
    return route.fulfill({ status: 204 });
  });
  await offers.button('Demo Dhan').click();
  await expect(offers.button('Demo Dhan')).toHaveText(
    say('marketplace:opening', { name: 'Demo Capital Limited' }),
  );
  const { origin, pathname, searchParams } = new URL(left);
  expect(origin + pathname).toBe('https://partners.sikkora.example/apply');
  expect(Object.fromEntries(searchParams)).toEqual({ ref: '77', ...seven(lender.session) });
  expect(formOf(lender.calls('save')[0]?.form)).toEqual({
    productId: '31007',
    moduleId: '301',
    positionId: '0',
  });
  expect(formOf(lender.calls('apply')[0]?.form)).toEqual({
    product_id: '31007',
    module_id: '301',
    scene: 'banner_jingzhun',
  });
});

test('HD-47: I tap twice: one application, and a lender that mine does not trust learns nothing of me', async ({
  page,
  open,
  lender,
}) => {
  await playPartners(page);
  await open('/relevant', launch);
  const offers = new OffersPage(page, 'marketplace');
  await expect(offers.button('Udaharan Cash')).toHaveCount(0); // full today
  await expect(offers.card('Udaharan Cash')).toBeVisible();
  await tapTwiceInOneTick(offers.button('Namuna Loan'));
  await page.waitForURL('https://apply.namuna-loan.example/**');
  expect(page.url()).toBe('https://apply.namuna-loan.example/start?x=1#step2');
  expect(lender.calls('apply').map(({ form }) => formOf(form))).toEqual([
    { product_id: '9007199254740993108', module_id: '300' },
  ]);
  expect(lender.calls('save').map(({ form }) => formOf(form))).toEqual([
    { productId: '9007199254740993108', moduleId: '300', positionId: '1' },
  ]);
});

test('HD-25, HD-26: an offer with an unsafe address is refused and I can go on; a link of an app that the lender lists goes to my app', async ({
  page,
  open,
  say,
  lender,
}) => {
  await standInApp(page, 'LoanApp');
  await page.route(callTo('apply'), async (route) => {
    const response = await route.fetch();
    const url = lender.count('apply') > 1 ? 'samplesalary://loan?x=1#2' : 'javascript:alert(1)';
    await route.fulfill({ response, json: { code: 0, data: { url } } });
  });
  await open('/relevant', { ...launch, scene: 'tanchuang_fudai' });
  const offers = new OffersPage(page, 'marketplace');
  await offers.button('Misaal Credit').click();
  await expect(toast(page, say('app:addressRefused'))).toBeVisible();
  await offers.button('Sample Salary Advance').click();
  await expect
    .poll(() => page.evaluate('window.told'))
    .toEqual(['{"url":"samplesalary://loan?x=1#2"}']);
  await expect(offers.main).toBeVisible();
  expect(lender.calls('save').map(({ form }) => form.get('moduleId'))).toEqual(['302', '302']);
});

for (const { tenantId, language, full } of [
  {
    tenantId: 'india',
    language: 'en',
    full: 'Applications are full for today. Please apply again tomorrow.',
  },
  {
    tenantId: 'indonesia',
    language: 'id',
    full: 'Pengajuan sudah penuh, silahkan pengajuan kembali di besok hari',
  },
]) {
  test.describe(tenantId, () => {
    test.use({ tenantId, language });

    test('nothing is offered today: it is said, with a way home; offers that cannot be had can be asked for again', async ({
      page,
      open,
      say,
      lender,
      tenant,
      mayFail,
    }) => {
      mayFail(/status of 50[02]/);
      await lender.fail({ call: 'marketplace', kind: 'html502' });
      await open('/relevant', { scene: 'full' });
      const failed = screenOf(page, 'marketplace', 'error');
      await expect(failed).toContainText(tenant.servicePhone);
      await failed.getByRole('button', { name: say('app:retry'), exact: true }).click();
      await expect(screenOf(page, 'marketplace', 'empty')).toContainText(full);
      await page.getByRole('button', { name: say('app:backHome') }).click();
      await expect(screenOf(page, 'home')).toBeVisible();
    });

    test('HD-24: a log-in at a partner failed: why, and what else there is; a row that I tap is told first, then asked for', async ({
      page,
      open,
      lender,
    }) => {
      await playPartners(page);
      await open('loginFailure', { ...launch, productId: '700100200300400501' });
      const offers = new OffersPage(page, 'loginFailure');
      await expect(offers.cards).toHaveCount(5);
      await expect(offers.cards.getByRole('button')).toHaveCount(4);
      const [failure] = lender.calls('targeted');
      const { lang, merchantNumber, ...asked } = Object.fromEntries(failure?.query ?? []);
      expect(asked).toEqual(seven(lender.session));
      expect([lang, Boolean(merchantNumber)]).toEqual([language, true]);
      expect(formOf(failure?.form)).toEqual({ productId: '700100200300400501' });

      await tapTwiceInOneTick(offers.cards.nth(0).getByRole('button'));
      await page.waitForURL(/^https:\/\/[^/]+\.example\//);
      const names = lender.calls().map(({ name }) => name);
      expect(names.slice(-2)).toEqual(['necessity', 'joint']);
      const [tap] = lender.calls('necessity');
      const productId = tap?.form.get('productId') ?? '';
      expect(formOf(tap?.form)).toEqual({ productId, moduleId: '18', positionId: '0' });
      expect(lender.calls('joint').map(({ form }) => formOf(form))).toEqual([{ productId }]);
      const { searchParams, hash } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({ ref: '77', ...seven(lender.session) });
      expect(hash).toMatch(/^#(?:step|langkah)2$/);
    });
  });
}

for (const [tenantId, screen, path, radius] of [
  ['india', 'marketplace', '/relevant', 14],
  ['india', 'loginFailure', 'loginFailure', 14],
  ['indonesia', 'marketplace', '/relevant', 0],
] as const) {
  test.describe(`${tenantId} ${screen}`, () => {
    test.use({ tenantId });

    test('the buttons of a list are the house’s own: its shape, 44 px, and none louder than the others', async ({
      page,
      open,
    }) => {
      await open(path, { productId: '1' });
      const offers = new OffersPage(page, screen);
      const button = offers.cards.first().getByRole('button');
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      const shape = await button.evaluate((element) => {
        const { borderRadius, backgroundColor } = getComputedStyle(element);
        const probe = Object.assign(document.createElement('i'), {
          style: 'color:var(--brand-tint)',
        });
        element.append(probe);
        const tint = getComputedStyle(probe).color;
        probe.remove();
        return { borderRadius, isTinted: backgroundColor === tint };
      });
      expect(shape).toEqual({ borderRadius: `${radius}px`, isTinted: true });
      // Paper and ink: the head has no ground of its own.
      for (const section of await offers.main.locator('section').all())
        expect(await section.evaluate((element) => getComputedStyle(element).backgroundImage)).toBe(
          'none',
        );
    });
  });
}
