import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LoanDetailsScreen } from '../../../src/features/loan-details/loan-details-screen.tsx';
import { answerWith } from '../../support/network.ts';
import { sampleTenant } from '../../support/sample-tenant.ts';
import { showScreen, stageLoan, type ScreenStage } from '../../support/screen-stage.tsx';
import { withToasts } from '../../support/with-toasts.tsx';

const period = (number: number, dueTime: string) => ({
  periodNo: number,
  totalAmount: 17432,
  periodStatus: 100,
  canClick: 1,
  dueTime,
});
const plan = {
  repayPlanDetail: {
    repayYetDetail: [period(1, '2031-02-14')],
    repayWaitDetail: [period(2, '2031-03-14'), period(3, '2031-04-14'), period(4, '2031-05-14')],
  },
};
const due = {
  orderStatus: 174,
  amountDue: 1743200,
  dueDate: '2031-03-14',
  isDelay: 1,
  productName: 'Sample Cash',
  userOrderDetail: {
    detail: [
      { text: 'Order number', value: stageLoan.loanId },
      { text: 'Loan amount', value: '₹60,000.00' },
    ],
  },
};
const show = (data: object = {}, changes: Partial<ScreenStage> = {}) =>
  showScreen({
    Screen: withToasts(LoanDetailsScreen),
    screen: 'loanDetails',
    answers: {
      loanDetails: { success: true, data: { ...due, ...data } },
      instalments: { code: 0, data: plan },
    },
    tenant: sampleTenant({ 'features.instalments': true, 'features.extension': true }),
    builtScreens: ['cardRepayment', 'instalments', 'extension', 'chatbot', 'complaintStart'],
    ...changes,
  });

beforeEach(() => sessionStorage.clear());

describe('look, row 2: the loan home', () => {
  test('says what is paid, what is left and when it is over, and the foot holds one action', async () => {
    const { container } = show();
    expect(await screen.findByText('1 of 4')).toBeDefined();
    expect(screen.getByText('₹52,296.00')).toBeDefined();
    expect(screen.getAllByText('14 May 2031')[0]?.tagName).toBe('DD');
    expect(container.querySelectorAll('[data-part]')).toHaveLength(4);
    const amounts = container.textContent?.match(/₹17,432\.00/g);
    expect(amounts).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Repay now' })).toBeDefined();
  });

  test('holds every way to be helped in one card, the delay of the due date by its name', async () => {
    const page = show();
    const help = (await screen.findByRole('heading', { name: 'Help' })).closest('section');
    const names = within(help ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(names.map((name) => name?.slice(0, 10))).toEqual([
      'Extend the',
      'Call 1800-',
      'Ask the as',
      'Something ',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^Extend the due date/ }));
    expect(page.place()).toContain(stageLoan.loanId);
  });

  test('shows the long number by its end, once, with a button that copies all of it', async () => {
    const { container } = show();
    expect(await screen.findByRole('button', { name: 'Copy: Loan number' })).toBeDefined();
    expect(container.textContent).not.toContain(stageLoan.loanId);
    expect(container.textContent).not.toContain('Order number');
    expect(container.textContent).toContain('··3001');
    expect(container.textContent).toContain('₹60,000.00');
  });

  test('the details do not say again what stands above them', async () => {
    const detail = [
      { text: 'Loan amount', value: '₹60,000.00' },
      { text: 'Amount due', value: '₹17,432.00' },
      { text: 'Due date', value: '14 Mar 2031' },
    ];
    const { container } = show({ userOrderDetail: { detail } });
    await screen.findByText('1 of 4');
    expect(container.textContent).toContain('Loan amount');
    expect(container.textContent).not.toContain('Due date');
    expect(container.textContent?.match(/₹17,432\.00/g)).toHaveLength(1);
  });

  test('what is to be paid is due on a day with its weekday; of a late loan it is to be paid today', async () => {
    const { container, unmount } = show();
    await screen.findByText('1 of 4');
    expect(container.textContent).toContain('Amount due on Friday, 14\u00a0March 2031');
    unmount();
    const late = show({ dueDate: '2026-02-13' });
    await screen.findByText('1 of 4');
    expect(late.container.textContent).toContain('To pay today');
    expect(late.container.textContent).toContain('Was due on Friday, 13\u00a0February 2026');
    expect(late.container.textContent).not.toContain('Amount due on');
  });

  test.each([
    ['several payments wait', plan.repayPlanDetail.repayWaitDetail, 1],
    ['one payment is all', [period(4, '2026-02-13')], 0],
  ])('late, with a choice of what to pay where there is one: %s', async (_why, waits, count) => {
    const one = { repayPlanDetail: { repayWaitDetail: waits } };
    show(
      { dueDate: '2026-02-13' },
      {
        answers: {
          loanDetails: { success: true, data: { ...due, dueDate: '2026-02-13' } },
          instalments: { code: 0, data: one },
        },
      },
    );
    await screen.findByText(count > 0 ? 'left in total' : 'One payment settles this loan.');
    const title = screen.getByRole('heading', { name: 'Not all of it today?' });
    const card = title.closest('section') ?? document.body;
    const choices = screen.queryAllByRole('button', { name: /^Choose what to pay/ });
    expect(choices).toHaveLength(count);
    // It comes with the plan: last, it moves no other way out.
    const last = within(card).getAllByRole('listitem').at(-1);
    expect(choices.every((choice) => last?.contains(choice))).toBe(true);
  });

  test('a plan that cannot be had is said, and the loan stands as it is', async () => {
    show({}, { answers: { loanDetails: { success: true, data: due } } });
    expect(await screen.findByText('Your plan could not be loaded.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Repay now' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Choose what to pay' })).toBeDefined();
  });

  test('what stands under the plan comes with it, and waits three seconds for one that does not come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: (response: Response) => void = () => undefined;
    const slow = new Promise<Response>((done) => (answer = done));
    show({}, { answers: { loanDetails: { success: true, data: due }, instalments: () => slow } });
    await screen.findByRole('button', { name: 'Repay now' });
    expect(screen.queryByRole('heading', { name: 'Help' })).toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await screen.findByRole('heading', { name: 'Help' })).toBeDefined();
    answer(answerWith(JSON.stringify({ code: 0, data: plan })));
    expect(await screen.findByText('1 of 4')).toBeDefined();
    vi.useRealTimers();
  });

  test.each([
    ['the tenant has none', {}, { tenant: sampleTenant({ 'features.instalments': false }) }],
    ['nothing is owed', { orderStatus: 200 }, {}],
  ])('there is no plan where %s', async (_why, data, changes) => {
    const { face } = show(data, changes);
    await waitFor(() => expect(face()).toBe('ready'));
    expect(screen.queryByText('Your plan')).toBeNull();
  });

  test('once the loan asks for something else, the plan is asked again', async () => {
    let amountDue = 1743200;
    const page = show(
      {},
      {
        answers: {
          loanDetails: () =>
            answerWith(JSON.stringify({ success: true, data: { ...due, amountDue } })),
          instalments: { code: 0, data: plan },
        },
      },
    );
    await screen.findByText('1 of 4');
    expect(page.forms('instalments')).toHaveLength(1);
    amountDue = 1000000;
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText('₹10,000.00');
    await waitFor(() => expect(page.forms('instalments')).toHaveLength(2));
  });
});

test('of two late payments the lender asks for one: the amount says so, and the plan names the other', async () => {
  const late = (number: number) => ({ ...period(number, '2026-02-13'), periodStatus: 500 });
  const waits = [late(2), { ...late(3), totalAmount: 900 }, period(4, '2031-05-14')];
  const { container } = show(
    {},
    {
      answers: {
        loanDetails: { success: true, data: { ...due, dueDate: '2026-02-13' } },
        instalments: { code: 0, data: { repayPlanDetail: { repayWaitDetail: waits } } },
      },
    },
  );
  expect(await screen.findByText('The first of 2 late payments')).toBeDefined();
  expect(container.textContent).not.toContain('To pay today');
  expect(container.textContent).toContain('₹900.00 · Late');
});

test('a loan of one payment says it once: no plan beside the amount and its day', async () => {
  const plain = { repayPlanDetail: { repayWaitDetail: [period(1, '2031-03-14')] } };
  const { container } = show(
    { noticeStatusText: 'Pay once and this loan is closed.' },
    {
      answers: {
        loanDetails: {
          success: true,
          data: { ...due, noticeStatusText: 'Pay once and this loan is closed.' },
        },
        instalments: { code: 0, data: plain },
      },
    },
  );
  expect(await screen.findByRole('heading', { name: 'Help' })).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeDefined();
  expect(screen.queryByText('Your plan')).toBeNull();
  expect(container.textContent?.match(/payment|Pay once/gi)).toEqual(['Pay once']);
});

test('a loan that is repaid offers its receipt first, and the next loan in a line of the page', async () => {
  const page = show({ orderStatus: 200, noticeStatusText: 'Your loan is repaid. Thank you.' });
  const foot = (await screen.findByRole('button', { name: 'Receipt' })).parentElement;
  const names = [...(foot?.querySelectorAll('button') ?? [])].map((button) => button.textContent);
  expect(names).toEqual(['Receipt', 'My account']);
  const again = screen.getByRole('button', { name: 'Borrow again' });
  expect(again.dataset['kind']).toBe('quiet');
  expect(foot?.contains(again)).toBe(false);
  await userEvent.click(again);
  await waitFor(() => expect(page.forms('event')).toHaveLength(1));
});

test('a declined loan says what can be done before it says who else lends', async () => {
  const { container } = show({
    orderStatus: 110,
    noticeStatusText: 'We could not approve this application',
    recProducts: [{ id: '1', productName: 'Other Cash', isEnabled: 1 }],
  });
  expect(await screen.findByRole('heading', { name: 'What you can do' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Think this is wrong? Tell us' })).toBeDefined();
  const other = await screen.findByText('Other Cash');
  // Behind one line, which is shut.
  expect(other.closest('details')?.open).toBe(false);
  const text = container.textContent ?? '';
  expect(text.indexOf('What you can do')).toBeLessThan(text.indexOf('Other Cash'));
});
