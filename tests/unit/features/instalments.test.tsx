import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { minorFromText } from '../../../src/domain/money.ts';
import { answerWith } from '../../support/network.ts';
import { keepRecord } from '../../support/money-record.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { stageLoan } from '../../support/screen-stage.tsx';
import { box, built, payButton, planOf, show, total, written } from './instalments-stage.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('paying', () => {
  test('screens §8: goes to the repayment route of the tenant, with the amount in the unit that it wants', async () => {
    const { place } = show(written('india'));
    await userEvent.click(await box(/^Pay all/));
    await userEvent.click(payButton());
    expect(place()).toBe(
      `/repay/card?orderId=${stageLoan.loanId}&productId=${stageLoan.productId}&withholdingAmount=8218400`,
    );
  });

  test('screens §8: a virtual account is told whole units', async () => {
    const { place } = show(written('india'), {
      tenant: sampleTenant({
        'features.instalments': true,
        'features.virtualAccount': true,
        'repayment.route': 'virtualAccount',
      }),
      builtScreens: [...built, 'virtualAccount'],
    });
    await box(/^Instalment 1/);
    await userEvent.click(payButton());
    expect(place()).toContain('/that?');
    expect(place()).toContain('&amount=27394.67');
  });

  test('spec §5: Pay with 0 does nothing', async () => {
    const { place } = show(written('india'));
    const before = place();
    await userEvent.click(await box(/^Instalment 1/));
    expect(total()).toBe('Total0 of 3 instalments₹0.00');
    expect(payButton().getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(payButton());
    expect(place()).toBe(before);
  });

  test('lender-api §1: with an amount that is none there is no sum, and no payment', async () => {
    const { place } = show(planOf([{ totalAmount: 'abc', at: 'ask us', canClick: 1 }]));
    const before = place();
    expect(await box('Instalment 1 of 1 ask us')).toBeDefined();
    expect(total()).toContain('–');
    expect(total()).toContain('not known');
    await userEvent.click(payButton());
    expect(place()).toBe(before);
  });

  test('screens §8: where the way of repaying cannot be opened, the page says so and whom to call', async () => {
    show(written('india'), { builtScreens: ['instalments', 'loanDetails'] });
    expect(await screen.findByText('Paying here is not possible yet')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay ?[^a]*$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'See your loan' })).toBeDefined();
  });

  test('screens §8: while a payment is under way nothing is paid before the loan was asked', async () => {
    keepRecord({ amount: minorFromText('2739467') });
    const { asked } = show(written('india'), {
      answers: {
        instalments: written('india'),
        loanDetails: { success: true, data: { orderStatus: 174 } },
      },
    });
    const note = await screen.findByText('Your payment is being confirmed');
    const words = note.closest<HTMLElement>('[role=status]');
    expect(words && within(words).getByText('₹27,394.67')).toBeDefined();
    expect(words && within(words).getByText(/^\d\d:\d\d IST$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay ?[^a]*$/ })).toBeNull();
    expect(asked()).toContain('loanDetails');
  });
});

describe('faces', () => {
  test('screens §0: everything repaid is the empty face, with the repaid ones behind their tab', async () => {
    const { face } = show(written('all-repaid'));
    expect(await screen.findByText('There is nothing to pay')).toBeDefined();
    expect(face()).toBe('empty');
    await userEvent.click(screen.getByRole('tab', { name: 'Repaid (3)' }));
    expect(screen.getByText('Instalment 3 of 3')).toBeDefined();
    expect(screen.getByText('2 March 2027 · Lunas')).toBeDefined();
    expect(screen.getAllByText('Rp5.136.500')).toHaveLength(3);
  });

  test('lender-api §1: null lists are empty lists, but a count without a list is no "nothing waits"', async () => {
    const { face, unmount } = show(written('null-both-lists'));
    expect(await screen.findByText('There is nothing to pay')).toBeDefined();
    expect(face()).toBe('empty');
    unmount();
    const second = show(planOf([], [], { repayWaitCount: 3 }));
    expect(await screen.findByText(/counts 3 instalments/)).toBeDefined();
    expect(second.face()).toBe('error');
  });

  test('screens §8: a first load that fails is the error face; Retry asks again', async () => {
    let isDown = true;
    const { face } = show(() =>
      isDown
        ? answerWith('{"code":"1001","message":"Not now, please."}')
        : answerWith(JSON.stringify(written('india'))),
    );
    expect(face()).toBe('loading');
    expect(await screen.findByText('Not now, please.')).toBeDefined();
    expect(face()).toBe('error');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box(/^Instalment 1/)).toBeDefined();
    expect(face()).toBe('ready');
  });

  test('screens §8: a plan that could not be asked anew is marked old and cannot be paid', async () => {
    let isDown = false;
    show(() => (isDown ? answerWith('', 500) : answerWith(JSON.stringify(written('india')))));
    await box(/^Instalment 1/);
    isDown = true;
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(await screen.findByText('This may be out of date')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Pay ?[^a]*$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});

describe('on paper', () => {
  test('the whole plan is one table, there only while the page is printed', async () => {
    show(written('india-12'));
    await box(/^Instalment 5/);
    expect(screen.queryByRole('table')).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const table = screen.getByRole('table', { name: 'Repayment schedule' });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 12 + 1);
    expect(within(table).getByRole('row', { name: /Still to pay/ }).textContent).toBe(
      'Still to pay₹59,093.32',
    );
    expect(screen.getByText(/Loan number 9007199254740993001/)).toBeDefined();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('the button for it is there in a browser only', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { unmount } = show(written('india'));
    await userEvent.click(await screen.findByRole('button', { name: 'Print the schedule' }));
    expect(print).toHaveBeenCalledOnce();
    unmount();
    show(written('india'), { shell: 'android' });
    await box(/^Instalment 1/);
    expect(screen.queryByRole('button', { name: 'Print the schedule' })).toBeNull();
  });
});
