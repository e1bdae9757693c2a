import * as v from 'valibot';
import { ownSentences, type Talk } from '../domain/assistant-talk.ts';
import { failureCauses } from '../domain/lender-error.ts';
import type { TextStore } from '../platform/browser-storage.ts';
import { ownedRecord, type RecordKind } from './owned-record.ts';
import type { Session } from './session.ts';

/** Messages kept of a talk: the newest. */
const mostMessages = 200;

/** Characters kept of a talk's messages, as JSON: a browser's store ends at some five million, and holds more. */
const mostCharacters = 60_000;

const id = v.pipe(v.number(), v.safeInteger());
const count = v.picklist([0, 1, 2, 3, 4, 5]);

const question = v.object({
  id: v.string(),
  title: v.string(),
  shortTitle: v.string(),
  leadsToPerson: v.boolean(),
});

const level = v.object({
  question: v.optional(question),
  text: v.string(),
  choices: v.array(question),
  verdict: v.picklist(['none', 'open', 'resolved', 'unresolved']),
  stars: count,
});

const message = v.variant('kind', [
  v.object({ id, kind: v.literal('person'), text: v.string(), isTyped: v.boolean() }),
  v.object({ id, kind: v.literal('verdict'), isResolved: v.boolean() }),
  v.object({ id, kind: v.literal('lender'), text: v.string(), offersPerson: v.boolean() }),
  v.object({
    id,
    kind: v.literal('own'),
    sentence: v.picklist(ownSentences),
    offersPerson: v.boolean(),
  }),
  v.object({ id, kind: v.literal('stars'), stars: count }),
  v.object({
    id,
    kind: v.literal('failure'),
    of: v.union([v.literal('answers'), id]),
    why: v.object({ cause: v.picklist(failureCauses), text: v.string() }),
  }),
]);

const talkSchema: v.GenericSchema<unknown, Talk> = v.object({
  language: v.string(),
  messages: v.array(message),
  levels: v.tupleWithRest([level], level),
  asking: v.optional(v.object({ id, question, hasFailed: v.boolean() })),
  records: v.array(
    v.object({
      id,
      kind: v.picklist(['jump', 'feedback', 'score', 'freeText']),
      value: v.union([v.string(), count]),
      questionId: v.string(),
      state: v.picklist(['sending', 'failed']),
    }),
  ),
  isRating: v.boolean(),
  draft: v.string(),
  preselected: v.string(),
  nextId: id,
});

/**
 * A talk as it is kept: its newest 200 messages, and of those as many of the newest as fit into 60,000
 * characters, so that a long talk never fills the browser's store; the older ones are let go.
 */
function shortTalk({ messages, ...talk }: Talk): Talk {
  let from = messages.length;
  let left = mostCharacters;
  for (const one of messages.slice(-mostMessages).reverse()) {
    left -= JSON.stringify(one).length + 1;
    if (left < 0) break;
    from -= 1;
  }
  return { ...talk, messages: messages.slice(from) };
}

const keptTalk: RecordKind<Talk> = { name: 'talk', scope: 'tab', schema: talkSchema };

/** The talks of a borrower with the assistant: one for each loan, and one about no loan (''). */
export interface AssistantTalks {
  /** Undefined where none is kept, or any part of what is kept is not what it should be. */
  find(loanId: string): Talk | undefined;
  /** Keeps the newest 200 messages of a talk, as far as they fit. */
  keep(loanId: string, talk: Talk): void;
}

/** Kept in the tab, under tenant and borrower, so that another person's launch in the same tab never meets them. */
export function assistantTalks(session: Session, store?: TextStore): AssistantTalks {
  const recordOf = (loanId: string) => ownedRecord(keptTalk, session, [loanId], { store });
  return {
    find: (loanId) => recordOf(loanId).find(),
    keep: (loanId, talk) => recordOf(loanId).keep(shortTalk(talk)),
  };
}
