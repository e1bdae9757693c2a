import type { MoneyRecord } from '../../src/domain/money-call.ts';
import { minorFromText } from '../../src/domain/money.ts';
import type { MoneyCall } from '../../src/payments/make-money-call.ts';
import { makeMoneyCall } from '../../src/payments/make-money-call.ts';
import type { MoneySubject } from '../../src/payments/money-trace.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { LenderAnswer, MoneyLender } from './money-lender.ts';
import type { MoneyPage } from './money-profile.ts';

/** One money call of the contract, as its screen makes it. */
export interface MoneyCallCase {
  subject: MoneySubject;
  channel: MoneyRecord['channel'];
  /** What the record says once the lender said yes. */
  taken: MoneyRecord['step'];
  /** What a plain no leads back to; nothing where the attempt is over. */
  afterNo: 'none' | 'awaitingCode';
  /** It goes on with an attempt that waits for its code. */
  isCode: boolean;
}

const loan = { tenantId: 'sample', kind: 'loan', id: '9007199254740993001' } as const;
const ofLoan = { subject: loan, afterNo: 'none', isCode: false } as const;

/** Every call that moves money, by the contract's name; `generateVcode` moves none and has a lock only. */
export const moneyCallCases = {
  loanConfirmPush: {
    subject: { tenantId: 'sample', kind: 'offer', id: '700100200300400501' },
    channel: 'acceptance',
    taken: 'accepted',
    afterNo: 'none',
    isCode: false,
  },
  repaymentCommit: { ...ofLoan, channel: 'card', taken: 'accepted' },
  repaymentConfirm: {
    ...ofLoan,
    channel: 'card',
    taken: 'accepted',
    afterNo: 'awaitingCode',
    isCode: true,
  },
  repaymentRedirect: { ...ofLoan, channel: 'wallet', taken: 'leftForWallet' },
} as const satisfies Record<string, MoneyCallCase>;

/** The name of a money call. */
export type MoneyCallKey = keyof typeof moneyCallCases;

/** What the loan asks for before anything is paid. */
export const claimBefore = { amountDue: minorFromText('2739467'), dueDate: '2026-12-31' };

let presses = 0;

/**
 * Presses the button of a call on a page, as its screen does: a new attempt each time, but for a code, which goes on
 * with the attempt that was sent it.
 */
export function press(
  page: MoneyPage,
  key: MoneyCallKey,
  lender: MoneyLender,
  {
    answer = 'yes',
    after = 0,
    ...more
  }: { answer?: LenderAnswer; after?: number } & Partial<
    Pick<MoneyCall<null>, 'isAnyway' | 'record'>
  > = {},
) {
  presses += 1;
  const { channel, taken, afterNo, isCode }: MoneyCallCase = moneyCallCases[key];
  return makeMoneyCall(page, {
    record: {
      attempt: isCode ? 'attempt of the code' : `attempt ${presses}`,
      owner: page.owner,
      channel,
      startedAt: systemClock.now(),
      amount: claimBefore.amountDue,
      ...(channel !== 'acceptance' && { before: claimBefore }),
      ...(isCode && { lenderAttemptId: '77', codeSentAt: systemClock.now() }),
    },
    send: lender.send(key, null, answer, after),
    onAnswer: () => ({ step: answer === 'code' ? 'awaitingCode' : taken }),
    ...(afterNo === 'awaitingCode' && { onRefusal: () => ({ step: 'awaitingCode' }) as const }),
    ...more,
  });
}

/** What a page finds when a call is about to be made: nothing, or the code that was sent before. */
export function prepare(page: MoneyPage, key: MoneyCallKey): void {
  if (!moneyCallCases[key].isCode) return;
  const now = systemClock.now();
  page.records.keep({
    attempt: 'attempt of the code',
    owner: page.owner,
    channel: 'card',
    step: 'awaitingCode',
    startedAt: now,
    stepAt: now,
    amount: claimBefore.amountDue,
    before: claimBefore,
    lenderAttemptId: '77',
    codeSentAt: now,
  });
}
