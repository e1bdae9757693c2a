import { countCharacters } from '../src/domain/character-count.ts';
import { readDay } from '../src/domain/day.ts';
import {
  addComplaint,
  collectionKind,
  complaintsOf,
  isAnswered,
  kinds,
  kindText,
  orderCard,
  type StoredComplaint,
  subKinds,
  takesCollection,
} from './complaint-book.ts';
import type { TextKey } from './lender-texts.ts';
import { isPayable, type LoanOrder } from './loan-order.ts';
import { isKeptPhoto, isPicture, keepPhoto, largestPicture } from './pictures.ts';
import type { SandboxCall, SandboxHandlers, WireAnswer } from './sandbox-call.ts';
import { orderOf } from './sandbox-world.ts';
import { rejected, succeeded, wireId, wireNumber } from './wire-answer.ts';

/** All loans, as they stand. */
const ordersOf = ({ account, now }: SandboxCall): LoanOrder[] =>
  [...account.orders.keys()].flatMap((id) => orderOf(account, id, now) ?? []);

/** The loan of a call; without a number the current one: that on which money is owed, else any. */
function askedOrder(call: SandboxCall): LoanOrder | 'none' | 'unknown' {
  const id = call.field('orderNo');
  if (id !== '') return orderOf(call.account, id, call.now) ?? 'unknown';
  const orders = ordersOf(call);
  return orders.find(isPayable) ?? orders[0] ?? 'none';
}

const wireKinds = (call: SandboxCall, table: Readonly<Record<string, TextKey>>) =>
  Object.keys(table).map((number) => ({
    title: kindText(call, table, number),
    value: wireNumber(call, Number(number)),
  }));

function openLine(call: SandboxCall): string {
  const n = complaintsOf(call).filter((one) => !isAnswered(one, call.now)).length;
  if (n > 1) return call.words.say('openComplaints', { n });
  return call.words.say(n === 1 ? 'oneOpenComplaint' : 'noOpenComplaint');
}

function problemInit(call: SandboxCall): WireAnswer {
  const order = askedOrder(call);
  if (order === 'unknown') return rejected(call, call.words.say('unknownOrder'));
  return succeeded(call, {
    problemType: wireKinds(call, kinds),
    problemSonType: wireKinds(call, subKinds),
    orderDetail: order === 'none' ? null : orderCard(call, order),
    orderList: ordersOf(call).map((one) => orderCard(call, one)),
    problemStatus: openLine(call),
  });
}

/** Why a complaint is not taken; undefined when it is. */
function refusalOf(call: SandboxCall, photos: readonly string[]): string | undefined {
  const { words, world, tenant } = call;
  const { textMaxLength, photosMax } = tenant.forms.complaint;
  const bad = (field: string) => words.say('badField', { field });
  const kind = call.field('problemType');
  const content = call.field('problemDetail');
  const order = askedOrder(call);
  if (!Object.hasOwn(kinds, kind)) return bad('problemType');
  if (content.trim() === '' || countCharacters(content) > textMaxLength)
    return bad('problemDetail');
  if (order === 'unknown') return words.say('unknownOrder');
  if (photos.length > photosMax || !photos.every((url) => isKeptPhoto(world, tenant.id, url)))
    return bad('problemImage');
  if (kind !== collectionKind) return undefined;
  if (!Object.hasOwn(subKinds, call.field('problemSonType'))) return bad('problemSonType');
  const isTaken = order !== 'none' && takesCollection(order);
  return isTaken ? undefined : words.say('noCollectionComplaint');
}

function problemSave(call: SandboxCall): WireAnswer {
  const photos = call.field('problemImage').split(',').filter(Boolean);
  const refusal = refusalOf(call, photos);
  if (refusal !== undefined) return rejected(call, refusal);
  const order = askedOrder(call);
  const kind = call.field('problemType');
  addComplaint(call, {
    orderId: typeof order === 'string' ? '' : order.id,
    kind,
    subKind: kind === collectionKind ? call.field('problemSonType') : '',
    content: call.field('problemDetail'),
    photos,
  });
  return succeeded(call);
}

function problemImage(call: SandboxCall): WireAnswer {
  const file = call.file('problemImage');
  if (file && file.size > largestPicture) {
    const message = call.words.say('pictureTooLarge');
    return { status: 413, body: { code: '413', message } };
  }
  if (!file || !isPicture(file)) return rejected(call, call.words.say('noPicture'));
  return succeeded(call, { url: call.ownOrigin + keepPhoto(call.world, call.tenant.id, file) });
}

/** `YYYY-MM-DD HH:MM:SS` in the tenant's zone. */
function wireTime({ tenant }: SandboxCall, moment: number): string {
  const day = readDay(String(moment), tenant.locale.timeZone);
  const two = (value = 0) => String(value).padStart(2, '0');
  const seconds = two(Math.floor(moment / 1000) % 60);
  return day
    ? `${day.year}-${two(day.month)}-${two(day.day)} ${two(day.hour)}:${two(day.minute)}:${seconds}`
    : '';
}

const listItem = (call: SandboxCall, complaint: StoredComplaint) => ({
  id: wireId(complaint.id),
  time: wireTime(call, complaint.sentAt),
  type: kindText(call, kinds, complaint.kind),
  content: call.words.pick(complaint.content),
});

function problemList(call: SandboxCall): WireAnswer {
  const complaints = complaintsOf(call);
  const tab = (key: TextKey, wanted: boolean) => ({
    title: call.words.say(key),
    list: complaints
      .filter((one) => isAnswered(one, call.now) === wanted)
      .map((one) => listItem(call, one)),
  });
  return succeeded(call, { tabs: [tab('tabOpen', false), tab('tabAnswered', true)] });
}

const askedComplaint = (call: SandboxCall) =>
  complaintsOf(call).find(({ id }) => id === call.field('problemId'));

function problemDetail(call: SandboxCall): WireAnswer {
  const complaint = askedComplaint(call);
  if (!complaint) return rejected(call, call.words.say('unknownComplaint'));
  const { kind, subKind, content, photos, isRated } = complaint;
  const answer = isAnswered(complaint, call.now) ? complaint.answer : undefined;
  const said = answer?.text;
  return succeeded(call, {
    type: kindText(call, kinds, kind),
    sonType: kindText(call, subKinds, subKind),
    content: call.words.pick(content),
    images: photos,
    disposeDetail:
      said !== undefined ? call.words.pick(said) : answer ? call.words.say('complaintAnswer') : '',
    disposeImages: answer?.photos ?? [],
    isScore: wireNumber(call, answer && !isRated ? 1 : 0),
  });
}

function problemScore(call: SandboxCall): WireAnswer {
  const complaint = askedComplaint(call);
  if (!complaint) return rejected(call, call.words.say('unknownComplaint'));
  if (!/^[1-5]$/.test(call.field('score'))) return rejected(call, call.words.say('refused'));
  complaint.isRated = true;
  return succeeded(call);
}

/** Complaints: what they begin with, their pictures, sending them, and what became of them. */
export const complaintHandlers: SandboxHandlers = {
  problemInit,
  problemSave,
  problemImage,
  problemList,
  problemDetail,
  problemScore,
};
