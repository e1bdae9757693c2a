import type { RepaymentAttempt } from '../domain/card-repayment.ts';
import type { LoanClaim } from '../domain/loan-claim.ts';
import { mayStart, standingOf, type MoneyRecord } from '../domain/money-call.ts';
import type { MinorAmount } from '../domain/money.ts';
import type { WrongCodes } from '../domain/wrong-codes.ts';
import type { CallResult } from './make-money-call.ts';
import type { LoanNow } from './use-loan-now.ts';

/** The step at which the borrower types the code. */
export interface CodeStep {
  at: 'code';
  attempt: string;
  lenderAttemptId: string;
  /** Milliseconds since 1970. */
  codeSentAt: number;
  cardId: string | undefined;
  amount: MinorAmount | undefined;
  /** Typed for the code that was sent last: see `codeWaitSeconds`. */
  wrongCodes: WrongCodes | undefined;
  busy: 'confirming' | 'resending' | undefined;
  /** What is wrong with the code typed last. */
  error: string | undefined;
}

/**
 * What this page itself is doing about a payment; what is under way elsewhere is in the record.
 * - `resting`: nothing.
 * - `asking`: the loan is asked before the first call.
 * - `notAsked`: it could not be (`since`, in milliseconds since 1970); nothing was sent.
 * - `changed`: it asks for another amount than the button named; nothing was sent.
 * - `elsewhere`: another tab is sending one, of which nothing is written down here; nothing was sent.
 * - `question`: an earlier payment is named before another one is sent.
 * - `calling`, `code`, `leaving`: the call is open, a code is awaited, the wallet's page is about to come.
 */
export type PageStep =
  | { at: 'resting'; isRepeated?: boolean }
  | { at: 'asking' }
  | { at: 'notAsked'; since: number }
  | { at: 'changed' }
  | { at: 'elsewhere' }
  | { at: 'question' }
  | { at: 'calling' }
  | CodeStep
  | { at: 'leaving' };

/** What the screen of a payment shows and lets press. */
export interface PaymentView {
  step: PageStep;
  /** Nothing is owed any more. */
  isSettled: boolean;
  /** A payment is open, here or elsewhere: what can be pressed leads to the loan. */
  isBlocked: boolean;
  isBusy: boolean;
}

/** Decides it: what this page does comes first, then whether anything is owed, then what is open elsewhere. */
export function paymentView(
  step: PageStep,
  now: Pick<LoanNow, 'state' | 'standing' | 'record'>,
): PaymentView {
  const { state, standing, record } = now;
  const isSettled = state === 'settled';
  const isOpenElsewhere = mayStart[standing.is] === 'no';
  const isBusy = step.at === 'asking' || step.at === 'calling' || step.at === 'leaving';
  const isWaiting = step.at === 'code' && step.busy === undefined;
  const isOwnCode =
    step.at === 'code' &&
    (!isWaiting || (record?.attempt === step.attempt && record.step === 'awaitingCode'));
  // A code, or an answer to a question, is of no use once the loan is paid or another call is open; that may be the
  // code itself, typed in another tab.
  const isOver =
    ((isWaiting && !isOwnCode) || step.at === 'question') && (isSettled || isOpenElsewhere);
  return {
    step: isOver || (isWaiting && isSettled) ? { at: 'resting' } : step,
    isSettled: isSettled && !isBusy,
    isBlocked: isOpenElsewhere && !isBusy && !isOwnCode,
    isBusy,
  };
}

/** How one channel pays: the only thing in which card and wallet differ. */
export interface PaymentChannelCall<Data> {
  channel: 'card' | 'wallet';
  amount: MinorAmount;
  cardId?: string;
  send: (pressId: string) => PromiseLike<CallResult<Data>>;
  /** What the lender's yes means: it took the payment, wants a code, or named a page to go to. */
  onAnswer: (data: Data) =>
    | { next: 'accepted' }
    | { next: 'code'; lenderAttemptId: string }
    /** `follow` goes there; false when the address is refused. */
    | { next: 'leave'; follow: () => boolean };
}

/** Sends the typed code, or asks for another one, of an attempt that waits. */
export interface CodeCalls {
  confirm: (step: CodeStep, code: string, pressId: string) => PromiseLike<CallResult<null>>;
  resend: (step: CodeStep, pressId: string) => PromiseLike<CallResult<RepaymentAttempt>>;
}

/** The step that a record of this borrower's leads back to after a reload. */
export function resumedStep(record: MoneyRecord | undefined, owner: string, now: number): PageStep {
  if (
    record?.owner !== owner ||
    standingOf(record, now).is !== 'awaitingCode' ||
    record.lenderAttemptId === undefined ||
    record.codeSentAt === undefined
  )
    return { at: 'resting' };
  return {
    at: 'code',
    attempt: record.attempt,
    lenderAttemptId: record.lenderAttemptId,
    codeSentAt: record.codeSentAt,
    cardId: record.cardId,
    amount: record.amount,
    wrongCodes: record.wrongCodes,
    busy: undefined,
    error: undefined,
  };
}

/**
 * Whether a loan, asked just now, asks for another amount than when the button named one. Where it was not known then,
 * the button may have named what a link says: that must not be more than what is due.
 */
export const isOtherAmount = (amount: MinorAmount, shown: LoanClaim | undefined, now: LoanClaim) =>
  shown
    ? shown.amountDue !== now.amountDue
    : now.amountDue !== undefined && BigInt(amount) > BigInt(now.amountDue);
