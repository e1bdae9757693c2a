import type { AssistantRecordKind } from './assistant.ts';
import {
  placeOf,
  type OwnSentence,
  type Talk,
  type TalkLevel,
  type TalkMessage,
} from './assistant-talk.ts';

type WithoutId<Message> = Message extends TalkMessage ? Omit<Message, 'id'> : never;

/** A line before it has its id. */
export type NewMessage = WithoutId<TalkMessage>;

/** A sentence of ours. */
export const own = (sentence: OwnSentence, offersPerson = false): NewMessage => ({
  kind: 'own',
  sentence,
  offersPerson,
});

/** A sentence of the lender's. */
export const lender = (text: string, offersPerson = false): NewMessage => ({
  kind: 'lender',
  text,
  offersPerson,
});

/** The talk with more lines. */
export const say = (talk: Talk, ...said: readonly NewMessage[]): Talk => ({
  ...talk,
  messages: [...talk.messages, ...said.map((one, at) => ({ ...one, id: talk.nextId + at }))],
  nextId: talk.nextId + said.length,
});

/** The talk with something that the lender is to be told: about the place where it stands, but for a free text. */
export const record = (talk: Talk, kind: AssistantRecordKind, value: string | number): Talk => {
  const questionId = kind === 'freeText' ? '' : (placeOf(talk).question?.id ?? '');
  const told = { id: talk.nextId, kind, value, questionId, state: 'sending' } as const;
  return { ...talk, records: [...talk.records, told], nextId: talk.nextId + 1 };
};

/** What stands at a place when the talk comes to it. */
export function arrival({ text, choices }: TalkLevel): NewMessage {
  if (text.trim()) return lender(text);
  return choices.length > 0 ? own('whichOne') : own('noAnswer', true);
}

/** The talk without the failures that the test names. */
export const withoutFailures = (talk: Talk, isOver: (of: 'answers' | number) => boolean): Talk => ({
  ...talk,
  messages: talk.messages.filter((one) => one.kind !== 'failure' || !isOver(one.of)),
});

/** A question that is no longer asked leaves no failure behind. */
export const withoutAsking = (talk: Talk): Talk => ({
  ...(talk.asking?.hasFailed ? withoutFailures(talk, (of) => of === 'answers') : talk),
  asking: undefined,
});
