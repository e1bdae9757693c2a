import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { minorFromText } from '../../../src/domain/money.ts';
import { keepRecord } from '../../support/money-record.ts';
import { showScreen } from '../../support/screen-stage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** The loan's page after a payment that its lender has seen meanwhile. */
const arrive = (loan: object = {}, owner?: string) => {
  const asked = minorFromText('2739467');
  keepRecord({
    amount: asked,
    before: { amountDue: asked, dueDate: '2031-03-14' },
    ...(owner && { owner }),
  });
  return showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetailsAfterPayment',
    answers: { loanDetails: { success: true, data: { orderStatus: 200, isScore: 1, ...loan } } },
  });
};

/** They are asked for when the loan was looked at for some seconds. */
const stars = () => screen.findByRole('dialog', {}, { timeout: 5000 });

const done = () => screen.findByRole('button', { name: 'Done' });

test('screens §9: the paid moment comes first, then, after it, the stars', async () => {
  arrive();
  await done();
  expect(screen.getByText('₹0')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save the receipt' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await done());
  expect(await stars()).toBeDefined();
});

test('the moment is seen once: the screen opened anew is the loan', async () => {
  const first = arrive({ isScore: 0 });
  await userEvent.click(await done());
  first.unmount();
  showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetailsAfterPayment',
    answers: { loanDetails: { success: true, data: { orderStatus: 200 } } },
  });
  expect(await screen.findByRole('button', { name: 'Receipt' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

test('what the moment of a part payment said, the loan does not say once more', async () => {
  arrive({ orderStatus: 174, amountDue: 1000000, dueDate: '2031-03-14', isScore: 0 });
  await userEvent.click(await done());
  expect(await screen.findByText('₹10,000.00')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeDefined();
  expect(screen.queryByText('Payment received')).toBeNull();
});

test("somebody else's payment is no moment of this borrower's", async () => {
  arrive({ isScore: 0 }, 'u:another');
  expect(await screen.findByText('Payment received')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull());
});

test('a loan that is settled without a payment of this browser is told calmly', async () => {
  showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetails',
    answers: { loanDetails: { success: true, data: { orderStatus: 200, isScore: 1 } } },
  });
  expect(await stars()).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});
