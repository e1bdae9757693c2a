import { samplePhoto } from './complaint-photo.ts';
import type { PlayComplaint } from './play-help.ts';
import type { Words } from './play-words.ts';
import type { SandboxCall } from './sandbox-call.ts';
import type { Account } from './sandbox-world.ts';
import { stateOf } from './state-of.ts';

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

function fromPlay({ now, ownOrigin, tenant }: SandboxCall) {
  let sample = 0;
  const pictures = (count: number) =>
    Array.from({ length: count }, () => ownOrigin + samplePhoto(tenant.id, (sample += 1)));
  return ({
    daysAgo,
    pictures: count,
    answer,
    subKind = '',
    ...rest
  }: PlayComplaint): StoredComplaint => {
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

/** The complaints of a session, the newest first; a new session has those of the play. */
export function complaintsOf(call: SandboxCall): StoredComplaint[] {
  const book = booksOf(call.account);
  book.complaints ??= call.play.complaints
    .map(fromPlay(call))
    .sort((one, other) => other.sentAt - one.sentAt);
  return book.complaints;
}

/** Whether the lender has answered by now. */
export const isAnswered = ({ answer }: StoredComplaint, now: number) =>
  answer !== undefined && answer.at <= now;

/** Adds a complaint that was just sent; the play says after how long it is answered. */
export function addComplaint(
  call: SandboxCall,
  sent: Pick<StoredComplaint, 'orderId' | 'kind' | 'subKind' | 'content' | 'photos'>,
): void {
  const { now, account, play } = call;
  const complaints = complaintsOf(call);
  const after = play.answerComplaintAfter;
  complaints.unshift({
    ...sent,
    id: `9007199254740996${String(account.next('complaint')).padStart(4, '0')}`,
    sentAt: now,
    answer: after > 0 ? { at: now + after, text: undefined, photos: [] } : undefined,
    isRated: false,
  });
}
