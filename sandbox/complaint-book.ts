import type { TextKey } from './lender-texts.ts';
import { orderRows } from './loan-details.handlers.ts';
import { isPayable, type LoanOrder, shownStatus } from './loan-order.ts';
import { productLogo, samplePhoto } from './pictures.ts';
import type { SandboxCall } from './sandbox-call.ts';
import { type Account, stateOf } from './sandbox-world.ts';
import type { ScenarioComplaint, Words } from './scenario-parts.ts';
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

/** A complaint of one session. */
export interface StoredComplaint {
  id: string;
  orderId: string;
  kind: string;
  subKind: string;
  content: Words;
  photos: readonly string[];
  /** Milliseconds since 1970. */
  sentAt: number;
  /** What the lender did, and when it says so; undefined: never. */
  answer: { at: number; text: Words | undefined; photos: readonly string[] } | undefined;
  isRated: boolean;
}

const dayLength = 86_400_000;

/** A moment of a working day: a complaint of some days ago was not sent at the minute of the visit. */
const sentBefore = 95 * 60_000;

const booksOf = stateOf<Account, { complaints?: StoredComplaint[] }>(() => ({}));

function fromScenario({ now, ownOrigin, tenant }: SandboxCall) {
  let sample = 0;
  const pictures = (count: number) =>
    Array.from({ length: count }, () => ownOrigin + samplePhoto(tenant.id, (sample += 1)));
  return ({
    daysAgo,
    pictures: count,
    answer,
    subKind = '',
    ...rest
  }: ScenarioComplaint): StoredComplaint => {
    const sentAt = now - daysAgo * dayLength - sentBefore;
    return {
      ...rest,
      subKind,
      photos: pictures(count),
      sentAt,
      answer: answer && { at: sentAt, text: answer.text, photos: pictures(answer.pictures) },
      isRated: false,
    };
  };
}

/** The complaints of a session, the newest first; a new session has those of the scenario. */
export function complaintsOf(call: SandboxCall): StoredComplaint[] {
  const book = booksOf(call.account);
  book.complaints ??= call.scenario.complaints
    .map(fromScenario(call))
    .sort((one, other) => other.sentAt - one.sentAt);
  return book.complaints;
}

/** Whether the lender has answered by now. */
export const isAnswered = ({ answer }: StoredComplaint, now: number) =>
  answer !== undefined && answer.at <= now;

/** Adds a complaint that was just sent; the scenario says after how long it is answered. */
export function addComplaint(
  call: SandboxCall,
  sent: Pick<StoredComplaint, 'orderId' | 'kind' | 'subKind' | 'content' | 'photos'>,
): void {
  const { now, account, scenario } = call;
  const complaints = complaintsOf(call);
  const after = scenario.answerComplaintAfter;
  complaints.unshift({
    ...sent,
    id: `9007199254740996${String(account.next('complaint')).padStart(4, '0')}`,
    sentAt: now,
    answer: after > 0 ? { at: now + after, text: undefined, photos: [] } : undefined,
    isRated: false,
  });
}
