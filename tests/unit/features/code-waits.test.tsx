import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MoneyRecord } from '../../../src/domain/money-call.ts';
import { minorFromText } from '../../../src/domain/money.ts';
import { ExtensionScreen } from '../../../src/features/extension/extension-screen.tsx';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { PayMethodScreen } from '../../../src/features/pay-method/pay-method-screen.tsx';
import { keepRecord } from '../../support/money-record.ts';
import { forgetAll, usualAnswers } from '../../support/pay-stage.tsx';
import { openTab } from '../../support/pay-stage.tsx';
import { showScreen } from '../../support/screen-stage.tsx';

beforeEach(forgetAll);
afterEach(() => vi.unstubAllGlobals());

/** A card payment was begun, and its bank has sent a code: before a reload, or in another tab. */
const begin = (change: Partial<MoneyRecord> = {}) =>
  keepRecord({
    step: 'awaitingCode',
    lenderAttemptId: '77',
    codeSentAt: Date.now(),
    amount: minorFromText('1743200'),
    ...change,
  });

const screens = {
  loan: { Screen: LoanDetailsScreen, screen: 'loanDetails' },
  'chooser of numbers': { Screen: PayMethodScreen, screen: 'payMethod' },
  extension: { Screen: ExtensionScreen, screen: 'extension' },
} as const;

const show = (name: keyof typeof screens) =>
  showScreen({
    ...screens[name],
    answers: {
      ...usualAnswers,
      payTypes: { success: true, data: [] },
      extension: { success: true, data: { delayShouldPayAmount: 500, delayExpiryTime: '' } },
    },
    builtScreens: ['loanDetails', 'cardRepayment'],
  });

const said = /You started to pay ₹17,432\.00 by card at .*Nothing has been paid yet/;

test.each(Object.keys(screens) as (keyof typeof screens)[])(
  'the %s says that a card payment was begun, that nothing was paid, and leads on to its code',
  async (name) => {
    begin();
    const page = show(name);
    expect(await screen.findByText(said)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Enter the code' }));
    expect(page.place()).toMatch(/\/card/i);
  },
);

test('the wallet leads on to the code as well, and goes on paying by itself', async () => {
  begin();
  const tab = openTab('wallet');
  expect(await tab.here.findByText(said)).toBeDefined();
  await tab.press('Enter the code');
});

test('nothing is said of it once the code has outlived its time', async () => {
  begin({ startedAt: Date.now() - 11 * 60_000 });
  show('loan');
  await screen.findByText('₹17,432.00');
  expect(screen.queryByText(/You started to pay/)).toBeNull();
});

test("nobody is told of another borrower's code", async () => {
  begin({ owner: 'u:somebody-else' });
  show('loan');
  await screen.findByText('₹17,432.00');
  expect(screen.queryByText(/You started to pay/)).toBeNull();
});

test('where the loan cannot be had, the code that waits is named all the same', async () => {
  begin();
  showScreen({ ...screens.loan, answers: {}, builtScreens: ['cardRepayment'] });
  expect(await screen.findByText(said)).toBeDefined();
});
