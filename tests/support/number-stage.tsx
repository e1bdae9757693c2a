import { screen } from '@testing-library/react';
import { VirtualAccountScreen } from '../../src/features/number-repayment/virtual-account-screen.tsx';
import type { ScreenKey } from '../../src/tenant/screen-paths.ts';
import { sampleTenant } from './sample-tenant.ts';
import { showScreen, stageLoan, type ScreenStage } from './screen-stage.tsx';

/** 11 December 2026, noon in the tenant's zone. */
export const noon = Date.UTC(2026, 11, 11, 6, 30);
export const oneHour = 3_600_000;

const tenant = sampleTenant({
  'features.virtualAccount': true,
  'repayment.banks': [{ name: 'Own Bank', payCode: 'OWN' }],
  'repayment.markets': [{ name: 'Alpha Shop', payCode: 'ALPHA', minAmount: 100, maxAmount: 5000 }],
});
const built: readonly ScreenKey[] = ['virtualAccount', 'payMethod', 'loanDetails'];

/** The loan's part of an address. */
export const loanQuery = `?orderId=${stageLoan.loanId}&productId=${stageLoan.productId}`;

const account = {
  amount: 27394.67,
  vcode: '9911 0000 4567 8901',
  cardNo: '2026123100012345',
  payType: '1',
  payCode: 'OWN',
  payStep: [
    { name: 'ATM', step: ['Insert your card.', 'Type the number.'] },
    { name: 'App', step: ['Sign in.'] },
  ],
  specificNum: '',
  telephone: '1800-000-0199',
  expiredAt: '2026-12-12 12:00:00',
  payeeName: 'Sample Finserve (India) Limited',
};

/** A lender's answer with a number, ending a day after noon. */
export const number = (changes: object = {}) => ({
  success: true,
  data: { ...account, ...changes },
});

/** A lender's answer about the loan: unpaid unless said otherwise. */
export const loanOf = (data: object = {}) => ({
  success: true,
  data: { orderStatus: 174, ...data },
});

/** Shows the screen where a number is paid to. */
export const showNumber = (changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: VirtualAccountScreen,
    screen: 'virtualAccount',
    tenant,
    builtScreens: built,
    answers: { generateVcode: number(), loanDetails: loanOf() },
    query: `${loanQuery}&amount=27394.67`,
    ...changes,
  });

/** How many numbers were asked for. */
export const askedNumbers = (page: ReturnType<typeof showNumber>) =>
  page.forms('generateVcode').length;

/** The device remembers a shop. */
export function rememberShop(): void {
  localStorage.setItem('payType', '2');
  localStorage.setItem('payCode', 'ALPHA');
  localStorage.setItem('specificNum', 'A1');
  localStorage.setItem('isDefault', '0');
}

/** One number or amount with its Copy, once it is there. */
export const field = (name: string) => screen.findByRole('group', { name });
