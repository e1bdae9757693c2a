import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import { answerWith } from '../../support/network.ts';
import {
  askedNumbers,
  field,
  loanOf,
  loanQuery,
  noon,
  number,
  rememberShop,
  showNumber,
} from '../../support/number-stage.tsx';
import { keepRecord, keptRecord } from '../../support/money-record.ts';

beginAt(noon);

describe('what is asked for', () => {
  test('screens §4: until a channel was chosen the lender chooses: type 1, is_default 1', async () => {
    const page = showNumber();
    await field('Total payment');
    expect(page.forms('generateVcode')).toMatchObject([
      { amount: '27394.67', pay_type: '1', payCode: '', is_default: '1', is_display: '0' },
    ]);
  });

  test('screens §4: after the choice its channel is asked for, with display', async () => {
    rememberShop();
    const page = showNumber({ query: `${loanQuery}&amount=209&display=1` });
    await field('Total payment');
    expect(page.forms('generateVcode')).toMatchObject([
      { pay_type: '2', payCode: 'ALPHA', specific_num: 'A1', is_default: '0', is_display: '1' },
    ]);
  });

  test.each(['', '&amount=1.2.3'])(
    'screens §8: without an amount (%s) none is sent, and the answer says it',
    async (amount) => {
      const page = showNumber({ query: loanQuery + amount });
      expect((await field('Total payment')).textContent).toContain('₹27,394.67');
      expect(page.forms('generateVcode')[0]).not.toHaveProperty('amount');
    },
  );

  test('screens §9: zero is an amount with nothing to pay, so no number is asked for', async () => {
    const page = showNumber({ query: `${loanQuery}&amount=0` });
    expect(await screen.findByText('Nothing to pay')).toBeDefined();
    expect(askedNumbers(page)).toBe(0);
  });

  test('screens §8: a fresh entry asks once, even where effects run twice', async () => {
    const page = showNumber({ isStrict: true });
    await field('Total payment');
    expect(askedNumbers(page)).toBe(1);
  });
});

describe('what is shown', () => {
  test('screens §4: numbers without inserted characters; Copy takes spaces out and nothing else', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: { writeText: async (text: string) => void copied.push(text) },
    });
    showNumber();
    await field('Total payment');
    for (const name of [/^Copy: Total/, /^Copy: Virtual account/, /^Copy: Bill number/])
      await userEvent.click(screen.getByRole('button', { name }));
    expect(copied).toEqual(['27394.67', '9911000045678901', '2026123100012345']);
    const shown = (await field('Virtual account number')).querySelector('[translate=no]');
    expect(shown?.textContent).toBe('9911000045678901');
  });

  test('screens §8, "Bills": with a company code, code and bill key are named', async () => {
    showNumber({
      answers: { generateVcode: number({ billerCode: '70012' }), loanDetails: loanOf() },
    });
    expect((await field('Company code (biller code)')).textContent).toContain('70012');
    expect((await field('Payment code (bill key)')).textContent).toContain('2026123100012345');
    expect(screen.queryByRole('group', { name: /Bill number/ })).toBeNull();
  });

  test('screens §4: payee, channel, steps of each way, the slip and whom to call', async () => {
    showNumber();
    await field('Total payment');
    expect(screen.getByText('Sample Finserve (India) Limited')).toBeDefined();
    expect(screen.getByText('Own Bank')).toBeDefined();
    const ways = [...document.querySelectorAll('details')];
    expect(ways.map(({ open }) => open)).toEqual([true, false]);
    expect(within(ways[0] ?? document.body).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText(/keep the receipt/)).toBeDefined();
    expect(screen.getByRole('link', { name: /1800-000-0199/ })).toBeDefined();
  });

  test("screens §4: a shop's steps are one list", async () => {
    rememberShop();
    const data = { payType: '2', payCode: 'ALPHA', payStep: ['Go there.', 'Pay.'] };
    showNumber({
      query: `${loanQuery}&amount=209`,
      answers: { generateVcode: number(data), loanDetails: loanOf() },
    });
    await screen.findByText('Go there.');
    expect(document.querySelector('details')).toBeNull();
    expect(screen.getByText('Alpha Shop')).toBeDefined();
  });

  test('an amount other than the one on the way here, and none at all, are said', async () => {
    showNumber({ query: `${loanQuery}&amount=20000` });
    expect(await screen.findByText(/₹20,000.00.*₹27,394.67/)).toBeDefined();
    document.body.replaceChildren();
    sessionStorage.clear();
    showNumber({ answers: { generateVcode: number({ amount: 'x' }), loanDetails: loanOf() } });
    expect(await screen.findByText(/did not say how much/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Copy: Total/ })).toBeNull();
  });

  test('the way to another channel takes the amount along', async () => {
    const page = showNumber({ query: loanQuery });
    await userEvent.click(await screen.findByRole('button', { name: 'Change: Payment method' }));
    expect(page.place()).toBe(`/individual${loanQuery}&amount=27394.67`);
  });
});

describe('four faces', () => {
  test('loading first', () => {
    expect(showNumber({ answers: {} }).face()).toBe('loading');
  });

  test('no number: why, try again, another way to pay, and whom to call', async () => {
    let isDown = true;
    const message = 'Gagal. Coba lagi: 5 menit {{name}}';
    const page = showNumber({
      answers: {
        loanDetails: loanOf(),
        generateVcode: () =>
          answerWith(JSON.stringify(isDown ? { success: false, message } : number())),
      },
    });
    expect(await screen.findByText(message)).toBeDefined();
    expect(page.face()).toBe('error');
    expect(screen.getByRole('button', { name: 'Choose another way to pay' })).toBeDefined();
    expect(screen.getByRole('link')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await field('Total payment');
    expect(askedNumbers(page)).toBe(2);
  });

  test('domain §2.2: a chosen shop that cannot take the amount is asked for no number', async () => {
    rememberShop();
    const page = showNumber({ query: `${loanQuery}&amount=5000.01` });
    expect(
      await screen.findByText('Alpha Shop takes payments of ₹5,000.00 at most.'),
    ).toBeDefined();
    expect(page.face()).toBe('empty');
    await userEvent.click(screen.getByRole('button', { name: 'Choose another way to pay' }));
    expect(page.place()).toBe(`/individual${loanQuery}&amount=5000.01`);
    expect(askedNumbers(page)).toBe(0);
  });

  test('a loan that is already paid shows no number to pay to', async () => {
    showNumber({ answers: { generateVcode: number(), loanDetails: loanOf({ orderStatus: 200 }) } });
    expect(await screen.findByText('This loan is already paid')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Virtual account number' })).toBeNull();
  });
});

describe('screens §4: "I have paid"', () => {
  test('Cancel writes nothing; Yes writes the payment down and goes to the loan', async () => {
    const due = { amountDue: '2739467', dueDate: '2026-12-31' };
    const page = showNumber({ answers: { generateVcode: number(), loanDetails: loanOf(due) } });
    await field('Total payment');
    await userEvent.click(screen.getByRole('button', { name: 'I have paid' }));
    const dialog = screen.getByRole('dialog', { name: 'Tips' });
    expect(dialog.textContent).toContain('We will confirm your repayment soon.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(keptRecord()).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'I have paid' }));
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(page.place()).toBe(`/borrowDetail${loanQuery}`);
    expect(keptRecord()).toMatchObject({
      channel: 'virtualAccount',
      amount: '2739467',
      step: 'saidPaid',
      payKind: 'bank',
      before: due,
    });
  });

  test('whoever comes back is told not to pay again', async () => {
    keepRecord({ channel: 'virtualAccount', step: 'saidPaid' });
    showNumber();
    expect(await screen.findByText('You told us at 12:00 IST that you have paid')).toBeDefined();
  });
});
