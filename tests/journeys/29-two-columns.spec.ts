import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

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
