import { expect, test } from 'vitest';
import { earlyCalls, screensWithFirstView } from '../../../src/app/early-calls.ts';
import { moneyScreens } from '../../../src/app/framing.ts';
import { loanScreens } from '../../../src/app/loan-screens.ts';
import { firstScreens } from '../../../src/first-view/first-screens.tsx';
import { answerName } from '../../../src/lender-api/early-call.ts';
import type { ScreenKey } from '../../../src/tenant/screen-paths.ts';

const keysOf = (table: object) => Object.keys(table).sort();

test('the first file knows just the screens that have a first view', () => {
  expect([...screensWithFirstView].sort()).toEqual(keysOf(firstScreens));
});

test('the call that a first view is drawn from is the one that was asked early', () => {
  const loan = { loanId: '1', productId: '2' };
  for (const [key, screen] of Object.entries(firstScreens)) {
    const early = earlyCalls[key as ScreenKey]?.map((call) => answerName(call(loan))); // the table's own key
    expect(early, key).toContain(answerName(screen.query(loan)));
  }
});

test('screens §9: the screens that refuse a frame are just those of a loan', () => {
  expect([...moneyScreens].sort()).toEqual(keysOf(loanScreens));
});
