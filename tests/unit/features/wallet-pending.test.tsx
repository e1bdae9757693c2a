import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { keepRecord, keptRecord } from '../../support/money-record.ts';
import { showScreen, stageLoan } from '../../support/screen-stage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The loan's page that a wallet leads back to, whatever its address claims. */
function backFromWallet(loan: object) {
  keepRecord({ channel: 'wallet', step: 'leftForWallet', before: { dueDate: '2026-12-31' } });
  return showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetailsAfterPayment',
    query: `?orderId=${stageLoan.loanId}&productId=${stageLoan.productId}&status=success&paid=1`,
    answers: { loanDetails: { success: true, data: { dueDate: '2026-12-31', ...loan } } },
  });
}

const kindOf = (name: string) => screen.getByRole('button', { name }).dataset.kind;

test('HD-28: unpaid is unpaid: nobody knows yet, it can be paid, and the address is not believed', async () => {
  backFromWallet({ orderStatus: 174 });
  expect(await screen.findByText(/You went on to pay by/)).toBeDefined();
  expect(screen.getByText('Did you pay there?')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Repay now' })).toBeDefined();
});

test('whoever comes back is asked whether it was paid there; until that is answered, nothing is louder', async () => {
  backFromWallet({ orderStatus: 174 });
  expect(await screen.findByRole('heading', { name: 'Did you pay there?' })).toBeDefined();
  expect(kindOf('Yes, I have paid')).toBe('primary');
  expect(kindOf('Repay now')).toBe('secondary');
  await userEvent.click(screen.getByRole('button', { name: 'No, not yet' }));
  expect(kindOf('Repay now')).toBe('primary');
  expect(screen.queryByText('Did you pay there?')).toBeNull();
});

test("the lender's own word ends it", async () => {
  backFromWallet({ orderStatus: 200 });
  expect(await screen.findByText('Payment received')).toBeDefined();
  expect(keptRecord()).toBeUndefined();
});
