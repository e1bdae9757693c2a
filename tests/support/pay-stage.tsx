import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { CardRepaymentScreen } from '../../src/features/card-repayment/card-repayment-screen.tsx';
import { LoanConfirmScreen } from '../../src/features/loan-confirm/loan-confirm-screen.tsx';
import { WalletRepaymentScreen } from '../../src/features/wallet-repayment/wallet-repayment-screen.tsx';
import type { MoneyRecord } from '../../src/domain/money-call.ts';
import { minorFromText } from '../../src/domain/money.ts';
import { moneyRecords } from '../../src/payments/money-records.ts';
import { ownerOf } from '../../src/payments/money-trace.ts';
import type { MoneySubject } from '../../src/payments/money-trace.ts';
import { deviceStore } from '../../src/platform/browser-storage.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Session } from '../../src/session/session.ts';
import { createNotices, NoticeArea, NoticesContext } from '../../src/ui/notices.tsx';
import { answerWith, type SentRequest } from './network.ts';
import { sampleSession } from './sample-session.ts';
import { sampleTenant } from './sample-tenant.ts';
import { showScreen, stageLoan, type ScreenStage } from './screen-stage.tsx';
import { withToasts } from './with-toasts.tsx';

/** The loan's part of an address. */
export const payQuery = `?orderId=${stageLoan.loanId}&productId=${stageLoan.productId}`;

/** A loan that is due, as its lender tells it. */
export const dueLoan = (data: object = {}) => ({
  success: true,
  data: { orderStatus: 174, amountDue: 1743200, dueDate: '2031-03-14', ...data },
});

const card = { id: 'c1', bankName: 'Sample Bank', cardNo: '************1111', bankCode: 'SB' };
const offer = { amount: 8000000, periods: 91, termUnit: 1, productName: 'Sample Cash' };

/** What a lender without trouble answers. */
export const usualAnswers: ScreenStage['answers'] = {
  loanDetails: dueLoan(),
  repaymentWay: { code: 0, data: { repayToken: 't1', bankCards: [card], alipay: 1 } },
  repaymentCommit: { code: 0, data: { needValid: 0 } },
  repaymentConfirm: { code: 0 },
  repaymentRedirect: { code: 0, url: 'https://app.example/sandbox/sample/wallet?visit=7' },
  loanConfirm: { code: 0, data: offer },
  contracts: { code: 0, data: [] },
  loanConfirmPush: { code: 0, data: { lendDetailsUrl: `/borrowDetail${payQuery}` } },
};

/** Ways to pay that name the amount due as well. */
export const waysThatNameTheAmount = {
  code: 0,
  data: { repayToken: 't1', bankCards: [card], amountDue: 1743200 },
};

/** An answer that comes when the test says so. */
export function heldAnswer() {
  let send: (response: Response) => void = () => {};
  let cut: (error: Error) => void = () => {};
  const promise = new Promise<Response>((resolve, reject) => {
    send = resolve;
    cut = reject;
  });
  return {
    answer: (_request: SentRequest) => promise,
    send: (body: object) => act(async () => send(answerWith(JSON.stringify(body)))),
    cut: () => act(async () => cut(new TypeError('cut'))),
  };
}

/** A screen within the app's places for notices and passing words; "leave" takes the person to another screen. */
function inApp(Screen: ComponentType): ComponentType {
  const Toasting = withToasts(Screen);
  return function InApp() {
    const [notices] = useState(createNotices);
    const [isLeft, setLeft] = useState(false);
    return (
      <NoticesContext value={notices}>
        <NoticeArea closeLabel="Close" />
        {isLeft ? <p>Another screen</p> : <Toasting />}
        <button type="button" onClick={() => setLeft((was) => !was)}>
          leave or return
        </button>
      </NoticesContext>
    );
  };
}

/** The screens that make money calls. */
export const payScreens = {
  card: { Screen: inApp(CardRepaymentScreen), screen: 'cardRepayment' },
  wallet: { Screen: inApp(WalletRepaymentScreen), screen: 'walletRepayment' },
  confirm: { Screen: inApp(LoanConfirmScreen), screen: 'loanConfirm' },
} as const;

/** Opens one of them, as a tab of this browser does. */
export function openTab(
  name: keyof typeof payScreens,
  answers: ScreenStage['answers'] = {},
  changes: Partial<ScreenStage> = {},
) {
  const page = showScreen({
    ...payScreens[name],
    answers: { ...usualAnswers, ...answers },
    query: payQuery,
    tenant: sampleTenant({ 'loanConfirm.consentStartsChecked': true }),
    builtScreens: ['loanDetails', 'loanDetailsAfterPayment', 'walletRepayment', 'cardRepayment'],
    ...changes,
  });
  const here = within(page.container);
  const button = (label: RegExp | string) => here.findByRole('button', { name: label });
  return {
    ...page,
    here,
    button,
    press: async (label: RegExp | string) => userEvent.click(await button(label)),
    hasNo: (label: RegExp | string) => here.queryByRole('button', { name: label }) === null,
    /** How many calls of this kind reached the lender from this tab. */
    count: (key: Parameters<typeof page.forms>[0]) => page.forms(key).length,
    leaveOrReturn: () => userEvent.click(here.getByRole('button', { name: 'leave or return' })),
  };
}

/** See `openTab`. */
export type PayTab = ReturnType<typeof openTab>;

/** Chooses the card, which starts unchosen. */
export const chooseCard = async (tab: PayTab) =>
  userEvent.click(await tab.here.findByRole('radio', { name: /Sample Bank/ }));

/** Dialogs stand beside the page. */
export const dialog = () => screen.findByRole('dialog');

function recordsOf(subject: Pick<MoneySubject, 'kind' | 'id'>, session: Session) {
  const address = { keepInEntry: () => {}, readEntry: () => undefined };
  const places = { device: deviceStore, address, clock: systemClock, owner: ownerOf(session) };
  return moneyRecords({ tenantId: session.tenantId, ...subject }, places);
}

/** Writes down what this browser did before: by the borrower of the stage unless said otherwise. */
export function rememberPayment(changes: Partial<MoneyRecord>, session = sampleSession()): void {
  const now = Date.now();
  recordsOf({ kind: 'loan', id: stageLoan.loanId }, session).keep({
    attempt: 'earlier',
    owner: ownerOf(session),
    channel: 'card',
    step: 'accepted',
    startedAt: now,
    stepAt: now,
    amount: minorFromText('554000'),
    before: { amountDue: minorFromText('1743200'), dueDate: '2031-03-14' },
    ...changes,
  });
}

/** Empties what this browser keeps, between two tests, also what it could keep in its memory only. */
export function forgetAll(): void {
  const subjects = [
    { kind: 'loan', id: stageLoan.loanId },
    { kind: 'offer', id: stageLoan.productId },
  ] as const;
  for (const subject of subjects) {
    const records = recordsOf(subject, sampleSession());
    records.end(records.find()?.attempt ?? '');
  }
  localStorage.clear();
  sessionStorage.clear();
}
