import { isPayable, shownStatus, type LoanOrder } from './loan-order.ts';
import { orderRows } from './order-rows.ts';
import type { SandboxCall } from './sandbox-call.ts';
import type { TextKey } from './standard-texts.ts';
import { productLogo } from './logo-picture.ts';
import { wireFlag, wireId } from './wire-answer.ts';

/** The kind of complaints with sub-kinds, and only for loans on which money is owed. */
export const collectionKind = '1';

/** Kinds by number. */
export const kinds: Readonly<Record<string, TextKey>> = {
  [collectionKind]: 'kindCollection',
  2: 'kindPayment',
  3: 'kindFees',
  4: 'kindApp',
  5: 'kindOther',
};

/** Kinds of complaints about collection. */
export const subKinds: Readonly<Record<string, TextKey>> = {
  11: 'kindHours',
  12: 'kindThreats',
  13: 'kindOthers',
  14: 'kindAmount',
  15: 'kindVisit',
};

const states: Readonly<Record<string, TextKey>> = {
  21: 'stateReview',
  151: 'statePayout',
  110: 'stateDeclined',
  174: 'stateDue',
  180: 'stateOverdue',
  3: 'stateRunning',
  5: 'statePart',
  170: 'stateExtended',
  200: 'stateRepaid',
  4: 'stateClosed',
};

/** A text in the language of the call; '' for a number that stands for nothing. */
export const kindText = (
  { words }: SandboxCall,
  table: Readonly<Record<string, TextKey>>,
  number: string,
) => {
  const key = table[number];
  return key ? words.say(key) : '';
};

/** Complaints about collection are for loans that are being collected. */
export const takesCollection = (order: LoanOrder) => isPayable(order);

/** A loan as the card of a complaint. */
export function orderCard(call: SandboxCall, order: LoanOrder) {
  const { words, tenant, today } = call;
  const wanted: readonly TextKey[] = ['loanAmount', 'amountDue', 'dueDate', 'paidOn', 'appliedOn'];
  const titles = wanted.map((key) => words.say(key));
  return {
    productLogo: productLogo(tenant),
    productName: words.pick(order.product.name),
    status: kindText(call, states, shownStatus(order, today)),
    rows: orderRows(call, order).flatMap(({ text: title, value }) =>
      titles.includes(title) ? [{ title, value }] : [],
    ),
    orderNo: wireId(order.id),
    isShow: wireFlag(call, takesCollection(order)),
  };
}
