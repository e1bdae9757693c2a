import { minorFromText } from '../../../../src/domain/money.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { CardRepaymentScreen } from '../../../../src/features/card-repayment/card-repayment-screen.tsx';
import { LoanDetailsScreen } from '../../../../src/features/loan-details/loan-details-screen.tsx';
import { VirtualAccountScreen } from '../../../../src/features/number-repayment/virtual-account-screen.tsx';
import { WalletRepaymentScreen } from '../../../../src/features/wallet-repayment/wallet-repayment-screen.tsx';
import type { ScreenKey } from '../../../../src/tenant/screen-paths.ts';
import { beginAt } from '../../../support/begin-at.ts';
import { answersOf } from '../../../support/contract-answers.ts';
import { loanOf, loanQuery, showNumber } from '../../../support/number-stage.tsx';
import { keepRecord } from '../../../support/money-record.ts';
import { sampleTenant } from '../../../support/sample-tenant.ts';
import { showScreen, stageLoan, type ScreenStage } from '../../../support/screen-stage.tsx';
import { answerWith } from '../../../support/network.ts';

beginAt(Date.UTC(2026, 11, 11, 6, 30));

const { loanId } = stageLoan;
const complain = 'Something wrong? Make a complaint';
const tenant = sampleTenant({
  'features.complaints': true,
  'features.assistant': false,
  'features.virtualAccount': true,
  'features.wallet': true,
});
const builtScreens: readonly ScreenKey[] = ['complaintStart', 'complaintForm', 'chatbot'];

const showLoan = (changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: whileHere(LoanDetailsScreen),
    screen: 'loanDetails',
    tenant,
    builtScreens,
    answers: { loanDetails: loanOf() },
    ...changes,
  });
/** A screen that is gone once another address is gone to, as in the app. */
const whileHere = (Screen: ComponentType): ComponentType =>
  function WhileHere() {
    const { pathname } = useLocation();
    const [here] = useState(pathname);
    return pathname === here ? <Screen /> : null;
  };

/** Past the two minutes in which the lender is asked. */
const afterAsking = () => act(() => vi.advanceTimersByTimeAsync(125_000));

describe('domain §8: a payment that is not booked', () => {
  test('the number’s page leads to the complaint, with loan, number and amount filled in', async () => {
    const page = showNumber({ Screen: whileHere(VirtualAccountScreen), tenant, builtScreens });
    const link = await screen.findByRole('link', { name: complain });
    expect(link.getAttribute('href')).toBe(`/complaints?orderNo=${loanId}`);
    await userEvent.click(link);
    expect(page.place()).toBe(`/complaints?orderNo=${loanId}`);
    expect(page.handedOver()).toEqual({
      prefill: { kind: 'payment', number: '9911 0000 4567 8901', amount: '₹27,394.67' },
    });
  });

  test('the loan’s own help leads there with what was paid, and nothing beside it says so again', async () => {
    keepRecord({
      channel: 'virtualAccount',
      step: 'saidPaid',
      amount: minorFromText('2739467'),
      paidTo: '9911 0000 4567 8901',
    });
    const page = showLoan();
    await screen.findByText(/^You told us at/);
    expect(screen.queryByRole('link', { name: complain })?.closest('[role=status]')).toBeFalsy();
    await afterAsking();
    const note = (await screen.findByRole('button', { name: 'Check again' })).closest(
      '[role=status]',
    );
    expect(note?.querySelector('a')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: complain }));
    expect(page.handedOver()).toEqual({
      prefill: { kind: 'payment', number: '9911 0000 4567 8901', amount: '₹27,394.67' },
    });
  });

  test('so does a wallet payment that nobody knows the end of, once asking has ended', async () => {
    keepRecord({ channel: 'wallet', step: 'unanswered', amount: minorFromText('1000') });
    const page = showScreen({
      Screen: whileHere(WalletRepaymentScreen),
      screen: 'walletRepayment',
      tenant,
      builtScreens,
      query: `${loanQuery}&withholdingAmount=1000`,
      answers: {},
    });
    await screen.findByText(/don’t know yet whether/);
    expect(screen.queryByRole('link', { name: complain })).toBeNull();
    await afterAsking();
    await userEvent.click(await screen.findByRole('link', { name: complain }));
    expect(page.handedOver()).toEqual({
      prefill: { kind: 'payment', number: '', amount: '₹10.00' },
    });
  });

  test('and a card payment that the lender has taken and the loan does not show', async () => {
    keepRecord();
    const cards = answersOf('repaymentWay').find(({ name }) => name.endsWith('/india'));
    showScreen({
      Screen: CardRepaymentScreen,
      screen: 'cardRepayment',
      tenant,
      builtScreens,
      answers: {
        loanDetails: loanOf(),
        repaymentWay: () => answerWith(cards?.bodyText ?? ''),
      },
    });
    await screen.findByText('Your payment is being confirmed');
    await afterAsking();
    const link = await screen.findByRole('link', { name: complain });
    expect(link.getAttribute('href')).toBe(`/complaints?orderNo=${loanId}`);
  });

  test.each([
    ['the tenant has no complaints', { tenant: sampleTenant({ 'features.complaints': false }) }],
    ['the screens are not built', { builtScreens: [] }],
  ])('there is no link where %s', async (_why, changes) => {
    keepRecord();
    showLoan({ tenant, ...changes });
    await screen.findByText('Your payment is being confirmed');
    await afterAsking();
    expect(screen.queryByRole('link', { name: complain })).toBeNull();
  });
});

describe('help on the loan’s page is one card', () => {
  const chat = 'Ask the assistant';

  test('with the assistant and a complaint, each about this loan', async () => {
    const both = sampleTenant({ 'features.assistant': true, 'features.complaints': true });
    for (const name of [chat, complain]) {
      const page = showLoan({ tenant: both });
      await userEvent.click(
        await screen.findByRole('button', { name: (said) => said.startsWith(name) }),
      );
      expect(page.place()).toContain(loanId);
      page.unmount();
    }
  });

  test('without what the tenant does not have', async () => {
    showLoan();
    expect(await screen.findByRole('button', { name: complain })).toBeDefined();
    expect(screen.queryByRole('button', { name: (said) => said.startsWith(chat) })).toBeNull();
  });

  test('and with the phone in any case', async () => {
    showLoan({ builtScreens: [] });
    await screen.findByRole('link', { name: /^Call/ });
    expect(screen.queryByRole('button', { name: complain })).toBeNull();
  });
});
