import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { minorFromText } from '../../../src/domain/money.ts';
import { keepRecord } from '../../support/money-record.ts';
import { answerWith } from '../../support/network.ts';
import { showScreen } from '../../support/screen-stage.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** The loan's page after a payment that its lender has seen meanwhile. */
const arrive = (loan: object = {}, owner?: string) => {
  const asked = minorFromText('2739467');
  keepRecord({
    amount: asked,
    before: { amountDue: asked, dueDate: '2031-03-14' },
    ...(owner && { owner }),
  });
  return showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetailsAfterPayment',
    answers: { loanDetails: { success: true, data: { orderStatus: 200, isScore: 1, ...loan } } },
  });
};

/** They are asked for when the loan was looked at for some seconds. */
const stars = () => screen.findByRole('dialog', {}, { timeout: 5000 });

const done = () => screen.findByRole('button', { name: 'Done' });

test('screens §9: the paid moment comes first, then, after it, the stars', async () => {
  arrive();
  await done();
  expect(screen.getByText('₹0')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Save the receipt' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await done());
  expect(await stars()).toBeDefined();
});

test('the moment is seen once: the screen opened anew is the loan', async () => {
  const first = arrive({ isScore: 0 });
  await userEvent.click(await done());
  first.unmount();
  showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetailsAfterPayment',
    answers: { loanDetails: { success: true, data: { orderStatus: 200 } } },
  });
  expect(await screen.findByRole('button', { name: 'Receipt' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

test('what the moment of a part payment said, the loan does not say once more', async () => {
  arrive({ orderStatus: 174, amountDue: 1000000, dueDate: '2031-03-14', isScore: 0 });
  await userEvent.click(await done());
  expect(await screen.findByText('₹10,000.00')).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeDefined();
  expect(screen.queryByText('Payment received')).toBeNull();
});

test("somebody else's payment is no moment of this borrower's", async () => {
  arrive({ isScore: 0 }, 'u:another');
  expect(await screen.findByText('Payment received')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull());
});

test('a loan that is settled without a payment of this browser is told calmly', async () => {
  showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetails',
    answers: { loanDetails: { success: true, data: { orderStatus: 200, isScore: 1 } } },
  });
  expect(await stars()).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

const period = (periodNo: number) => ({ periodNo, totalAmount: '12841.25', dueTime: '2031-03-14' });

/** A loan of three payments, of which one more was made, as its lender tells it before and after it saw that. */
function payOneOf(paidBefore: number, after: object) {
  keepRecord({
    amount: minorFromText('1284125'),
    before: { amountDue: minorFromText('1284125'), dueDate: '2031-03-14' },
  });
  let isSeen = false;
  const rows = (from: number, to: number) =>
    [1, 2, 3].filter((number) => number > from && number <= to).map(period);
  const paid = () => paidBefore + (isSeen ? 1 : 0);
  const before = { orderStatus: 174, amountDue: 1284125, dueDate: '2031-03-14' };
  const answer = (data: object) => answerWith(JSON.stringify({ success: true, data }));
  showScreen({
    Screen: LoanDetailsScreen,
    screen: 'loanDetailsAfterPayment',
    answers: {
      loanDetails: () => answer(isSeen ? after : before),
      instalments: () =>
        answer({
          repayPlanDetail: {
            repayYetDetail: rows(0, paid()),
            repayWaitDetail: rows(paid(), 3),
          },
        }),
    },
  });
  return () => {
    isSeen = true;
  };
}

/** The payments of the figure: those that are made, of all. */
const drawn = () => {
  const ring = [...document.querySelectorAll('main[data-look="moment"] [stroke-dasharray]')];
  return [ring.filter((part) => !part.getAttribute('opacity')).length, ring.length];
};

test('one of several payments: the figure and the words say how far the loan is', async () => {
  const see = payOneOf(1, { orderStatus: 174, amountDue: 1284125, dueDate: '2031-04-14' });
  await screen.findByText('Your plan');
  await waitFor(() => expect(screen.getByText('3 equal payments')).toBeDefined());
  see();
  expect(await screen.findByText('2 of 3 payments made', {}, { timeout: 15_000 })).toBeDefined();
  expect(drawn()).toEqual([2, 3]);
}, 30_000);

test('the last of three: a ring of three', async () => {
  const see = payOneOf(2, { orderStatus: 200 });
  await screen.findByText('Your plan');
  await waitFor(() => expect(screen.getByText('3 equal payments')).toBeDefined());
  see();
  expect(await screen.findByText('₹0', {}, { timeout: 15_000 })).toBeDefined();
  expect(drawn()).toEqual([3, 3]);
}, 30_000);
