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

test('before a place is chosen no number is shown, so nobody can say that it was paid to', async () => {
  show();
  await screen.findByRole('button', { name: /^Corner Shop/ });
  expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
  await press(/^Corner Shop/);
  await reference();
  await press('I have paid');
  expect(screen.getByText('Have you already paid to this number?')).toBeDefined();
});

test('of the steps those of the chosen place alone are open, and stand first', async () => {
  const guide = [
    '# Pay through Sample',
    'One number, one payment.',
    '## At corner shop',
    '1. Ask the cashier.',
    '## With Big Hall',
    '1. Take a ticket.',
    '## Please note',
    '- Keep it.',
  ].join('\n\n');
  show({ files: { '/tenants/sample/guide/en.md': guide } });
  const folds = () =>
    [...document.querySelectorAll('details')].map(
      ({ open, firstElementChild }) =>
        `${open ? 'open' : 'folded'}: ${firstElementChild?.textContent}`,
    );
  await screen.findByRole('heading', { name: 'Pay through Sample', level: 2 });
  expect(screen.getByText('One number, one payment.')).toBeDefined();
  expect(folds()).toEqual([
    'folded: At corner shop',
    'folded: With Big Hall',
    'folded: Please note',
  ]);
  await press(/^Big Hall/);
  await reference();
  expect(folds()).toEqual(['open: With Big Hall', 'folded: At corner shop', 'folded: Please note']);
  await press('Change: Place');
  await press(/^Corner Shop/);
  expect(folds()[0]).toBe('open: At corner shop');
});

test('a place that the list does not hold: the number for the exact amount, and no steps but the folded ones', async () => {
  const entry = new Map<string, string>();
  for (const visit of [1, 2]) {
    const { unmount } = show({ entry });
    if (visit === 1) await press(/^Another place/);
    expect((await reference()).contains(document.activeElement)).toBe(false);
    expect((await screen.findByRole('group', { name: 'Total payment' })).textContent).toContain(
      '₹4,292.80',
    );
    expect(screen.getByText('Another place')).toBeDefined();
    unmount();
  }
});

test('how long it takes stands under the places and under the number, where the tenant says it', async () => {
  const usual = 'Payments usually arrive within the hour.';
  show({
    tenant: { ...tenant, repayment: { ...tenant.repayment, usualTimes: { bank: { en: usual } } } },
  });
  await screen.findByRole('button', { name: /^Corner Shop/ });
  expect(screen.getAllByText(usual)).toHaveLength(1);
  await press(/^Corner Shop/);
  await reference();
  expect(screen.getAllByText(usual)).toHaveLength(1);
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
