import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test, type Open } from './journey.ts';
import { cutTexts } from './pages/checks.ts';
import {
  brokenNumbers,
  copiesOverNumbers,
  groupsByLine,
  openTabAgainstRow,
  outOfReach,
  rowsOf,
  unclear,
  wrongOnPaper,
} from './pages/looks.ts';
import { playPartners } from './pages/offers.ts';
import { CardPage, ConfirmPage, screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

/** An address that opens a screen: its key or path, what it needs, and the key of what is then shown. */
type Place = readonly [
  screen: string,
  query: Readonly<Record<string, string | undefined>>,
  shown?: string,
];

const nobody = { sessionId: undefined, userId: undefined, deviceId: undefined };
const loans = { india: '9007199254740993', indonesia: '8007199254740993' } as const;
const products = { india: ['5005', '5007'], indonesia: ['6005', '6006'] } as const;
const loan = (tenantId: keyof typeof loans, number: string) => ({
  productId: products[tenantId][0],
  orderId: `${loans[tenantId]}${number}`,
});
const plan = {
  india: { productId: '5007', orderId: `${loans.india}0312` },
  indonesia: { productId: '6006', orderId: `${loans.indonesia}0003` },
};

const everyone: readonly Place[] = [
  ['/', { ...nobody, amount: '80000' }, 'home'],
  ['/Contact', nobody, 'contact'],
  ['promotion', nobody],
  ['customerService', nobody],
  ['/relevant', { productId: '7' }, 'marketplace'],
  ['complaintForm', { orderNo: `${loans.india}0174`, problemType: '2' }],
  ['complaintList', {}],
  ['chatbot', {}],
];
const places: Record<keyof typeof loans, readonly Place[]> = {
  india: [
    ['loanConfirm', { productId: '5001' }],
    ['loanDetails', loan('india', '0174')],
    ['cardRepayment', loan('india', '0174')],
    ['bindCard', loan('india', '0174')],
    ['instalments', plan.india],
    ['complaintStart', { orderNo: loan('india', '0174').orderId }],
    ...everyone,
  ],
  indonesia: [
    ['/that', loan('indonesia', '0174'), 'virtualAccount'],
    ['/individual', loan('indonesia', '0174'), 'payMethod'],
    ['instalments', plan.indonesia],
    ['extension', loan('indonesia', '0180')],
    ...everyone.slice(0, 2),
  ],
};

async function go(page: Page, open: Open, [screen, query, shown]: Place): Promise<string> {
  await open(screen, query);
  const key = shown ?? screen;
  await expect(screenOf(page, key)).toHaveAttribute('data-face', /^(?:ready|empty)$/);
  return key;
}

/** The smallest phone, its text at 200 %. */
async function readLarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
}

const tenants = [
  { tenantId: 'india', language: 'en' },
  { tenantId: 'indonesia', language: 'id' },
] as const;

for (const { tenantId, language } of tenants) {
  test.describe(tenantId, () => {
    test.use({ tenantId, language });

    test('HD-85: in forced colours every text can be read, every control has an edge, and what is chosen looks chosen', async ({
      page,
      open,
    }) => {
      test.slow(); // many screens
      await playPartners(page);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      for (const place of places[tenantId]) {
        const key = await go(page, open, place);
        expect.soft(await unclear(page), key).toEqual([]);
      }
    });

    test('at 320 px with text of 200 % no amount or number goes on in another line, and nothing is cut', async ({
      page,
      open,
    }) => {
      test.slow(); // many screens
      await readLarge(page);
      const amounts: readonly Place[] = [
        [
          '/About',
          { ...nobody, amount: tenantId === 'india' ? '80000' : '15000000' },
          'calculator',
        ],
        ...places[tenantId].slice(0, 6),
      ];
      for (const place of amounts) {
        const key = await go(page, open, place);
        await expectNoSidewaysScroll(page);
        expect.soft(await brokenNumbers(page), key).toEqual([]);
        expect.soft(await copiesOverNumbers(page), key).toEqual([]);
        expect.soft(await cutTexts(page), key).toEqual([]);
      }
    });
  });
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the open tab of a row stands out from the row, and the words of all tabs can be read', async ({
    page,
    open,
  }) => {
    for (const place of [
      ['complaintList', {}],
      ['instalments', plan.india],
    ] as const) {
      const key = await go(page, open, place);
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      expect.soft(await openTabAgainstRow(page), key).toBeGreaterThanOrEqual(3);
      const faults = await unclear(page);
      expect
        .soft(
          faults.filter((fault) => fault.includes(':1 for <button>')),
          key,
        )
        .toEqual([]);
    }
  });
});

/** What people print, and from which scheme; `sheet` where paper has a page of its own, which says whom and which loan by other words. */
const printed: readonly {
  tenantId: string;
  colorScheme: 'light' | 'dark';
  place: Place;
  sheet?: true;
}[] = [
  {
    tenantId: 'indonesia',
    colorScheme: 'light',
    place: ['/that', loan('indonesia', '0174'), 'virtualAccount'],
  },
  {
    tenantId: 'indonesia',
    colorScheme: 'dark',
    place: ['/that', loan('indonesia', '0174'), 'virtualAccount'],
  },
  { tenantId: 'india', colorScheme: 'dark', place: ['loanDetails', loan('india', '0200')] },
  { tenantId: 'india', colorScheme: 'light', place: ['instalments', plan.india], sheet: true },
  { tenantId: 'india', colorScheme: 'light', place: ['loanTerms', nobody] },
  { tenantId: 'india', colorScheme: 'dark', place: ['/privacy-policy', nobody, 'privacy'] },
  {
    tenantId: 'india',
    colorScheme: 'light',
    place: ['/About', { ...nobody, amount: '80000' }, 'calculator'],
  },
  { tenantId: 'india', colorScheme: 'light', place: ['loanConfirm', { productId: '5001' }] },
  {
    tenantId: 'philippines',
    colorScheme: 'dark',
    place: ['/dragonpayPaymentInstructions', nobody, 'paymentGuide'],
  },
];

for (const { tenantId, colorScheme, place, sheet } of printed) {
  test.describe(`${tenantId}, ${place[2] ?? place[0]}, from a ${colorScheme} screen`, () => {
    test.use({ tenantId, colorScheme });

    test('HD-86: on paper every row is there in dark letters, and no bar, button or menu', async ({
      page,
      open,
    }) => {
      await go(page, open, place);
      const rows = await rowsOf(page, sheet && 'li, td, h2, label');
      expect(rows.length).toBeGreaterThan(2);
      await page.emulateMedia({ media: 'print', colorScheme });
      if (sheet) await expect(page.getByRole('table')).toBeVisible();
      expect(await wrongOnPaper(page, rows)).toEqual([]);
    });
  });
}

test.describe('a number of 16 digits at 320 px', () => {
  test.use({ tenantId: 'indonesia', viewport: { width: 320, height: 640 } });

  test('stands in groups of four, as many in each line', async ({ page, open }) => {
    await go(page, open, ['/that', loan('indonesia', '0174'), 'virtualAccount']);
    const lines = await groupsByLine(page, 'main [translate=no]:has(> wbr)');
    expect(lines.length).toBeGreaterThan(0);
    for (const groups of lines) {
      expect(Math.max(...groups) - Math.min(...groups), String(groups)).toBeLessThanOrEqual(1);
    }
  });
});

for (const [width, height] of [
  [360, 400],
  [640, 300],
] as const) {
  test(`HD-84: at ${width}×${height} every part of every dialog can be brought into sight, and nothing lies over it`, async ({
    page,
    open,
    say,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const dialog = page.getByRole('dialog');
    const look = async (what: string) => {
      await expect(dialog).toBeVisible();
      // It has risen to its place.
      await dialog.evaluate((sheet) =>
        Promise.all(sheet.getAnimations().map((one) => one.finished)),
      );
      expect.soft(await outOfReach(page), what).toEqual([]);
    };
    await go(page, open, ['loanConfirm', { productId: '5003' }]);
    await new ConfirmPage(page, say).confirm.click();
    await look('the page before an offer is confirmed');
    await go(page, open, ['cardRepayment', loan('india', '0174')]);
    const card = new CardPage(page, say);
    await card.choose('with code');
    await card.pay.click();
    await look('the code');
    await go(page, open, ['loanDetails', loan('india', '0200')]);
    await look('the stars');
  });
}

/** From where to where it lies; a face that gives way to another one just now has no place, and is asked for again. */
async function spanOf(main: Locator): Promise<{ x: number; width: number }> {
  let span: { x: number; width: number } | undefined;
  await expect(async () => {
    const box = await main.boundingBox();
    expect(box).not.toBeNull();
    span = box ? { x: box.x, width: box.width } : undefined;
  }).toPass();
  if (!span) throw new Error('the page has no place');
  return span;
}

test.describe('in a wide window', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  const reads: readonly (readonly [call: string, place: Place])[] = [
    ['contactInfo', ['customerService', {}]],
    ['loanDetails', ['loanDetails', loan('india', '0174')]],
    ['repaymentWay', ['cardRepayment', loan('india', '0174')]],
    ['loanConfirm', ['loanConfirm', { productId: '5001' }]],
    ['problemList', ['complaintList', {}]],
  ];
  for (const [call, place] of reads) {
    test(`the error face of ${place[0]} is as wide as its page`, async ({
      page,
      open,
      lender,
      say,
      mayFail,
    }) => {
      mayFail(/status of 500/);
      const main = screenOf(page, place[0]);
      await lender.fail({ call, kind: '500' });
      await open(place[0], place[1]);
      await expect(main).toHaveAttribute('data-face', 'error');
      const failed = await spanOf(main);
      await page.getByRole('button', { name: say('app:retry'), exact: true }).click();
      await expect(main).toHaveAttribute('data-face', /ready|empty/);
      expect(await spanOf(main)).toEqual(failed);
    });
  }
});
