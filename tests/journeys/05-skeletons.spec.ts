import { callTo, expect, hold, test } from './journey.ts';
import { screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

const loan = { productId: '5005', orderId: '90071992547409930174' };

for (const [screen, call, params] of [
  ['loanDetails', 'loan-details', loan],
  ['cardRepayment', 'repayment-way', loan],
  ['loanConfirm', 'loan-detail-confirm', { productId: '5001' }],
] as const) {
  test(`${screen}: the button that is coming has its place and size before it is there`, async ({
    page,
    open,
  }) => {
    const slow = await hold(page, callTo(call));
    await open(screen, params);
    const loading = screenOf(page, screen, 'loading');
    await expect(loading).toBeVisible();
    const coming = await loading.locator('[data-shape="action"]').boundingBox();
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
