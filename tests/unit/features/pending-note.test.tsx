import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MoneyRecord } from '../../../src/domain/money-call.ts';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { keepRecord } from '../../support/money-record.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen } from '../../support/screen-stage.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const tenant = sampleTenant({
  'repayment.usualTimes': {
    miniMarket: { en: 'A shop takes 15 minutes.', hi: 'दुकान में 15 मिनट लगते हैं।' },
  },
});

/** The loan after a payment that was written down. */
async function after(record: Partial<MoneyRecord>, title: string | RegExp = /^You told us at/) {
  keepRecord({ channel: 'virtualAccount', step: 'saidPaid', ...record });
  showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetailsAfterPayment',
    tenant,
    answers: {
      loanDetails: { success: true, data: { orderStatus: 174, telephone: '1800-000-0199' } },
    },
  });
  return (await screen.findByText(title)).closest('[role=status]');
}

const call = 'If your loan does not show it soon, call 1800-000-0199.';

test('domain §8: a pending payment at a shop says how long that usually takes, and whom to call', async () => {
  const note = await after({ payKind: 'miniMarket' });
  expect(note?.textContent).toContain('A shop takes 15 minutes.');
  expect(note?.textContent).toContain(call);
});

test('how long is not said where the tenant does not say it', async () => {
  const note = await after({ payKind: 'bank' });
  expect(note?.textContent).not.toContain('15 minutes');
  expect(note?.textContent).toContain(call);
});

test('a card payment says neither', async () => {
  const note = await after(
    { channel: 'card', step: 'accepted' },
    'Your payment is being confirmed',
  );
  expect(note?.textContent).not.toContain(call);
});
