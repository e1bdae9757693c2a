import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { minorFromText } from '../../../src/domain/money.ts';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { confirmedLoans } from '../../../src/session/confirmed-loans.ts';
import { dueLoan, forgetAll, openTab, payQuery } from '../../support/pay-stage.tsx';
import { sampleSession } from '../../support/sample-session.ts';
import { showScreen, stageLoan } from '../../support/screen-stage.tsx';
import { withToasts } from '../../support/with-toasts.tsx';

const title = 'Your loan is confirmed';
const amount = minorFromText('1220500');
if (!amount) throw new Error('no amount');

beforeEach(forgetAll);

/** This tab has just confirmed the loan of the stage. */
const confirm = (changes: object = {}) =>
  confirmedLoans(sampleSession()).keep(stageLoan.productId, {
    at: Date.now(),
    amount,
    isNet: true,
    bankName: 'Bank of Example',
    account: '**** **** 4821',
    expectedAt: '2031-03-10',
    ...changes,
  });

const open = (loan: object = {}) =>
  showScreen({
    Screen: withToasts(LoanDetailsScreen),
    screen: 'loanDetails',
    answers: { loanDetails: dueLoan(loan) },
    query: `${payQuery}&from=confirm`,
    builtScreens: ['cardRepayment'],
  });

describe('look, row 1, confirmed: after this tab’s acceptance', () => {
  test('the amount goes to the account that was named, with its steps and the first payment as a date', async () => {
    confirm();
    const { container } = open();
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      '₹12,205 is on its way to account ··4821',
    );
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(steps[1]?.textContent).toContain('Bank of Example');
    expect(steps[2]?.textContent).toBe('In your accountBy Monday, 10\u00a0March 2031');
    expect(steps[0]?.textContent).toMatch(/^ConfirmedToday, \d\d:\d\d\u00a0IST$/);
    expect(container.textContent).toContain('Friday, 14\u00a0March 2031');
    expect(screen.queryByRole('button', { name: 'Repay now' })).toBeNull();
  });

  test('“See my loan” leads on to the loan, and the moment never comes again', async () => {
    confirm();
    const first = open();
    await userEvent.click(await screen.findByRole('button', { name: 'See my loan' }));
    expect(await screen.findByRole('button', { name: 'Repay now' })).toBeDefined();
    first.unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Repay now' })).toBeDefined();
    expect(screen.queryByText(title)).toBeNull();
  });

  test('account, bank and day are left out where no answer names them', async () => {
    confirm({ bankName: '', account: '', expectedAt: '', isNet: false });
    const { container } = open({ dueDate: '', amountDue: undefined });
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
      '₹12,205 borrowed. The money is on its way to you.',
    );
    const steps = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(steps[2]?.textContent).toBe('In your account');
    expect(container.textContent).not.toContain('First payment');
    expect(container.textContent).not.toContain('··');
  });
});

describe('screens §9: the moment is not believed', () => {
  test('of an address alone', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Repay now' })).toBeDefined();
    expect(screen.queryByText(title)).toBeNull();
  });

  test('of a loan that was refused', async () => {
    confirm();
    open({ orderStatus: 110, noticeStatusText: 'Not this time' });
    expect(await screen.findByText('Not this time')).toBeDefined();
    expect(screen.queryByText(title)).toBeNull();
  });
});

test('an acceptance keeps what its answer names; where that names no account, the offer’s', async () => {
  const payoutAccount = { bankName: 'Bank of Example', cardNo: '**** 4821' };
  const offer = { amount: 8000000, netAmount: 7800000, periods: 91, termUnit: 1, payoutAccount };
  const tab = openTab('confirm', {
    loanConfirm: { code: 0, data: offer },
    loanConfirmPush: {
      code: 0,
      data: { lendDetailsUrl: `/borrowDetail${payQuery}`, expectedAt: '2026-12-01' },
    },
  });
  await waitFor(async () =>
    expect((await tab.button('Get ₹78,000')).ariaDisabled).not.toBe('true'),
  );
  await tab.press('Get ₹78,000');
  await waitFor(() => expect(tab.place()).toContain('/borrowDetail'));
  expect(confirmedLoans(sampleSession()).find(stageLoan, Date.now())).toMatchObject({
    amount: '7800000',
    isNet: true,
    bankName: 'Bank of Example',
    account: '**** 4821',
    expectedAt: '2026-12-01',
    loanId: stageLoan.loanId,
  });
});
