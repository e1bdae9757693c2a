import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import { answerWith } from '../../support/network.ts';
import { chooseCard, forgetAll, heldAnswer, openTab, payQuery } from '../../support/pay-stage.tsx';
import { sampleSession } from '../../support/sample-session.ts';

const second = 1000;
const payLabel = 'Pay ₹17,432.00';
const url = 'https://app.example/sandbox/sample/wallet?visit=7';

beginAt(Date.UTC(2026, 10, 28, 8, 32), forgetAll);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function paying() {
  const held = heldAnswer();
  const tab = openTab('wallet', { repaymentRedirect: held.answer });
  await tab.press(payLabel);
  await waitFor(() => expect(tab.count('repaymentRedirect')).toBe(1));
  return { tab, held };
}

test('who stays goes to the wallet once', async () => {
  const { tab, held } = await paying();
  await held.send({ code: 0, url });
  await waitFor(() => expect(tab.left).toHaveLength(1));
  await pass(20 * second);
  expect(tab.left).toHaveLength(1);
  expect(await tab.here.findByText(/You went on to pay ₹17,432\.00 by UPI at 14:02/)).toBeDefined();
  expect(tab.here.getByText('Did you pay there?')).toBeDefined();
});

test('issue row d: who has left is not led to the wallet by a late answer, and nothing is asked about it', async () => {
  const { tab, held } = await paying();
  await tab.leaveOrReturn();
  await held.send({ code: 0, url });
  await pass(second);
  expect(tab.left).toEqual([]);
  expect(tab.here.getByText('Another screen')).toBeDefined();
  await tab.leaveOrReturn();
  expect(await tab.button(payLabel)).toBeDefined();
  expect(tab.here.queryByText('Did you pay there?')).toBeNull();
});

test('an address that is refused leads nowhere, and can be asked for again', async () => {
  const { tab, held } = await paying();
  await held.send({ code: 0, url: 'javascript:alert(1)' });
  await waitFor(() => expect(screen.getByText(/processing failed/i)).toBeDefined());
  expect(tab.left).toEqual([]);
  expect(await tab.button(payLabel)).toBeDefined();
});

describe('while the call is open, or was cut', () => {
  test('Back and Forward finds no Pay', async () => {
    const { tab } = await paying();
    await tab.leaveOrReturn();
    await tab.leaveOrReturn();
    expect(await tab.here.findByText('A payment for this loan is being sent')).toBeDefined();
    expect(tab.hasNo(/^Pay /)).toBe(true);
  });

  test('neither the wallet nor a card can be used in another tab, whoever opened it', async () => {
    const { held } = await paying();
    await held.cut();
    for (const session of [sampleSession(), sampleSession({ sessionId: 'another' })])
      for (const name of ['wallet', 'card'] as const) {
        const other = openTab(name, {}, { session });
        expect(await other.here.findByRole('alert')).toBeDefined();
        expect(other.hasNo(/^Pay /)).toBe(true);
        other.unmount();
      }
  });
});

test('left for the wallet in one tab: the card in another asks first', async () => {
  const { tab, held } = await paying();
  await held.send({ code: 0, url });
  await waitFor(() => expect(tab.left).toHaveLength(1));
  const other = openTab('card');
  await chooseCard(other);
  await other.press(payLabel);
  expect((await screen.findByRole('dialog')).textContent).toContain('Did you pay there?');
  expect(other.count('repaymentCommit')).toBe(0);
});

describe('issue row k: a wallet screen without an amount', () => {
  const silent = { success: true, data: { orderStatus: 174 } };

  test('asks the ways to pay where the loan names none', async () => {
    const tab = openTab('wallet', {
      loanDetails: silent,
      repaymentWay: { code: 0, data: { repayToken: 't', bankCards: [], amountDue: 1743200 } },
    });
    expect(await tab.button(payLabel)).toBeDefined();
    expect(tab.count('repaymentWay')).toBe(1);
  });

  test('says so where nobody names one, and leads to the loan', async () => {
    const tab = openTab('wallet', { loanDetails: silent });
    expect(await tab.here.findByText(/don’t know how much is due/)).toBeDefined();
    expect(tab.hasNo(/^Pay /)).toBe(true);
    await tab.press('See your loan');
    expect(tab.place()).toBe(`/borrowDetail${payQuery}`);
  });

  test('zero is an amount, with nothing to pay', async () => {
    const zero = { success: true, data: { orderStatus: 174, amountDue: 0 } };
    for (const name of ['wallet', 'card'] as const) {
      const tab = openTab(
        name,
        { loanDetails: zero },
        { query: `${payQuery}&withholdingAmount=5` },
      );
      expect(await tab.here.findByText('Nothing to pay')).toBeDefined();
      expect(tab.hasNo(/^Pay ₹/)).toBe(true);
      tab.unmount();
    }
  });
});

test('a loan that is settled while the page is away starts no payment', async () => {
  let status = 174;
  const tab = openTab('wallet', {
    loanDetails: () =>
      answerWith(
        JSON.stringify({ success: true, data: { orderStatus: status, amountDue: 1743200 } }),
      ),
  });
  await tab.button(payLabel);
  status = 200;
  await tab.press(payLabel);
  await waitFor(() => expect(tab.hasNo(/^Pay /)).toBe(true));
  expect(tab.count('repaymentRedirect')).toBe(0);
});
