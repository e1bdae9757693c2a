import { expect, test, vi } from 'vitest';
import { earlyCalls, screensWithFirstView } from '../../../src/first-view/early-calls.ts';
import { moneyScreens } from '../../../src/app/framing.ts';
import { loanScreens } from '../../../src/app/loan-screens.ts';
import { firstScreens } from '../../../src/first-view/first-screens.ts';
import { answerName } from '../../../src/lender-api/early-call.ts';
import { answerOnly, freshBrowser, openFirstView } from '../../support/first-view-stage.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { shippedTenant } from '../tenant/shipped-folder.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';

const keysOf = (table: object) => Object.keys(table).sort();

test('the first file knows just the screens that have a first view', () => {
  expect([...screensWithFirstView].sort()).toEqual(keysOf(firstScreens));
});

test('what a first view is drawn from was asked early, or is made by its own screen', async () => {
  const params = { loanId: '1', productId: '2' };
  const session = sampleSession({ sessionId: 's-1' });
  const look = { tenant: shippedTenant('india'), raw: {}, session, language: 'en', params };
  for (const [key, screen] of Object.entries(firstScreens)) {
    const drawing = await screen.load();
    const early = earlyCalls[key as ScreenKey]?.map((call) => answerName(call(params))); // the table's own key
    const asked = [...drawing.needs(look, undefined), ...(drawing.also?.(look) ?? [])];
    expect(asked.map(answerName).sort(), key).toEqual(early?.sort());
  }
});

test('screens §9: the screens that refuse a frame are just those of a loan', () => {
  expect([...moneyScreens].sort()).toEqual(keysOf(loanScreens));
});

test('what Repay leads to is fetched when the loan has its files: a tap then waits for the lender alone', async () => {
  freshBrowser();
  const sent = answerOnly({});
  const { firstView } = openFirstView('india', 'loanDetails', 'en');
  await firstView.hasFiles;
  await vi.waitFor(() =>
    expect(sent.map(({ url }) => url.pathname)).toContainEqual(
      expect.stringMatching(/\/en\/card-repayment\.json$/),
    ),
  );
});
