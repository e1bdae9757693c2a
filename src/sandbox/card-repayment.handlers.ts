import { linkedCards } from './linked-cards.ts';
import { isPaidOrBeingPaid } from './loan-order.ts';
import type { PlayCard } from './play-schema.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { orderOf, type Account } from './sandbox-world.ts';
import { stateOf } from './state-of.ts';
import {
  dueOf,
  minorAmountOf,
  payableAmount,
  repeated,
  takePayment,
  wantedPayment,
} from './take-payment.ts';
import { rejected, succeeded, wireFlag, wireId, wireNumber } from './wire-answer.ts';

/** A payment that waits for its code, or did. */
interface Attempt {
  orderId: string;
  /** Minor units. */
  amount: bigint;
  token: string;
  state: 'waiting' | 'void' | 'used';
}

/** A token of one list of cards: it pays once. */
interface Token {
  orderId: string;
  isUsed: boolean;
}

const paymentsOf = stateOf<Account, { tokens: Map<string, Token>; attempts: Map<string, Attempt> }>(
  () => ({
    tokens: new Map(),
    attempts: new Map(),
  }),
);

/** The lender's code for a wrong code (spec §8). */
const wrongCodeCode = '800006';

const findOrder = (call: SandboxCall) => orderOf(call.account, call.field('orderId'), call.now);

function repaymentWay(call: SandboxCall): WireAnswer {
  const order = findOrder(call);
  if (!order) return rejected(call, call.words.say('unknownOrder'));
  const token = `rt_${call.account.next('token')}`;
  paymentsOf(call.account).tokens.set(token, { orderId: order.id, isUsed: false });
  const due = dueOf(call, order);
  return succeeded(call, {
    alipay: wireFlag(call, call.play.wallet),
    repayToken: token,
    bankCards: linkedCards(call).map(({ id, bankName, cardNo, bankCode }) => ({
      id: wireId(id),
      bankName,
      cardNo,
      ...(bankCode && { bankCode }),
    })),
    ...(due !== undefined && { amountDue: wireNumber(call, due) }),
  });
}

function repaymentCommit(call: SandboxCall): WireAnswer {
  const order = findOrder(call);
  if (!order) return rejected(call, call.words.say('unknownOrder'));
  const due = payableAmount(call, order);
  if (typeof due !== 'bigint') return due;
  const { tokens, attempts } = paymentsOf(call.account);
  const tokenText = call.field('repayToken');
  const token = tokens.get(tokenText);
  if (token?.orderId !== order.id) return rejected(call, call.words.say('outdated'));
  if (token.isUsed) return repeated(call);
  const wanted = wantedPayment(call, order, minorAmountOf(call));
  if ('body' in wanted) return wanted;
  const card = linkedCards(call).find(({ id }) => id === call.field('cardId'));
  if (!card || !isAsListed(call, card)) return rejected(call, call.words.say('unknownCard'));
  if (!/^[01]$/.test(call.field('sendMsg'))) return rejected(call, call.words.say('refused'));
  voidAttempts(call, order.id);
  if (!card.needsCode) {
    token.isUsed = true;
    takePayment(call, order, wanted.purpose);
    return succeeded(call, { needValid: wireFlag(call, false), repayRecordId: null });
  }
  const recordId = String(61_000_000 + call.account.next('attempt'));
  const { amount } = wanted;
  attempts.set(recordId, { orderId: order.id, amount, token: tokenText, state: 'waiting' });
  return succeeded(call, { needValid: wireFlag(call, true), repayRecordId: recordId });
}

/** What comes back of a card is what the list said of it; its bank's code may have been left out. */
const isAsListed = (call: SandboxCall, { cardNo, bankName, bankCode }: PlayCard) =>
  cardNo === call.field('cardNo') &&
  bankName === call.field('bankName') &&
  ['', bankCode].includes(call.field('bankCode'));

/** A newer code makes every older one worthless. */
function voidAttempts({ account }: SandboxCall, orderId: string): void {
  for (const attempt of paymentsOf(account).attempts.values()) {
    if (attempt.orderId === orderId && attempt.state === 'waiting') attempt.state = 'void';
  }
}

function repaymentConfirm(call: SandboxCall): WireAnswer {
  const order = findOrder(call);
  const { tokens, attempts } = paymentsOf(call.account);
  const attempt = attempts.get(call.field('repaymentRecordId'));
  if (!order) return rejected(call, call.words.say('outdated'));
  // An open payment refuses every other one, whatever record, session or device asks.
  if (isPaidOrBeingPaid(order) || attempt?.state === 'used') return repeated(call);
  if (attempt?.orderId !== order.id) return rejected(call, call.words.say('outdated'));
  if (attempt.state === 'void') return rejected(call, call.words.say('voidCode'));
  const wanted = wantedPayment(call, order, attempt.amount);
  if ('body' in wanted) return wanted;
  if (call.field('verifyCode') !== call.play.smsCode) {
    return rejected(call, call.words.say('wrongCode'), wrongCodeCode);
  }
  attempt.state = 'used';
  tokens.set(attempt.token, { orderId: order.id, isUsed: true });
  takePayment(call, order, wanted.purpose);
  return succeeded(call);
}

/** Paying with a bound card. */
export const cardRepaymentHandlers: SandboxHandlers = {
  repaymentWay,
  repaymentCommit,
  repaymentConfirm,
};
