import type { EndpointKey } from '../../src/lender-api/endpoint-table.ts';
import { until, type OpenApp } from '../support/whole-app.tsx';
import { type } from './fault-row.ts';

/** A call that moves money, on the screen that makes it. */
export interface MoneyRow {
  screen: 'loanConfirm' | 'cardRepayment' | 'walletRepayment';
  call: EndpointKey;
  query: string;
  /** What leads to the call, its press included. */
  steps: (app: OpenApp) => Promise<void>;
  /** The button that makes the call. */
  button: RegExp;
  isDone: (app: OpenApp) => boolean;
  /** What is said while nobody knows. */
  unknown: RegExp;
  /** What a person presses once the lender is known not to have done it. */
  again: (app: OpenApp) => Promise<void>;
}

/** The address of a loan that is due. */
export const due = '?productId=5005&orderId=90071992547409930174';
const pay = /^Pay ₹/;
const hasLeft = (app: OpenApp) => app.left.length > 0;
const isAtLoan = (app: OpenApp) => app.shown() === 'loanDetails';

/** Chooses a card and presses Pay. */
export const payByCard = async (app: OpenApp) => {
  await app.choose(/Bank of Example/);
  await app.press(pay);
};
/** Types the code from the SMS and confirms. */
export const typeCode = async (app: OpenApp) => {
  await until(() => app.text().includes('Enter the code'));
  await type(app, /^Code from the SMS/, '123456');
  await app.press(pay);
};

/** Every call that moves money, on every screen that makes it. */
export const moneyRows: readonly MoneyRow[] = [
  {
    screen: 'loanConfirm',
    call: 'loanConfirmPush',
    query: '?productId=5001',
    steps: async (app) => {
      await app.tick(/I have read and agree/);
      await app.press(/^Get ₹/);
    },
    button: /^Get ₹/,
    isDone: isAtLoan,
    unknown: /We don’t know yet whether your loan was confirmed/,
    again: (app) => app.press(/^Get ₹/),
  },
  {
    screen: 'cardRepayment',
    call: 'repaymentCommit',
    query: due,
    steps: payByCard,
    button: pay,
    isDone: (app) => isAtLoan(app) || app.text().includes('Enter the code'),
    unknown: /We don’t know yet whether this payment went through/,
    again: payByCard,
  },
  {
    screen: 'cardRepayment',
    call: 'repaymentConfirm',
    query: due,
    steps: async (app) => {
      await payByCard(app);
      await typeCode(app);
    },
    button: pay,
    isDone: isAtLoan,
    unknown: /We don’t know yet whether this payment went through/,
    again: async (app) => {
      await payByCard(app);
      await typeCode(app);
    },
  },
  {
    screen: 'walletRepayment',
    call: 'repaymentRedirect',
    query: due,
    steps: (app) => app.press(pay),
    button: pay,
    isDone: hasLeft,
    unknown: /We don’t know yet whether this payment went through/,
    again: (app) => app.press(pay),
  },
];
