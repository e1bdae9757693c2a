import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { PaymentGuideScreen } from '../../../src/features/number-repayment/payment-guide-screen.tsx';
import { beginAt } from '../../support/begin-at.ts';
import { keptRecord } from '../../support/money-record.ts';
import { loanOf, loanQuery, noon, number } from '../../support/number-stage.tsx';
import { forgetAll } from '../../support/pay-stage.tsx';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen, type ScreenStage } from '../../support/screen-stage.tsx';

beginAt(noon, forgetAll);

const tenant = sampleTenant({
  'features.paymentGuide': true,
  'repayment.route': 'paymentGuide',
  'repayment.guide': { payType: '3', payCode: 'OTC' },
  'repayment.markets': [
    { name: 'Corner Shop', payCode: 'CORNER', roundUpTo: 1 },
    { name: 'Big Hall', payCode: 'BIG' },
  ],
});

const show = (changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: PaymentGuideScreen,
    screen: 'paymentGuide',
    tenant,
    builtScreens: ['loanDetails', 'loanDetailsAfterPayment', 'paymentGuide'],
    answers: {
      generateVcode: number({ amount: '4292.80' }),
      loanDetails: loanOf({ amountDue: 429280 }),
    },
    query: `${loanQuery}&amount=4292.80`,
    ...changes,
  });
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));
const reference = () => screen.findByRole('group', { name: 'Reference number' });

test('before a place is chosen no number is shown, so nobody is asked about "this number"', async () => {
  show();
  await screen.findByRole('button', { name: /^Corner Shop/ });
  await press('I have paid');
  expect(screen.getByText('Have you already paid?')).toBeDefined();
  expect(screen.queryByText(/this number/)).toBeNull();
  await press('Cancel');
  await press(/^Corner Shop/);
  await reference();
  await press('I have paid');
  expect(screen.getByText('Have you already paid to this number?')).toBeDefined();
});

test('screens §9, "One total": what the place takes is named by each screen of the payment, also after a reload', async () => {
  const entry = new Map<string, string>();
  const first = show({ entry });
  await press(/^Corner Shop/);
  await reference();
  expect(screen.getByText('Cash at Corner Shop')).toBeDefined();
  expect(screen.queryByText(/4,292\.80/)).toBeNull();
  first.unmount();

  const second = show({ entry });
  await reference();
  expect(screen.getByText('Cash at Corner Shop')).toBeDefined();
  second.unmount();

  const loan = show({ Screen: LoanDetailsScreen, screen: 'loanDetails' });
  const note = (await screen.findByText('You already have a payment number')).closest(
    '[role=status]',
  );
  expect(note?.textContent).toContain('Corner Shop · ₹4,293.00');
  loan.unmount();

  show({ entry });
  await reference();
  await press('I have paid');
  await press('Yes');
  expect(keptRecord()?.amount).toBe('429300');
  expect(keptRecord()?.counter).toEqual({ place: 'Corner Shop', cash: '429300' });
});

test('a place that takes coins is paid the amount as it is', async () => {
  show();
  await press(/^Big Hall/);
  await reference();
  await press('I have paid');
  await press('Yes');
  expect(keptRecord()?.amount).toBe('429280');
});
