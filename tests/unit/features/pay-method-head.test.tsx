import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PayMethodScreen } from '../../../src/features/pay-method/pay-method-screen.tsx';
import { answerWith, type SentRequest } from '../../support/network.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen, stageLoan } from '../../support/screen-stage.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const tenant = sampleTenant({
  'features.virtualAccount': true,
  'repayment.markets': [{ name: 'Alpha Shop', payCode: 'ALPHA', fee: 25 }],
});
const banks = {
  code: 0,
  data: [{ bankName: 'Bank One', methods: [{ name: 'Virtual account', payCode: 'ONE' }] }],
};
const markets = { code: 0, data: [{ name: 'Alpha Shop', payCode: 'ALPHA', specificNum: 'A1' }] };
const both = ({ form }: SentRequest) =>
  answerWith(JSON.stringify(Object.fromEntries(form)['pay_type'] === '2' ? markets : banks));

const show = (loanDetails: object) =>
  showScreen({
    Screen: PayMethodScreen,
    screen: 'payMethod',
    tenant,
    builtScreens: ['virtualAccount', 'payMethod', 'loanDetails'],
    answers: { payTypes: both, loanDetails },
    query: `?orderId=${stageLoan.loanId}&productId=${stageLoan.productId}`,
  });

describe('what is paid, before a way is chosen', () => {
  const owing = (data: object) => ({ success: true, data: { orderStatus: 174, ...data } });

  test('the loan says how much where the address does not: rows show their totals, the fee in them', async () => {
    show(owing({ amountDue: '200000', dueDate: '2026-12-31' }));
    expect(await screen.findByText('Amount due on Thursday, 31 December 2026')).toBeDefined();
    expect(screen.getByText('You pay to').nextSibling?.textContent).toBe(
      tenant.repayment.payeeName,
    );
    await userEvent.click(await screen.findByRole('radio', { name: 'Mini market' }));
    const shop = await screen.findByRole('radio', { name: 'Alpha Shop' });
    expect(shop.closest('label')?.textContent).toContain('₹2,025.00');
    expect(shop.closest('label')?.textContent).toContain('Fee of ₹25.00 included');
  });

  test('banks that charge nothing do not each repeat the amount of the head', async () => {
    show(owing({ amountDue: '200000', dueDate: '2026-12-31' }));
    expect(await screen.findByRole('radio', { name: 'Bank One' })).toBeDefined();
    expect(screen.getAllByText('₹2,000.00')).toHaveLength(1);
  });

  test('of a loan that is paid no way is chosen', async () => {
    show({ success: true, data: { orderStatus: 200, amountDue: '0' } });
    expect(await screen.findByRole('button', { name: 'See your loan' })).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
