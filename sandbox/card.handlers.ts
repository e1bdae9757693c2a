import type { TenantField } from '../src/tenant/tenant-schema.ts';
import { isPaidOrBeingPaid } from './loan-order.ts';
import {
  dueOf,
  minorAmountOf,
  payableAmount,
  repeated,
  takePayment,
  wantedPayment,
} from './loan-payments.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { type Account, stateOf } from './sandbox-world.ts';
import type { ScenarioCard } from './scenario-schema.ts';
import { rejected, succeeded, wireFlag, wireId, wireNumber } from './wire-answer.ts';

const addedOf = stateOf<Account, ScenarioCard[]>(() => []);

/** The cards of a session: those of the scenario, then those that were linked since. */
export function linkedCards({ account, scenario }: SandboxCall): readonly ScenarioCard[] {
  return [...scenario.cards, ...addedOf(account)];
}

/** Links a card. */
export function linkCard({ account }: SandboxCall, card: ScenarioCard): void {
  addedOf(account).push(card);
}

/** True when a value is what the tenant's own form asks for. */
function isAccepted(field: TenantField, value: string): boolean {
  if (value === '') return !field.required;
  const { minLength = 0, maxLength = Infinity, pattern, options } = field;
  return (
    value.length >= minLength &&
    value.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern).test(value)) &&
    (options === undefined || options.some((option) => option.value === value))
  );
}

/** What people read of a chosen option; other fields are told as they were typed. */
function shown(call: SandboxCall, { name, options }: TenantField): string {
  const value = call.field(name);
  const label = options?.find((option) => option.value === value)?.label;
  return label === undefined ? value : call.words.pick(label);
}

function bindCard(call: SandboxCall): WireAnswer {
  const order = call.productOrder;
  if (!order) return rejected(call, call.words.say('unknownOrder'));
  const { fields } = call.tenant.forms.bindCard;
  const wrong = fields.find((field) => !isAccepted(field, call.field(field.name)));
  if (wrong)
    return rejected(call, call.words.say('badField', { field: call.words.pick(wrong.label) }));
  const bank = fields.find(({ name }) => /bank/i.test(name));
  const number = fields.find(({ name, kind }) => kind === 'digits' && !/phone|mobile/i.test(name));
  const id = `9007199254740993${String(900 + call.account.next('card'))}`;
  linkCard(call, {
    id,
    bankName: (bank && shown(call, bank)) || call.tenant.brand.shortName,
    cardNo: `**** **** **** ${call.field(number?.name ?? '').slice(-4)}`,
    bankCode: bank?.options ? call.field(bank.name) : undefined,
    needsCode: true,
  });
  return succeeded(call, { id: wireId(id) });
}

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

function repaymentWay(call: SandboxCall): WireAnswer {
  const { order } = call;
  if (!order) return rejected(call, call.words.say('unknownOrder'));
  const token = `rt_${call.account.next('token')}`;
  paymentsOf(call.account).tokens.set(token, { orderId: order.id, isUsed: false });
  const due = dueOf(call, order);
  return succeeded(call, {
    alipay: wireFlag(call, call.scenario.wallet),
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
  const { order } = call;
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
const isAsListed = (call: SandboxCall, { cardNo, bankName, bankCode }: ScenarioCard) =>
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
  const { order } = call;
  const { tokens, attempts } = paymentsOf(call.account);
  const attempt = attempts.get(call.field('repaymentRecordId'));
  if (!order) return rejected(call, call.words.say('outdated'));
  // An open payment refuses every other one, whatever record, session or device asks.
  if (isPaidOrBeingPaid(order) || attempt?.state === 'used') return repeated(call);
  if (attempt?.orderId !== order.id) return rejected(call, call.words.say('outdated'));
  if (attempt.state === 'void') return rejected(call, call.words.say('voidCode'));
  const wanted = wantedPayment(call, order, attempt.amount);
  if ('body' in wanted) return wanted;
  if (call.field('verifyCode') !== call.scenario.smsCode) {
    return rejected(call, call.words.say('wrongCode'), wrongCodeCode);
  }
  attempt.state = 'used';
  tokens.set(attempt.token, { orderId: order.id, isUsed: true });
  takePayment(call, order, wanted.purpose);
  return succeeded(call);
}

/** Cards: linking one, and paying with one. */
export const cardHandlers: SandboxHandlers = {
  bindCard,
  repaymentWay,
  repaymentCommit,
  repaymentConfirm,
};
