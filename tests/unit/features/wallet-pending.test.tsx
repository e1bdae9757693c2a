import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { paymentRecords } from '../../../src/session/payment-record.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { showScreen, stageLoan } from '../../support/screen-stage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The loan's page that a wallet leads back to, whatever its address claims. */
function backFromWallet(loan: object) {
  paymentRecords(sampleSession()).keep({
    ...stageLoan,
    channel: 'wallet',
    amount: undefined,
    startedAt: Date.now(),
    outcome: 'submitted',
    before: { dueDate: '2026-12-31' },
  });
  return showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetailsAfterPayment',
    query: `?orderId=${stageLoan.loanId}&productId=${stageLoan.productId}&status=success&paid=1`,
    answers: { loanDetails: { success: true, data: { dueDate: '2026-12-31', ...loan } } },
  });
}

test('HD-28: unpaid is unpaid: nobody knows yet, it can be paid, and the address is not believed', async () => {
  backFromWallet({ orderStatus: 174 });
  expect(await screen.findByText(/don’t know yet whether this payment went through/)).toBeDefined();
  expect(screen.getByText(/still shows this loan as unpaid/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Repay now' })).toBeDefined();
});

test("the lender's own word ends it", async () => {
  backFromWallet({ orderStatus: 200 });
  expect(await screen.findByText('Payment received')).toBeDefined();
  expect(paymentRecords(sampleSession()).find(stageLoan.loanId)).toBeUndefined();
});
