import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { beginAt } from '../../support/begin-at.ts';
import { answerWith } from '../../support/network.ts';
import {
  chooseCard,
  dialog,
  dueLoan,
  forgetAll,
  heldAnswer,
  openTab,
  payQuery,
  waysThatNameTheAmount,
  type PayTab,
} from '../../support/pay-stage.tsx';
import { keptRecord } from '../../support/money-record.ts';
import { sampleSession } from '../../support/sample-session.ts';
import { hidePage, showPage } from '../../support/visible-page.ts';

const start = Date.UTC(2026, 10, 28, 8, 32);
const second = 1000;
const payLabel = 'Pay ₹17,432.00';

beginAt(start, forgetAll);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const refused = { code: 1001, message: 'Not enough money' };
const taken = { code: 0, data: { needValid: 0 } };
const codeAsked = { code: 0, data: { needValid: 1, repayRecordId: '77' } };

/** Pays by card, and waits until the call has left. */
async function pay(tab: PayTab) {
  await chooseCard(tab);
  await tab.press(payLabel);
  await waitFor(() => expect(tab.count('repaymentCommit')).toBe(1));
}

/** A tab whose payment is open, and what is to come of it. */
async function paying() {
  const held = heldAnswer();
  const tab = openTab('card', { repaymentCommit: held.answer });
  await pay(tab);
  return { tab, held };
}

describe('who stays', () => {
  test('is led to the loan once, and the call was written down before it was sent', async () => {
    let written = '';
    const tab = openTab('card', {
      repaymentCommit: () => {
        written = Object.values(localStorage).join(' ');
        return answerWith(JSON.stringify(taken));
      },
    });
    await pay(tab);
    await waitFor(() => expect(tab.place()).toBe(`/borrowDetail${payQuery}`));
    expect(written).toContain('"step":"calling"');
    expect(tab.asked().filter((key) => key === 'loanDetails')).toHaveLength(2);
  });

  test('reads why it was refused, and can pay again at once', async () => {
    const { tab, held } = await paying();
    await held.send(refused);
    expect(await screen.findByText('Not enough money. Nothing was paid.')).toBeDefined();
    expect(await tab.button(payLabel)).toBeDefined();
    expect(tab.place()).toContain('/repay/card');
  });

  test('after a cut reads that nobody knows yet, and finds no Pay', async () => {
    const { tab, held } = await paying();
    await held.cut();
    expect(await tab.here.findByText(/don’t know yet whether this payment/)).toBeDefined();
    expect(tab.here.getByText(/Please don’t pay again/)).toBeDefined();
    // And nothing on the page calls it paid.
    expect(tab.here.queryByText('Paid')).toBeNull();
    expect(tab.hasNo(/^Pay /)).toBe(true);
    expect(await tab.button('See your loan')).toBeDefined();
  });

  test("reads the lender's word for a payment that it has already, and finds no Pay", async () => {
    const { tab, held } = await paying();
    await held.send({ code: 800005, message: '' });
    const words = await screen.findAllByText(/do not submit the payment request repeatedly/i);
    expect(words.length).toBeGreaterThan(0);
    await waitFor(() => expect(tab.hasNo(/^Pay /)).toBe(true));
  });

  test('after the minute of a call that hangs reads that nobody knows yet, then what the lender says', async () => {
    const { tab } = await paying();
    await pass(61 * second);
    expect(await tab.here.findByText(/don’t know yet whether this payment/)).toBeDefined();
    expect(tab.here.getByText(/say for sure from 14:0\d/)).toBeDefined();
    expect(tab.hasNo(/^Pay /)).toBe(true);
    await pass(80 * second);
    expect(await tab.here.findByText(/Not paid yet, your lender told us at 14:0\d/)).toBeDefined();
    await tab.press(payLabel);
    await waitFor(() => expect(tab.count('repaymentCommit')).toBe(2));
  });
});

describe('issue row d: who has left is never moved; a notice says it, until it is tapped or closed', () => {
  test.each([
    ['yes', taken, /Your payment of ₹17,432\.00 was sent to your lender/],
    ['no', refused, /Your payment of ₹17,432\.00 was not taken: Not enough money/],
  ] as const)('a late %s', async (_what, body, words) => {
    const { tab, held } = await paying();
    await tab.leaveOrReturn();
    const left = tab.place();
    await held.send(body);
    expect(await tab.here.findByText(words)).toBeDefined();
    await pass(600 * second);
    expect(tab.here.getByText(words)).toBeDefined();
    expect(tab.here.getByText('Another screen')).toBeDefined();
    expect(tab.place()).toBe(left);
    await userEvent.click(tab.here.getByRole('button', { name: 'See your loan' }));
    expect(tab.place()).toBe(`/borrowDetail${payQuery}`);
    expect(tab.here.queryByText(words)).toBeNull();
  });

  test('a late cut', async () => {
    const { tab, held } = await paying();
    await tab.leaveOrReturn();
    await held.cut();
    expect(
      await tab.here.findByText(/don’t know yet whether your payment of ₹17,432/),
    ).toBeDefined();
    expect(tab.place()).toContain('/repay/card');
  });

  test('a late code shows no dialog over another screen, and is there on return', async () => {
    const { tab, held } = await paying();
    await tab.leaveOrReturn();
    await held.send(codeAsked);
    await pass(second);
    expect(screen.queryByRole('dialog')).toBeNull();
    await tab.leaveOrReturn();
    expect(await dialog()).toBeDefined();
  });
});

describe('issue row b: Back and Forward while the call is open', () => {
  test('finds no Pay and the words for it; a late refusal frees it again', async () => {
    const { tab, held } = await paying();
    await tab.leaveOrReturn();
    await tab.leaveOrReturn();
    expect(await tab.here.findByText('A payment for this loan is being sent')).toBeDefined();
    expect(tab.here.getByText(/The payment was started at 14:02/)).toBeDefined();
    expect(tab.hasNo(/^Pay /)).toBe(true);
    await held.send(refused);
    expect(await tab.button(payLabel)).toBeDefined();
    expect(tab.count('repaymentCommit')).toBe(1);
  });
});

describe('issue rows c and l: another tab', () => {
  test('finds no Pay while the call is open, and hears what came of it', async () => {
    const { tab, held } = await paying();
    const other = openTab('card');
    expect(await other.here.findByText('A payment for this loan is being sent')).toBeDefined();
    expect(other.hasNo(/^Pay /)).toBe(true);
    await held.send(taken);
    expect(await other.here.findByText('Your payment is being confirmed')).toBeDefined();
    expect(other.here.getAllByText('₹17,432.00')).toBeDefined();
    expect(other.here.getByText('14:02 IST')).toBeDefined();
    expect(other.hasNo(/^Pay /)).toBe(true);
    expect(tab.count('repaymentCommit') + other.count('repaymentCommit')).toBe(1);
    expect(other.place()).toContain('/repay/card');
  });

  test('pressed in both at one moment, one is sent', async () => {
    const commits: string[] = [];
    const repaymentCommit = () => {
      commits.push('sent');
      return answerWith(JSON.stringify(taken));
    };
    const tabs = [openTab('card', { repaymentCommit }), openTab('card', { repaymentCommit })];
    for (const tab of tabs) await chooseCard(tab);
    const buttons = await Promise.all(tabs.map((tab) => tab.button(payLabel)));
    act(() => buttons.forEach((button) => button.click()));
    await pass(5 * second);
    expect(commits).toEqual(['sent']);
    for (const tab of tabs) expect(tab.hasNo(/^Pay /)).toBe(true);
  });

  test.each([
    ['without a user', sampleSession({ sessionId: 'another' })],
    ['for another user', sampleSession({ userId: 'U2', sessionId: 'another' })],
  ])(
    'launched %s is blocked as well, and reads neither amount nor time of a stranger',
    async (_who, session) => {
      const { held } = await paying();
      await held.cut();
      const other = openTab('card', {}, { session });
      const note = await other.here.findByRole('alert');
      expect(note.textContent).toMatch(/don’t pay again/);
      expect(note.textContent).not.toContain('₹');
      expect(other.hasNo(/^Pay /)).toBe(true);
      expect(other.count('repaymentCommit')).toBe(0);
    },
  );

  test('shows the same code; typed in one, it is gone in the other and is sent once', async () => {
    const tab = openTab('card', { repaymentCommit: codeAsked });
    await pay(tab);
    await dialog();
    const other = openTab('card');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
    const [field] = screen.getAllByRole('textbox');
    if (field) await userEvent.type(field, '123456');
    const [confirm] = screen.getAllByRole('button', { name: 'Pay ₹17,432.00' });
    if (confirm) await userEvent.click(confirm);
    await waitFor(() => expect(other.count('repaymentConfirm')).toBe(1));
    await pass(second);
    expect(await other.here.findByText('Your payment is being confirmed')).toBeDefined();
    await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0));
    expect(other.count('repaymentConfirm')).toBe(1);
  });
});

test('a payment with a code is sent when the code is, however long the code was waited for', async () => {
  const tab = openTab('card', { repaymentCommit: codeAsked });
  await pay(tab);
  const sheet = within(await dialog());
  await pass(5 * 60 * second);
  await userEvent.type(await sheet.findByRole('textbox'), '123456');
  await userEvent.click(sheet.getByRole('button', { name: payLabel }));
  await waitFor(() => expect(tab.count('repaymentConfirm')).toBe(1));
  await waitFor(() => expect(keptRecord()?.step).toBe('accepted'));
  expect(keptRecord()?.startedAt).toBeGreaterThanOrEqual(start + 5 * 60 * second);
});

describe('screens §9, "Asking"', () => {
  test('a loan that cannot be asked: nothing is sent, and Retry is offered', async () => {
    const answers = vi.fn(() => answerWith('<html>', 502, 'text/html'));
    const tab = openTab('card', { loanDetails: answers, repaymentWay: waysThatNameTheAmount });
    await chooseCard(tab);
    await tab.press(payLabel);
    expect(await tab.here.findByText(/could not ask your lender/)).toBeDefined();
    await pass(second);
    expect(tab.count('repaymentCommit')).toBe(0);
    answers.mockImplementation(() => answerWith(JSON.stringify(dueLoan())));
    await tab.press('Try again');
    await waitFor(() => expect(tab.here.queryByText(/could not ask your lender/)).toBeNull());
    await tab.press(payLabel);
    await waitFor(() => expect(tab.count('repaymentCommit')).toBe(1));
  });

  test('it is asked again when the page comes into view', async () => {
    let data = {};
    const tab = openTab('card', {
      loanDetails: () => answerWith(JSON.stringify(dueLoan(data))),
    });
    await tab.button(payLabel);
    data = { orderStatus: 200 };
    hidePage();
    showPage();
    await waitFor(() => expect(tab.hasNo(/^Pay /)).toBe(true));
  });

  test('an amount that changed meanwhile is shown, not paid', async () => {
    let data = {};
    const tab = openTab('card', {
      loanDetails: () => answerWith(JSON.stringify(dueLoan(data))),
    });
    await chooseCard(tab);
    await tab.button(payLabel);
    data = { amountDue: 1800000 };
    await tab.press(payLabel);
    expect(await tab.here.findByText('The amount has changed')).toBeDefined();
    expect(tab.count('repaymentCommit')).toBe(0);
    await tab.press('Pay ₹18,000.00');
    await waitFor(() => expect(tab.count('repaymentCommit')).toBe(1));
    expect(tab.forms('repaymentCommit')).toMatchObject([{ amount: '1800000' }]);
  });

  test('issue row f: a link above what is due is never paid, even if the lender could not be asked at first', async () => {
    const answers = vi.fn(() => answerWith('<html>', 502, 'text/html'));
    const tab = openTab(
      'card',
      { loanDetails: answers },
      { query: `${payQuery}&withholdingAmount=99999999900` },
    );
    await chooseCard(tab);
    await tab.button('Pay ₹99,99,99,999.00');
    answers.mockImplementation(() => answerWith(JSON.stringify(dueLoan())));
    await tab.press('Pay ₹99,99,99,999.00');
    expect(await tab.button(payLabel)).toBeDefined();
    await pass(second);
    expect(tab.count('repaymentCommit')).toBe(0);
  });
});
