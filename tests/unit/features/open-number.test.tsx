import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptVirtualAccount } from '../../../src/domain/kept-virtual-account.ts';
import { majorFromText, minorFromText } from '../../../src/domain/money.ts';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { mayHaveOpenNumber, ownerOf } from '../../../src/payments/money-trace.ts';
import { openNumber } from '../../../src/payments/number-store.ts';
import { keepRecord } from '../../support/money-record.ts';
import { askedNumbers, field, loanQuery, showNumber } from '../../support/number-stage.tsx';
import { sampleSession } from '../../support/sample-session.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen, stageLoan } from '../../support/screen-stage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const { loanId } = stageLoan;
const owner = ownerOf(sampleSession());
const place = { owner, loanId };

const kept = (): KeptVirtualAccount => ({
  account: {
    amount: majorFromText('209.50'),
    virtualAccountNumber: '9900120000123456',
    billNumber: '',
    billerCode: '',
    kind: 'bank',
    channelCode: 'B',
    specificNumber: '',
    guides: [],
    telephone: '',
    expiresAt: '',
    payeeName: 'Payee',
  },
  askedAt: Date.now() - 3_600_000,
  channelName: 'Bank of Example',
  before: { amountDue: minorFromText('20950') },
});
const keep = (change: Partial<KeptVirtualAccount> = {}) =>
  openNumber(place).keep({ ...kept(), ...change });

/** The loan, opened by whoever has such a number, in a new visit. */
const show = (tenantChanges: Readonly<Record<string, unknown>> = {}) =>
  showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetails',
    tenant: sampleTenant({ 'features.virtualAccount': true, ...tenantChanges }),
    builtScreens: ['loanDetails', 'virtualAccount', 'cardRepayment'],
    answers: {
      loanDetails: {
        success: true,
        data: { orderStatus: 174, amountDue: 20950 },
      },
    },
  });

const title = 'You already have a payment number';

test('a number that is still good is named on its loan before another is made, in whatever visit', async () => {
  keep();
  show();
  const note = (await screen.findByText(title)).closest('[role=status]');
  expect(note?.textContent).toContain('Bank of Example · ₹209.50');
  expect(note?.textContent).toContain('9900120000123456');
  expect(note?.textContent).toContain('please don’t pay again');
});

test("a shop's number is named with what is handed over there, its charge within", async () => {
  const { account } = kept();
  keep({
    account: { ...account, kind: 'miniMarket', channelCode: 'ALPHA' },
    channelName: 'Alpha Shop',
  });
  show({ 'repayment.markets': [{ name: 'Alpha Shop', payCode: 'ALPHA', fee: 5 }] });
  const note = (await screen.findByText(title)).closest('[role=status]');
  expect(note?.textContent).toContain('Alpha Shop · ₹214.50');
});

test('its screen shows that number when it is asked for there, and makes no other', async () => {
  keep();
  const page = showNumber({ state: { openNumber: true } });
  expect((await field('Total payment')).textContent).toContain('₹209.50');
  expect(askedNumbers(page)).toBe(0);
});

test('the note leads there', async () => {
  keep();
  const { place: where } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show the number' }));
  expect(where()).toContain(loanId);
});

test('a number that was made for the fee of an extension says so again, from whatever visit it is opened', async () => {
  const part = { kind: 'extension', newDueDate: '2027-01-11' } as const;
  const chosen = { amount: minorFromText('2739467'), part };
  const fee = 'Fee to extend to Monday, 11\u00a0January 2027';
  const made = showNumber({ state: { chosen }, query: loanQuery });
  await field('Total payment');
  expect(made.container.textContent).toContain(fee);
  made.unmount();
  sessionStorage.clear();
  const { handedOver } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show the number' }));
  expect(handedOver()).toEqual({ openNumber: true, chosen });
  const again = showNumber({ state: handedOver(), query: loanQuery });
  await vi.waitFor(() => expect(again.container.textContent).toContain(fee));
  expect(askedNumbers(again)).toBe(0);
});

test.each([
  ['a day old', { askedAt: Date.now() - 25 * 3_600_000 }],
  ['not what it should be', { askedAt: Number.NaN }],
])('of a number that is %s nothing is said, and it is forgotten', async (_why, change) => {
  keep(change);
  show();
  expect(await screen.findByText('₹209.50')).toBeDefined();
  await vi.waitFor(() => expect(mayHaveOpenNumber(place)).toBe(false));
  expect(screen.queryByText(title)).toBeNull();
});

test('the loan asks for less than it did: its payment has arrived, so the number is done', async () => {
  keep({ before: { amountDue: minorFromText('40000') } });
  show();
  expect(await screen.findByText('₹209.50')).toBeDefined();
  await vi.waitFor(() => expect(mayHaveOpenNumber(place)).toBe(false));
  expect(screen.queryByText(title)).toBeNull();
});

test('what is said of a payment stands alone', async () => {
  keep();
  keepRecord({ channel: 'virtualAccount', step: 'saidPaid' });
  show();
  expect(await screen.findByText(/^You told us at/)).toBeDefined();
  expect(screen.queryByText(title)).toBeNull();
  expect(mayHaveOpenNumber(place)).toBe(true);
});

test('somebody else is told of no number', async () => {
  openNumber({ owner: 'u:somebodyelse', loanId }).keep({} as KeptVirtualAccount); // any value: it is not looked at
  show();
  expect(await screen.findByText('₹209.50')).toBeDefined();
  expect(screen.queryByText(title)).toBeNull();
});

test('whoever said "I have paid" is not told to pay, and can take it back', async () => {
  keepRecord({ channel: 'virtualAccount', step: 'saidPaid' });
  show();
  expect(await screen.findByText(/^You told us at/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Repay now' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'No, I have not paid yet' }));
  expect(await screen.findByRole('button', { name: 'Repay now' })).toBeDefined();
});
