import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { minorFromText } from '../../../src/domain/money.ts';
import { WalletRepaymentScreen } from '../../../src/features/wallet-repayment/wallet-repayment-screen.tsx';
import { beginAt } from '../../support/begin-at.ts';
import { answerWith } from '../../support/network.ts';
import { keepRecord, keptRecord } from '../../support/money-record.ts';
import { sampleSession, sampleValues } from '../../support/sample-session.ts';
import { showScreen, stageLoan, type ScreenStage } from '../../support/screen-stage.tsx';
import { hidePage, showPage } from '../../support/visible-page.ts';
import { withToasts } from '../../support/with-toasts.tsx';

const noon = Date.UTC(2026, 10, 28, 6, 30);

beginAt(noon);

const loanQuery = `?orderId=${stageLoan.loanId}&productId=${stageLoan.productId}`;
const page = '/sandbox/sample/wallet?visit=7';
const due = { amountDue: 2739467, dueDate: '2026-12-31' };
const loanOf = (data: object = {}) => ({ success: true, data: { orderStatus: 174, ...data } });
const started = { code: 0, url: `https://app.example${page}` };
const html = () => answerWith('<html>', 502, 'text/html');

const show = (answers: ScreenStage['answers'] = {}, changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: withToasts(WalletRepaymentScreen),
    screen: 'walletRepayment',
    answers: { loanDetails: loanOf(due), repaymentRedirect: started, ...answers },
    query: `${loanQuery}&withholdingAmount=2739467&from=payway`,
    builtScreens: ['loanDetailsAfterPayment'],
    ...changes,
  });

/** An answer that comes when the test says so. */
function laterAnswer() {
  let send: (response: Response) => void = () => {};
  const promise = new Promise<Response>((resolve) => {
    send = resolve;
  });
  return {
    promise,
    send: (body: object) => act(async () => send(answerWith(JSON.stringify(body)))),
  };
}
const payButton = () => screen.findByRole('button', { name: 'Pay ₹27,394.67' });
const noPayButton = () => expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
const pressPay = async () => userEvent.click(await payButton());
describe('what is shown', () => {
  test("screens §4: amount, payee, due date, and the wallet in the tenant's own words", async () => {
    const { face } = show();
    expect(await payButton()).toBeDefined();
    expect(screen.getByText('₹27,394.67')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pay with UPI');
    expect(screen.getByText(/We ask for your UPI PIN neither here nor on the phone/)).toBeDefined();
    expect(document.querySelector('img')?.getAttribute('src')).toBe(
      '/tenants/sample/assets/upi.svg',
    );
    expect(screen.getByText('Sikkora Credit Example Limited')).toBeDefined();
    expect(await screen.findByText('Amount due on Thursday, 31 December 2026')).toBeDefined();
    expect(face()).toBe('ready');
  });

  test('screens §9, "Asking": the loan cannot be asked, so nothing is sent, and it can be asked again', async () => {
    const { asked, left } = show({ loanDetails: html });
    await pressPay();
    expect(await screen.findByText(/could not ask your lender/)).toBeDefined();
    expect(screen.getByText(/Nothing was paid/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(asked()).not.toContain('repaymentRedirect');
    expect(left).toEqual([]);
  });

  test('screens §9: where the loan names no amount the ways to pay are asked', async () => {
    const way = {
      code: 0,
      data: { alipay: 1, repayToken: 't', bankCards: [], amountDue: 2739467 },
    };
    show({ loanDetails: loanOf(), repaymentWay: way }, { query: loanQuery });
    expect(await payButton()).toBeDefined();
  });

  test('screens §9: what nobody but the launch says is called an amount in the link', async () => {
    const session = sampleSession(sampleValues, { withholdingAmount: '2739467' });
    show({ loanDetails: loanOf() }, { query: loanQuery, session });
    expect(await payButton()).toBeDefined();
    expect(screen.getByText('Amount in the link')).toBeDefined();
  });

  test.each(['', '&withholdingAmount=12.50', '&withholdingAmount=x'])(
    "screens §8: with no amount at all (%s) it says so and offers the loan's details",
    async (amount) => {
      const { place } = show({ loanDetails: loanOf() }, { query: loanQuery + amount });
      expect(await screen.findByText(/don’t know how much is due/)).toBeDefined();
      noPayButton();
      await userEvent.click(screen.getByRole('button', { name: 'See your loan' }));
      expect(place()).toBe(`/borrowDetail${loanQuery}`);
    },
  );

  test('screens §9: zero is an amount with nothing to pay', async () => {
    show({}, { query: `${loanQuery}&withholdingAmount=0` });
    expect(await screen.findByText(/but ₹27,394.67 is due/)).toBeDefined();
    expect(screen.getByText('₹0.00')).toBeDefined();
    noPayButton();
  });

  test('screens §8: a coupon is a line and changes no amount', async () => {
    const query = `${loanQuery}&withholdingAmount=2739467&couponMoney=5000`;
    show({}, { query });
    expect(await payButton()).toBeDefined();
    expect(screen.getByText('₹50.00')).toBeDefined();
  });

  test('a loan that is paid already cannot be paid again', async () => {
    show({ loanDetails: loanOf({ orderStatus: 200, noticeStatusText: 'Repaid' }) });
    expect(await screen.findByText('Repaid')).toBeDefined();
    noPayButton();
  });
});

describe('paying', () => {
  test("the window goes to the lender's page; what was sent, and the record of it", async () => {
    const answer = laterAnswer();
    const { forms, left } = show({ repaymentRedirect: () => answer.promise });
    await screen.findByText('Amount due on Thursday, 31 December 2026');
    await pressPay();
    await waitFor(() => expect(keptRecord()).toMatchObject({ channel: 'wallet', step: 'calling' }));
    expect(keptRecord()?.before).toEqual({ ...due, amountDue: '2739467' });
    expect(forms('repaymentRedirect')).toEqual([
      { userId: '9007199254740993', orderId: stageLoan.loanId, amount: '2739467' },
    ]);
    await answer.send(started);
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]).toContain(page);
    expect(keptRecord()).toMatchObject({ step: 'leftForWallet', amount: '2739467' });
    expect(screen.getByRole('button', { busy: true }).textContent).toContain('Opening UPI...');
  });

  test('HD-47: two taps in one tick send one', async () => {
    const { forms, left } = show();
    const button = await payButton();
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(left).toHaveLength(1));
    expect(forms('repaymentRedirect')).toHaveLength(1);
  });

  test.each(['javascript:alert(1)', 'http://wallet.example/pay', '//evil.example', ''])(
    'HD-25: an address that is not safe (%s) is refused, and the button works again',
    async (url) => {
      const { left, forms } = show({ repaymentRedirect: { code: 0, url } });
      await pressPay();
      expect(await screen.findByText('Processing failed. Nothing was paid.')).toBeDefined();
      expect(keptRecord()).toBeUndefined();
      await pressPay();
      await waitFor(() => expect(forms('repaymentRedirect')).toHaveLength(2));
      expect(left).toEqual([]);
    },
  );

  test('lender-api §3: a refusal is said in the words of the lender, else in ours; the button works again', async () => {
    const { unmount } = show({ repaymentRedirect: { code: 1001, message: 'Not today' } });
    await pressPay();
    expect(await screen.findByText('Not today. Nothing was paid.')).toBeDefined();
    expect(await payButton()).toBeDefined();
    expect(keptRecord()).toBeUndefined();
    unmount();
    show({ repaymentRedirect: { code: 1001 } });
    await pressPay();
    expect(await screen.findByText('Processing failed. Nothing was paid.')).toBeDefined();
  });

  test('a refusal asks the loan, and does not forget a payment that was left for before', async () => {
    keepRecord({ channel: 'wallet', step: 'leftForWallet' });
    const { asked } = show({ repaymentRedirect: { code: 1001, message: 'Not today' } });
    await pressPay();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'No, not yet' }));
    expect(await screen.findByText('Not today')).toBeDefined();
    await waitFor(() => expect(asked().at(-1)).toBe('loanDetails'));
    expect(keptRecord()).toMatchObject({ attempt: 'earlier', step: 'leftForWallet' });
  });

  test("HD-26: a link of another app goes to the lender's app, and the page asks the loan when it is seen again", async () => {
    const { bridge, left } = show({ repaymentRedirect: { code: 0, url: 'upi://pay?am=1' } });
    await pressPay();
    await waitFor(() => expect(bridge.calls).toHaveLength(1));
    expect(bridge.calls[0]).toEqual({ action: 'startPage', payload: { url: 'upi://pay?am=1' } });
    expect(left).toEqual([]);
    await act(async () => {}); // the page that leaves listens for coming back
    hidePage();
    showPage();
    expect(await screen.findByText('Did you pay there?')).toBeDefined();
  });
});

describe('screens §9: no answer', () => {
  test('it says that nobody knows, asks the loan, and a minute later lets pay again', async () => {
    const { forms, asked } = show({ repaymentRedirect: html });
    await pressPay();
    expect(await screen.findByText(/We don’t know yet whether this payment/)).toBeDefined();
    expect(keptRecord()).toMatchObject({ step: 'unanswered' });
    noPayButton();
    const before = asked().length;
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(asked().slice(before)).toEqual(['loanDetails']);
    noPayButton();
    await act(() => vi.advanceTimersByTimeAsync(75_000));
    expect(await screen.findByText(/Not paid yet, your lender told us at/)).toBeDefined();
    expect(await payButton()).toBeDefined();
    expect(forms('repaymentRedirect')).toHaveLength(1);
  });

  test('a loan that has moved says that the payment has arrived', async () => {
    let paid = false;
    show({
      repaymentRedirect: html,
      loanDetails: () =>
        answerWith(JSON.stringify(loanOf(paid ? { ...due, amountDue: 100 } : due))),
    });
    await screen.findByText('Amount due on Thursday, 31 December 2026');
    await pressPay();
    await screen.findByText(/We don’t know yet whether this payment/);
    paid = true;
    await act(() => vi.advanceTimersByTimeAsync(3100));
    expect(await screen.findByText('Payment received')).toBeDefined();
    expect(keptRecord()).toBeUndefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  });
});

describe('HD-28, HD-48: coming back', () => {
  test('out of the back/forward cache: no spinner, the loan is asked at once, and unpaid can be paid', async () => {
    const { left, asked } = show();
    await pressPay();
    await waitFor(() => expect(left).toHaveLength(1));
    await act(async () => {}); // the page that leaves listens for coming back
    const before = asked().length;
    showPage('pageshow');
    expect(await screen.findByText('Did you pay there?')).toBeDefined();
    expect(asked().slice(before)).toContain('loanDetails');
    expect(screen.queryByRole('button', { busy: true })).toBeNull();
    expect(await payButton()).toBeDefined();
    expect(keptRecord()).toMatchObject({ step: 'leftForWallet' });
  });

  test('a page that does not come is given up after 15 s: never a spinner for ever', async () => {
    const { left } = show();
    await pressPay();
    await waitFor(() => expect(left).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(15_100));
    expect(await payButton()).toBeDefined();
    expect(screen.queryByRole('button', { busy: true })).toBeNull();
  });

  test('by a new load: one question stands before paying, whatever the address says', async () => {
    keepRecord({ channel: 'wallet', step: 'leftForWallet', amount: minorFromText('2739467') });
    const query = `${loanQuery}&withholdingAmount=2739467&status=success&orderStatus=200`;
    const { forms } = show({}, { query });
    expect(await screen.findByText(/You went on to pay ₹27,394.67 by UPI at 12:00/)).toBeDefined();
    await pressPay();
    const dialog = within(await screen.findByRole('dialog', { name: 'Did you pay there?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, I have paid' }));
    expect(await screen.findByText(/^You told us at/)).toBeDefined();
    expect(forms('repaymentRedirect')).toEqual([]);
  });

  test('by a new load, paid meanwhile: nothing is left to pay', async () => {
    keepRecord({ channel: 'wallet', step: 'leftForWallet' });
    show({ loanDetails: loanOf({ orderStatus: 200 }) });
    expect(await screen.findByText('Payment received')).toBeDefined();
    noPayButton();
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
  });

  test('a card payment that the lender has taken keeps the button away, although the loan does not show it', async () => {
    keepRecord();
    const { asked } = show();
    expect(await screen.findByText('Your payment is being confirmed')).toBeDefined();
    await waitFor(() => expect(asked()).toContain('loanDetails'));
    noPayButton();
  });

  test('a code that was never typed moved no money', async () => {
    keepRecord({ step: 'awaitingCode', lenderAttemptId: '1' });
    show();
    expect(await payButton()).toBeDefined();
  });
});
