import type { Locator } from '@playwright/test';
import { endpoints } from '../../src/lender-api/endpoint-table.ts';
import { pathOf } from '../../src/navigation/route-table.ts';
import { answerWith, expect, test } from '../journeys/journey.ts';
import { screenOf } from '../journeys/pages/screens.ts';
import { longAnswers, type LongAnswer } from '../support/long-answers.ts';
import { shippedTenant } from '../unit/tenant/shipped-folder.ts';
import { measurePage, mostWait, slowdown } from './measure-page.ts';

/** So many rows are drawn of any list. */
const onePage = 50;

const india = shippedTenant('india');
const callOf = ({ call }: LongAnswer) => endpoints[call].path.split('/').at(-1) ?? '';

for (const long of longAnswers) {
  test(`${long.most} ${long.name}: ready about as fast as ${onePage}, and each press answered within ${mostWait} ms on a processor ${slowdown} times slower`, async ({
    page,
    open,
    say,
  }, info) => {
    test.slow();
    const measure = await measurePage(page);
    const visit = async (rows: number) => {
      await page.unrouteAll({ behavior: 'wait' });
      await page.goto('about:blank');
      await answerWith(page, callOf(long), (data) => long.change(data, rows));
      return measure.slowWorkOf(async () => {
        await open(pathOf(india, long.screen), { ...long.query, userId: `${rows}` });
        await expect(screenOf(page, long.screen, 'ready')).toBeVisible();
        await page.waitForLoadState('networkidle');
      });
    };
    await visit(onePage); // fills the browser's cache
    const short = Math.min(await visit(onePage), await visit(onePage));
    const whole = Math.min(await visit(long.most), await visit(long.most));
    expect(await measure.elements()).toBeLessThanOrEqual(1500);
    // Reading the lender's text takes its time in any case; drawing it must not.
    expect(whole).toBeLessThanOrEqual(2 * short + 300);

    const busyBefore = await measure.busyness();
    const presses: { what: string; wait: number }[] = [];
    const press = async (what: string, target: Locator) => {
      presses.push({ what, wait: await measure.press(target) });
    };
    for (const fold of await page.locator('summary').all()) await press('a fold', fold);
    const more = page.getByRole('button', { name: say('app:showMore'), exact: true }).first();
    for (const shown of [2 * onePage, 3 * onePage]) {
      await press('more', more);
      const count = page.getByText(say('app:shownOf', { shown, total: long.most }));
      await expect(count.first()).toBeVisible();
    }
    if (long.screen === 'instalments')
      await press('a hundred chosen', page.getByRole('checkbox').nth(2 * onePage));
    const busy = Math.max(busyBefore, await measure.busyness());
    const said = `${short} ms of work with ${onePage} rows, ${whole} ms with ${long.most}; machine busy ${busy.toFixed(1)}; ${presses.map(({ what, wait }) => `${what} ${wait} ms`).join(', ')}`;
    await info.attach('measured', { body: said });
    expect(
      presses.filter(({ wait }) => wait > mostWait * busy),
      said,
    ).toEqual([]);
  });
}
