import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { minorFromText } from '../../../src/domain/money.ts';
import { beginAt } from '../../support/begin-at.ts';
import { keepRecord } from '../../support/money-record.ts';
import { answerWith } from '../../support/network.ts';
import {
  askedNumbers,
  field,
  loanOf,
  loanQuery,
  noon,
  number,
  showNumber,
} from '../../support/number-stage.tsx';
import { forgetAll } from '../../support/pay-stage.tsx';
import { showPage } from '../../support/visible-page.ts';

beginAt(noon, forgetAll);

let visits = 0;

/** Later than every visit before: how a payment ended is remembered for as long as the app runs. */
beforeEach(() => {
  visits += 1;
  vi.setSystemTime(noon + visits * 60_000);
});

/** The page of a number, while its loan stands as the test says. */
function watch() {
  const entry = new Map<string, string>();
  const loan: { is: object } = { is: loanOf({ amountDue: 5000000 }) };
  const show = () =>
    showNumber({
      entry,
      answers: {
        generateVcode: number(),
        loanDetails: () => answerWith(JSON.stringify(loan.is)),
      },
    });
  return { loan, show };
}

/** The page is open until its loan is known. */
async function open({ show }: ReturnType<typeof watch>) {
  const page = show();
  await field('Total payment');
  await waitFor(() => expect(page.asked()).toContain('loanDetails'));
  return page;
}

const moment = () => screen.findByRole('button', { name: 'Save the receipt' });

test('a part that arrived while the page was open: the paid moment names it, and what is still due', async () => {
  const stage = watch();
  const page = await open(stage);
  expect(screen.queryByText('has arrived. Thank you.')).toBeNull();
  stage.loan.is = loanOf({ amountDue: 2260533 });
  showPage();
  await moment();
  expect(screen.getByText('has arrived. Thank you.')).toBeDefined();
  expect(screen.getByText('₹22,605.33 is still due')).toBeDefined();
  expect(askedNumbers(page)).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(page.place()).toBe(`/borrowDetail${loanQuery}`);
});

test('paid while the phone had closed the page: the moment comes when it is there again, and once', async () => {
  const stage = watch();
  (await open(stage)).unmount();
  stage.loan.is = loanOf({ orderStatus: 200 });
  const second = stage.show();
  await moment();
  expect(screen.getByText('left to pay. This loan is closed.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  second.unmount();
  stage.show();
  expect(await screen.findByText('This loan is already paid')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save the receipt' })).toBeNull();
});

test('the receipt of a number says no time at which it was sent: nobody here knows', async () => {
  const stage = watch();
  await open(stage);
  stage.loan.is = loanOf({ orderStatus: 200 });
  showPage();
  await moment();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(/sent at/)).toBeNull();
});

test('what was said to be paid has its own end, and one moment', async () => {
  const stage = watch();
  await open(stage);
  keepRecord({
    channel: 'virtualAccount',
    step: 'saidPaid',
    before: { amountDue: minorFromText('5000000') },
  });
  stage.loan.is = loanOf({ orderStatus: 200 });
  showPage();
  await moment();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull());
});

test('a loan that was paid before the number is no news', async () => {
  const stage = watch();
  stage.loan.is = loanOf({ orderStatus: 200 });
  stage.show();
  expect(await screen.findByText('This loan is already paid')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save the receipt' })).toBeNull();
});
