import { until, type OnTheWay, type OpenApp } from '../support/whole-app.tsx';
import { has, isAt, isReady, query, type, type FaultRow } from './fault-row.ts';

const due = query({ productId: '5005', orderId: '90071992547409930174' });
const offer = query({ productId: '5001' });
const plan = query({ productId: '5007', orderId: '90071992547409930312' });
const inInstalments = query({ productId: '5006', orderId: '90071992547409930003' });
const settled = query({ productId: '5005', orderId: '90071992547409930200' });
const closed = query({ productId: '5006', orderId: '90071992547409930004' });
const dueIndonesia = query({ productId: '6005', orderId: '80071992547409930174' });
const duePhilippines = query({ productId: '7005', orderId: '70071992547409930174' });

/** A lender that does not say how much a loan asks for. */
const withoutAmount: OnTheWay = async (call, _request, lender) => {
  const answer = await lender();
  if (call !== 'loanDetails') return answer;
  return new Response((await answer.text()).replace('"amountDue"', '"notSaid"'), answer);
};

const card = {
  holder: 'Asha Rao',
  accountNo: '123456789012',
  ifsc: 'HDFC0001234',
  bankName: 'HDFC Bank',
  mobile: '9876543210',
};
const fillCard = async (app: OpenApp) => {
  await type(app, /^Account holder/, card.holder);
  await type(app, /^Account number/, card.accountNo);
  await type(app, /^IFSC/, card.ifsc);
  await type(app, /^Bank/, card.bankName);
  await type(app, /^Mobile/, card.mobile);
  await app.press('Add this card');
};
const rateWith = (button: string) => async (app: OpenApp) => {
  await app.choose('5 of 5');
  await app.press(button);
};

/** Every call of the screens of a loan, by whoever opens them and whatever is pressed on them, but for those that move money. */
export const loanRows: readonly FaultRow[] = [
  // A loan that is offered.
  {
    screen: 'loanConfirm',
    call: 'loanConfirm',
    tenant: 'india',
    query: offer,
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'loanConfirm',
    call: 'contracts',
    tenant: 'india',
    query: offer,
    role: 'aside',
    says: /The agreements could not be loaded/,
    done: isReady,
  },
  {
    screen: 'loanConfirm',
    call: 'contractUrl',
    tenant: 'india',
    query: offer,
    role: 'action',
    steps: (app) => app.press(/loan agreement/i),
    again: (app) => app.press(/loan agreement/i),
    done: () => document.querySelector('[role=dialog], dialog[open]'),
  },
  // A loan.
  {
    screen: 'loanDetails',
    call: 'loanDetails',
    tenant: 'india',
    query: due,
    role: 'opening',
    done: has('Repay now'),
  },
  {
    screen: 'loanDetails',
    call: 'instalments',
    tenant: 'india',
    query: inInstalments,
    role: 'aside',
    done: isReady,
  },
  {
    screen: 'loanDetails',
    call: 'rateApp',
    tenant: 'india',
    query: settled,
    role: 'action',
    steps: rateWith('Submit'),
    again: (app) => app.press('Submit'),
    done: (app) => !app.text().includes('Please rate us'),
  },
  {
    screen: 'loanDetails',
    call: 'event',
    tenant: 'india',
    query: settled,
    role: 'report',
    steps: async (app) => {
      await until(() => app.text().includes('Please rate us'));
      await app.press('Cancel');
      await app.press('Borrow again');
    },
    done: isAt('marketplace'),
  },
  {
    screen: 'loanDetails',
    call: 'productTap',
    tenant: 'india',
    query: closed,
    role: 'report',
    steps: async (app) => {
      await app.press(/^Demo Dhan/);
    },
    done: isAt('marketplace'),
  },
  // Ways to pay.
  {
    screen: 'cardRepayment',
    call: 'repaymentWay',
    tenant: 'india',
    query: due,
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'bindCard',
    call: 'bindCard',
    tenant: 'india',
    query: due,
    role: 'action',
    steps: fillCard,
    again: (app) => app.press('Add this card'),
    typed: ['Asha Rao'],
    done: isAt('cardRepayment'),
  },
  {
    screen: 'payMethod',
    call: 'payTypes',
    tenant: 'indonesia',
    query: dueIndonesia,
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'payMethod',
    call: 'loanDetails',
    tenant: 'indonesia',
    query: dueIndonesia,
    role: 'aside',
    done: isReady,
  },
  {
    screen: 'virtualAccount',
    call: 'generateVcode',
    tenant: 'indonesia',
    query: dueIndonesia,
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'virtualAccount',
    call: 'loanDetails',
    tenant: 'indonesia',
    query: dueIndonesia,
    role: 'aside',
    done: isReady,
  },
  {
    screen: 'paymentGuide',
    call: 'generateVcode',
    tenant: 'philippines',
    query: duePhilippines,
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'paymentGuide',
    call: 'loanDetails',
    tenant: 'philippines',
    query: duePhilippines,
    role: 'aside',
    done: isReady,
  },
  {
    screen: 'walletRepayment',
    call: 'repaymentWay',
    tenant: 'india',
    query: due,
    role: 'aside',
    beside: withoutAmount,
    done: isReady,
  },
  {
    screen: 'walletRepayment',
    call: 'loanDetails',
    tenant: 'india',
    query: due,
    role: 'aside',
    done: isReady,
  },
  {
    screen: 'cardRepayment',
    call: 'loanDetails',
    tenant: 'india',
    query: due,
    role: 'aside',
    done: isReady,
  },
  {
    screen: 'instalments',
    call: 'instalments',
    tenant: 'india',
    query: plan,
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'instalments',
    call: 'loanDetails',
    tenant: 'india',
    query: plan,
    role: 'aside',
    done: isReady,
  },
  {
    screen: 'extension',
    call: 'extension',
    tenant: 'india',
    query: due,
    role: 'opening',
    done: isReady,
  },
  {
    screen: 'extension',
    call: 'loanDetails',
    tenant: 'india',
    query: due,
    role: 'aside',
    done: isReady,
  },
  {
    screen: 'extension',
    call: 'instalments',
    tenant: 'india',
    query: due,
    role: 'aside',
    done: isReady,
  },
];
