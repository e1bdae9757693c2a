import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

/** What of this can be seen and pressed: nothing lies over its middle. */
const isOnTop = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && element.contains(hit);
  });

const india = {
  productId: '5005',
  orderId: '90071992547409930174',
  orderNo: '90071992547409930174',
};
const indonesia = { productId: '6005', orderId: '80071992547409930174' };

/** The screens of a borrower that have two sides: what each is opened with, and its key where the path is not that. */
const screens: readonly [string, Readonly<Record<string, string>>, string?][] = [
  ['loanDetails', india],
  ['loanConfirm', { productId: '5001' }],
  ['cardRepayment', india],
  ['/alipayrepayment', { ...india, amountDue: '1284125' }, 'walletRepayment'],
  ['bindCard', india],
  ['instalments', { productId: '5007', orderId: '90071992547409930312' }],
  ['extension', india],
  ['complaintStart', india],
  ['complaintStartNew', india],
  ['complaintForm', { ...india, problemType: '2' }],
  ['promotion', { templateId: '88' }],
  ['/relevant', { productId: '7' }, 'marketplace'],
];
const sizes = {
  'a tablet': { width: 820, height: 1100 },
  'a small desktop': { width: 1024, height: 768 },
  'a desktop': { width: 1280, height: 800 },
};

const boxOf = async (part: Locator) => {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  if (!box) throw new Error('it has no place');
  return box;
};

const opens = (tenantId: string, [path, query, key = path]: (typeof screens)[number]) => {
  for (const [size, viewport] of Object.entries(sizes)) {
    test.describe(`${tenantId} ${key}`, () => {
      test.use({ tenantId, viewport });

      test(`${key} has two columns on ${size}`, async ({ page, open }) => {
        await open(path, query);
        const main = screenOf(page, key, 'ready');
        const side = (name: string) => main.locator(`[data-side="${name}"]:not(:empty)`).first();
        const left = await boxOf(side('summary'));
        const right = await boxOf(side('acts'));
        expect(left.x + left.width).toBeLessThan(right.x);
        expect(Math.abs(left.y - right.y)).toBeLessThanOrEqual(1);
        expect(right.x + right.width).toBeLessThanOrEqual(viewport.width);
        expect(right.width).toBeGreaterThanOrEqual(320);
      });
    });
  }
};
for (const screen of screens) opens('india', screen);
opens('indonesia', ['/individual', indonesia, 'payMethod']);
opens('indonesia', ['/that', { ...indonesia, display: '1' }, 'virtualAccount']);

for (const viewport of [
  { width: 600, height: 960 },
  { width: 820, height: 1100 },
  { width: 1280, height: 800 },
]) {
  test.describe(`chat ${viewport.width}`, () => {
    test.use({ viewport });

    test(`a talk is as high as a window of ${viewport.width} px`, async ({ page, open }) => {
      await open('chatbot');
      const main = screenOf(page, 'chatbot', 'ready');
      const field = await boxOf(main.getByRole('textbox'));
      expect(field.y + field.height).toBeGreaterThan(viewport.height - 80);
      expect(field.y + field.height).toBeLessThanOrEqual(viewport.height);
    });
  });
}

const talks = [
  ['india', { orderNo: india.orderNo, productId: india.productId }],
  ['indonesia', { orderNo: indonesia.orderId, productId: indonesia.productId }],
  ['philippines', {}],
] as const;
for (const width of [960, 1280, 1440]) {
  for (const [tenantId, query] of talks) {
    test.describe(`${tenantId} chat ${width}`, () => {
      test.use({ tenantId, viewport: { width, height: 800 } });

      test(`nothing lies over a talk on a desktop of ${width} px, and its loan or its house stands beside it`, async ({
        page,
        open,
        say,
      }) => {
        await open('chatbot', query);
        const main = screenOf(page, 'chatbot', 'ready');
        const aside = await boxOf(main.getByRole('complementary'));
        const talk = [
          'orderNo' in query
            ? main.getByText(say('assistant:whatCanIDo'))
            : main.getByRole('log').locator(':scope > div').first(),
          ...(await main
            .getByRole('group', { name: say('assistant:topics') })
            .getByRole('button')
            .all()),
          main.getByRole('textbox'),
          main.getByRole('button', { name: say('assistant:person'), exact: true }),
        ];
        for (const part of talk) expect(await isOnTop(part), String(part)).toBe(true);
        const field = await boxOf(main.getByRole('textbox'));
        expect(aside.x + aside.width).toBeLessThan(field.x);
        expect(field.y + field.height).toBeGreaterThan(720);
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(widest).toBeLessThanOrEqual(width);
      });
    });
  }
}

for (const viewport of [sizes['a tablet'], { width: 820, height: 1180 }, sizes['a desktop']]) {
  for (const [tenantId, query] of [
    ['india', india],
    ['indonesia', indonesia],
    ['philippines', { productId: '7005', orderId: '70071992547409930174' }],
  ] as const) {
    test.describe(`${tenantId} ${viewport.width} x ${viewport.height}`, () => {
      test.use({ tenantId, viewport });

      test(`what is done about a loan follows its number, in ${viewport.width} x ${viewport.height}`, async ({
        page,
        open,
        say,
      }) => {
        await open('loanDetails', query);
        const main = screenOf(page, 'loanDetails', 'ready');
        const figure = await boxOf(main.locator('[data-side="summary"] > section').first());
        const action = main.getByRole('button', { name: say('loan-details:repay') });
        const there = await boxOf(action);
        expect(there.x).toBeCloseTo(figure.x, 0);
        expect(there.width).toBeCloseTo(figure.width, 0);
        expect(there.y - figure.y - figure.height).toBeGreaterThanOrEqual(0);
        expect(there.y - figure.y - figure.height).toBeLessThanOrEqual(24);
        await expect(action).toBeInViewport({ ratio: 1 });
      });
    });
  }
}

test.describe('the foot of a desktop', () => {
  test.use({ viewport: sizes['a desktop'] });

  test('the foot of a desktop leads to the privacy policy, the complaints and the terms', async ({
    page,
    open,
    say,
  }) => {
    await open('loanDetails', india);
    const foot = page.getByRole('contentinfo');
    for (const key of ['footPrivacy', 'footTerms', 'footComplaints'])
      await expect(foot.getByRole('link', { name: say(`app:${key}`) })).toBeVisible();
    await foot.getByRole('link', { name: say('app:footComplaints') }).click();
    await expect(screenOf(page, 'complaintStart', 'ready')).toBeVisible();
  });
});
