import type { Page } from '@playwright/test';
import { screenPaths, type ScreenKey } from '../../src/tenant/screen-paths.ts';
import { expect, hold, test } from './journey.ts';
import { screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

const loans = {
  india: { productId: '5005', orderId: '90071992547409930174' },
  indonesia: { productId: '6005', orderId: '80071992547409930174' },
  philippines: { productId: '7005', orderId: '70071992547409930174' },
};
const { india } = loans;
const nobody = { sessionId: undefined, userId: undefined };

/** A screen that waits for something: how it is opened, and by whose borrower. */
interface Waiting {
  tenantId?: keyof typeof loans;
  query: Readonly<Record<string, string | undefined>>;
}

/** Every screen, so that a new one is in it: how it is opened, or that it is there with its code. */
const waiting: Record<ScreenKey, Waiting | 'waits for nothing'> = {
  home: 'waits for nothing',
  policyEmbed: 'waits for nothing',
  calculator: 'waits for nothing',
  reviews: 'waits for nothing',
  contact: 'waits for nothing',
  preview: 'waits for nothing',
  loanTermsPublic: { query: nobody },
  privacy: { query: nobody },
  aboutUs: { query: nobody },
  loanAgreement: { query: nobody },
  loanTerms: { query: nobody },
  customerService: { query: {} },
  loanConfirm: { query: { productId: '5001' } },
  loanDetails: { query: india },
  loanDetailsAfterPayment: { query: india },
  loginFailure: { query: { productId: '5001' } },
  cardRepayment: { query: india },
  instalments: { query: { productId: '5007', orderId: '90071992547409930312' } },
  extension: { query: india },
  bindCard: 'waits for nothing',
  walletRepayment: { query: { ...india, amountDue: '1284125' } },
  virtualAccount: { tenantId: 'indonesia', query: { ...loans.indonesia, display: '1' } },
  payMethod: { tenantId: 'indonesia', query: loans.indonesia },
  paymentGuide: { tenantId: 'philippines', query: loans.philippines },
  marketplace: { query: { scene: 'banner' } },
  promotion: { query: { templateId: '88' } },
  download: { query: { templateId: '88' } },
  landingAgreement: { query: { templateId: '88' } },
  complaintStart: { query: { orderNo: india.orderId } },
  complaintForm: { query: { orderNo: india.orderId, problemType: '2' } },
  complaintStartNew: { query: { orderNo: india.orderId } },
  complaintList: { query: {} },
  complaintDetails: { query: { problemId: '9007199254740950000101' } },
  chatbot: { query: { orderNo: india.orderId } },
};

/** A screen that says of itself that it is another one (screens §8, "Marks in the page"). */
const marks: Partial<Record<ScreenKey, ScreenKey>> = {
  loanDetailsAfterPayment: 'loanDetails',
  loanTermsPublic: 'loanAgreement',
};

/** Adds up what moves of itself, and names it; read by `moved`. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // What a press itself brings about is meant: it is no shift by any measure.
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        const sources: { node?: Element }[] = Reflect.get(entry, 'sources');
        const nodes = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '?');
        shifts.push(`${Number(Reflect.get(entry, 'value')).toFixed(4)} ${nodes.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const moved = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'shifts'));

/** Two pictures of the page are drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

for (const [screen, row] of Object.entries(waiting) as [ScreenKey, Waiting | string][]) {
  if (typeof row === 'string') continue;
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(screen, () => {
      test.use({ tenantId: row.tenantId ?? 'india', viewport });

      test(`nothing moves on a ${size} when what it waits for comes`, async ({ page, open }) => {
        await watchShifts(page);
        const slow = await hold(page, /\/(?:gateway|legal)\/.*[?.]/);
        // Where a tenant says no path of its own, the screen's holds.
        await open(screenPaths[screen] ?? screen, row.query);
        const main = screenOf(page, marks[screen] ?? screen);
        await expect(main.locator('header')).toBeVisible();
        await drawn(page);
        slow.release();
        await expect(main).toHaveAttribute('data-face', 'ready');
        await expect(main.locator('[data-shape]')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        await drawn(page);
        expect(await moved(page)).toEqual([]);
      });
    });
  }
}

/** Loans whose plan, products or reasons come after the loan itself, of each lender. */
const lenders = {
  india: ['9007199254740993', '50'],
  indonesia: ['8007199254740993', '60'],
  philippines: ['7007199254740993', '70'],
};
const products = { '0003': '06', '0005': '06', '0110': '05', '0312': '07' } as const;

for (const [tenantId, [numbers, sells]] of Object.entries(lenders)) {
  for (const [ending, product] of Object.entries(products)) {
    for (const [size, viewport] of Object.entries({
      ...sizes,
      tablet: { width: 820, height: 1100 },
    })) {
      test.describe(`${tenantId} ${ending}`, () => {
        const language = { india: 'en', indonesia: 'id' }[tenantId] ?? 'fil';
        test.use({ tenantId, language, viewport });

        test(`nothing moves on a ${size} when its loan and its plan come`, async ({
          page,
          open,
        }) => {
          await watchShifts(page);
          const slow = await hold(page, /\/gateway\/.*/);
          await open('loanDetails', {
            orderId: `${numbers}${ending}`,
            productId: `${sells}${product}`,
          });
          await expect(screenOf(page, 'loanDetails').locator('header')).toBeVisible();
          await drawn(page);
          slow.release();
          const main = screenOf(page, 'loanDetails', 'ready');
          await expect(main).toBeVisible();
          await expect(main.locator('[data-shape]')).toHaveCount(0);
          await page.waitForLoadState('networkidle');
          await drawn(page);
          expect(await moved(page)).toEqual([]);
        });
      });
    }
  }
}

test('nothing moves on the way from a loan to paying and back', async ({ page, open, say }) => {
  await watchShifts(page);
  await open('loanDetails', india);
  const loan = screenOf(page, 'loanDetails', 'ready');
  await expect(loan.locator('[data-shape]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await loan.getByRole('button', { name: say('loan-details:repay') }).click();
  const paying = screenOf(page, 'cardRepayment', 'ready');
  await expect(paying).toBeVisible();
  await expect(paying.locator('[data-shape]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await drawn(page);
  await page.goBack();
  await expect(loan).toBeVisible();
  await expect(loan.locator('[data-shape]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await drawn(page);
  expect(await moved(page)).toEqual([]);
});

/** What Repay leads to. */
const payments = {
  india: 'cardRepayment',
  indonesia: 'payMethod',
  philippines: 'paymentGuide',
} as const;

for (const [tenantId, screen] of Object.entries(payments)) {
  test.describe(`${tenantId} pays`, () => {
    test.use({ tenantId });

    test('the amount of a loan goes on to its payment and stays there', async ({
      page,
      open,
      say,
    }) => {
      await watchShifts(page);
      await open('loanDetails', loans[tenantId as keyof typeof loans]);
      const loan = screenOf(page, 'loanDetails', 'ready');
      await expect(loan.locator('[data-shape]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      const owed = await loan.locator('[data-amount]').innerText();
      const slow = await hold(page, /\/gateway\//);
      await loan.getByRole('button', { name: say('loan-details:repay') }).click();
      // Before any answer of its own.
      const head = screenOf(page, screen, 'loading').locator('[data-amount]');
      await expect(head).toHaveText(owed);
      // On its way it reaches beyond no edge.
      const [wide, seen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        window.innerWidth,
      ]);
      expect(wide).toBeLessThanOrEqual(seen ?? 0);
      const resting = () =>
        page.evaluate(async () => {
          const amount = document.querySelector('[data-amount]');
          await Promise.all((amount?.getAnimations() ?? []).map(({ finished }) => finished));
          const { x, y } = document.querySelector('[data-amount]')?.getBoundingClientRect() ?? {};
          return { x, y };
        });
      const before = await resting();
      slow.release();
      const paying = screenOf(page, screen, 'ready');
      await expect(paying.locator('[data-shape]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expect(paying.locator('[data-amount]').first()).toHaveText(owed);
      expect(await resting()).toEqual(before);
      expect(await moved(page)).toEqual([]);
    });
  });
}

for (const screen of [
  'loanDetails',
  'cardRepayment',
  'loanConfirm',
  'complaintStartNew',
] as const) {
  test(`${screen}: the button that is coming has its place and size before it is there`, async ({
    page,
    open,
  }) => {
    const row = waiting[screen];
    const slow = await hold(page, /\/gateway\//);
    await open(screen, typeof row === 'string' ? {} : row.query);
    const loading = screenOf(page, screen, 'loading');
    await expect(loading).toBeVisible();
    const coming = await loading.locator('[data-shape="action"] > :last-child').boundingBox();
    expect(coming, 'a button is drawn').not.toBeNull();
    slow.release();
    const ready = screenOf(page, screen, 'ready');
    await expect(ready).toBeVisible();
    const there = await ready.locator('button').last().boundingBox();
    // Where more than the button stands at the foot, its room is there as well: the button is the last of it.
    const bottom = (box: typeof there) => (box ? box.y + box.height : Number.NaN);
    expect(coming?.height).toBeGreaterThanOrEqual(there?.height ?? Number.NaN);
    expect(Math.abs(bottom(there) - bottom(coming))).toBeLessThanOrEqual(1);
    expect(Math.abs((there?.x ?? 0) - (coming?.x ?? 0))).toBeLessThanOrEqual(1);
  });
}

/** Where the drawn parts of a screen stand, and by what of it they are known when it is there. */
const places = [
  // A loan of one payment has no plan: its amount and its day say it.
  ['loanDetails', 'plan', 'dl >> nth=0', { productId: '5006', orderId: '90071992547409930003' }],
  ['loanConfirm', 'facts', '[data-side=summary] > dl', { productId: '5001' }],
  ['cardRepayment', 'choices', 'fieldset label >> nth=0', india],
] as const;

for (const [screen, shape, part, query] of places) {
  test(`${screen}: what is drawn of its ${shape} stands where it will be`, async ({
    page,
    open,
  }) => {
    const slow = await hold(page, /\/gateway\//);
    await open(screen, query);
    const loading = screenOf(page, screen, 'loading');
    const coming = await loading.locator(`[data-shape="${shape}"]`).boundingBox();
    slow.release();
    const ready = screenOf(page, screen, 'ready');
    await expect(ready.locator('[data-shape]')).toHaveCount(0);
    const there = await ready.locator(part).boundingBox();
    // A heading stands a padding lower than its card.
    expect(Math.abs((there?.y ?? Number.NaN) - (coming?.y ?? Number.NaN))).toBeLessThanOrEqual(24);
  });
}
