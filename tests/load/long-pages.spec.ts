import type { Page } from '@playwright/test';
import { endpoints } from '../../src/lender-api/endpoint-table.ts';
import { longAnswers, type LongAnswer } from '../support/long-answers.ts';
import { pathOf } from '../../src/navigation/route-table.ts';
import { answerWith, expect, test } from '../journeys/journey.ts';
import { screenOf } from '../journeys/pages/screens.ts';
import { wordingIn } from '../journeys/pages/wording.ts';
import { shippedTenant } from '../unit/tenant/shipped-folder.ts';
import { measurePage, slowDown } from './measure-page.ts';

/** Drawn at once of any list, however long it is. */
const onePage = 50;
const slowdown = 4;

const say = wordingIn('en');
const india = shippedTenant('india');
const callOf = ({ call }: LongAnswer) => endpoints[call].path.split('/').at(-1) ?? '';

/** What somebody does with each page once its rows are there. */
const uses: Partial<Record<string, (page: Page) => Promise<void>>> = {
  instalments: (page) => page.getByRole('checkbox').nth(30).tap(),
  questions: (page) => page.getByRole('textbox').pressSequentially('why'),
};

for (const long of longAnswers) {
  test(`${long.most} ${long.name}: ready about as fast as ${onePage}, and every press answered, on a processor ${slowdown} times slower`, async ({
    page,
    open,
  }) => {
    test.setTimeout(180_000);
    const measure = await measurePage(page);
    await slowDown(page, slowdown);
    const visit = async (rows: number) => {
      await page.unrouteAll({ behavior: 'wait' });
      await answerWith(page, callOf(long), (data) => long.change(data, rows));
      await open(pathOf(india, long.screen), long.query);
      await expect(screenOf(page, long.screen, 'ready')).toBeVisible({ timeout: 60_000 });
      return measure.restAfter(callOf(long));
    };
    await visit(onePage); // fills the browser's cache
    const short = Math.min(await visit(onePage), await visit(onePage));
    const whole = Math.min(await visit(long.most), await visit(long.most));
    const elements = await measure.elements();

    for (const fold of await page.locator('summary').all()) await fold.tap();
    const more = page.getByRole('button', { name: say('app:showMore'), exact: true }).first();
    await more.tap();
    await expect(page.getByText(say('app:shownOf', { shown: 100, total: long.most }))).toBeVisible();
    await more.tap();
    await uses[long.name]?.(page);
    const presses = await measure.presses();
    console.log(
      `${long.name}: ready after ${short} ms with ${onePage}, ${whole} ms with ${long.most}; ${elements} elements; ${presses.join(' ')}`,
    );
    expect(elements).toBeLessThanOrEqual(1500);
  });
}
