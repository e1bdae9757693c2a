import { callTo, expect, hold, test } from './journey.ts';
import { screenOf } from './pages/screens.ts';

test.describe.configure({ mode: 'parallel' });

const loan = { productId: '5005', orderId: '90071992547409930174' };

for (const [screen, call, params] of [
  ['loanDetails', 'loan-details', loan],
  ['cardRepayment', 'repayment-way', loan],
  ['loanConfirm', 'loan-detail-confirm', { productId: '5001' }],
] as const) {
  test(`${screen}: what is coming has its size before it is there, button included, and nothing moves when it comes`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!Reflect.get(entry, 'hadRecentInput'))
            moved.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const slow = await hold(page, callTo(call));
    await open(screen, params);
    const loading = screenOf(page, screen, 'loading');
    await expect(loading).toBeVisible();
    const coming = await loading.locator('[data-shape="action"]').boundingBox();
    expect(coming, 'a button is drawn').not.toBeNull();
    // On a slow machine a word about the wait may have come before.
    await page.evaluate('window.moved.length = 0');
    slow.release();
    const ready = screenOf(page, screen, 'ready');
    await expect(ready).toBeVisible();
    const there = await ready.locator('button').last().boundingBox();
    expect(there?.height).toBe(coming?.height);
    expect(Math.abs((there?.x ?? 0) - (coming?.x ?? 0))).toBeLessThanOrEqual(1);
    const moved = await page.evaluate<number[]>('window.moved');
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.001);
  });
}
