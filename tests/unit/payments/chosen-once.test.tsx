import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import { chooseCard, dueLoan, forgetAll, openTab, payQuery } from '../../support/pay-stage.tsx';
import { askedNumbers, noon, number, showNumber } from '../../support/number-stage.tsx';
import { sampleSession, sampleValues } from '../../support/sample-session.ts';

beginAt(noon, forgetAll);

const part = { kind: 'instalments', count: 3, first: '5', last: '7', of: 12 };
const before = { amountDue: '1743200', dueDate: '2031-03-14' };
const chosen = { amount: '5229600', part, before };
const laterLoan = dueLoan({ dueDate: '2031-06-14' });

describe('a choice of this entry of the history', () => {
  test('is offered while the loan asks for what it asked for then, or for more', async () => {
    for (const loanDetails of [dueLoan(), dueLoan({ amountDue: 1800000 })]) {
      const tab = openTab('card', { loanDetails }, { state: { chosen } });
      expect(await tab.button('Pay ₹52,296.00')).toBeDefined();
      expect(tab.here.getByText('3 instalments, 5 to 7 of 12')).toBeDefined();
      tab.unmount();
    }
  });

  test('whose payment has arrived is not offered again, by Forward, by a reload or on any screen', async () => {
    const query = `${payQuery}&withholdingAmount=5229600`;
    for (const name of ['card', 'wallet'] as const) {
      const tab = openTab(name, { loanDetails: laterLoan }, { state: { chosen }, query });
      expect(await tab.here.findByText(/A payment has arrived since you chose this/)).toBeDefined();
      await waitFor(() => expect(tab.hasNo(/^Pay /)).toBe(true));
      expect(tab.hasNo('Add a new card')).toBe(true);
      expect(await tab.button('See your loan')).toBeDefined();
      tab.unmount();
    }
  });

  test('without what the loan asked for then, holds until the loan is paid', async () => {
    const state = { chosen: { amount: '5229600', part } };
    const tab = openTab('card', { loanDetails: laterLoan }, { state });
    expect(await tab.button('Pay ₹52,296.00')).toBeDefined();
  });

  test('travels on to the wallet with what the loan asked for', async () => {
    const tab = openTab('card', {}, { state: { chosen } });
    await userEvent.click(await tab.here.findByRole('radio', { name: /UPI|e-wallet/ }));
    await tab.press(/^Continue with/);
    expect(tab.handedOver()).toEqual({ chosen });
  });

  test('gets no new number once a payment has arrived', async () => {
    const answers = { generateVcode: number(), loanDetails: laterLoan };
    const page = showNumber({ state: { chosen }, answers });
    expect(await screen.findByText(/A payment has arrived since you chose this/)).toBeDefined();
    expect(askedNumbers(page)).toBe(0);
    page.unmount();
    const fresh = showNumber({
      state: { chosen },
      answers: { ...answers, loanDetails: dueLoan() },
    });
    await screen.findByRole('group', { name: 'Total payment' });
    expect(fresh.forms('generateVcode')).toMatchObject([{ amount: '52296' }]);
  });
});

test('screens §9: zero, or an amount that nobody says, offers neither card nor wallet', async () => {
  for (const loanDetails of [dueLoan({ amountDue: 0 }), dueLoan({ amountDue: undefined })]) {
    const tab = openTab('card', { loanDetails });
    expect(await tab.button('See your loan')).toBeDefined();
    expect(tab.here.queryByRole('radio')).toBeNull();
    for (const name of [/^Pay/, 'Add a new card']) expect(tab.hasNo(name)).toBe(true);
    tab.unmount();
  }
});

test("screens §9: a wallet's page is told nothing about who comes, wherever it is", async () => {
  const session = sampleSession(sampleValues);
  const pages = [
    ['https://wallet.example/pay?x=1', 'https://wallet.example/pay?x=1'],
    ['https://app.example/w/pay?x=1', '/w/pay?x=1'],
  ] as const;
  for (const [url, left] of pages) {
    const tab = openTab('wallet', { repaymentRedirect: { code: 0, url } }, { session });
    await tab.press('Pay ₹17,432.00');
    await waitFor(() => expect(tab.left).toEqual([left]));
    tab.unmount();
    forgetAll();
  }
});

describe("another tab has the loan's turn, and nothing of it is written down here", () => {
  beforeEach(() => {
    const request = async (_name: string, _options: object, act: (lock: null) => unknown) =>
      act(null);
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('a payment says so, sends nothing and asks the loan', async () => {
    const tab = openTab('card');
    await chooseCard(tab);
    await tab.press('Pay ₹17,432.00');
    expect(await tab.here.findByText(/is being sent in another tab/)).toBeDefined();
    expect(tab.count('repaymentCommit')).toBe(0);
    // At the start, before the call, and once more since.
    await waitFor(() => expect(tab.asked().filter((key) => key === 'loanDetails')).toHaveLength(3));
    expect(await tab.button('Check again')).toBeDefined();
  });

  test('so does an acceptance', async () => {
    const tab = openTab('confirm');
    await tab.press(/^(?:Get|Borrow) /);
    expect(await tab.here.findByText(/is being confirmed in another tab/)).toBeDefined();
    expect(tab.count('loanConfirmPush')).toBe(0);
  });
});
