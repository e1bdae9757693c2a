import { countCharacters } from './character-count.ts';
import type { FailureCause } from './lender-error.ts';
import { hasVisibleText } from './visible-text.ts';
import type { AssistantQuestion, AssistantRecordKind } from './assistant.ts';

/** Sentences of our own. They are kept by name, so that they follow the language shown. */
export const ownSentences = [
  'greeting',
  'whatElse',
  'whichOne',
  'noAnswer',
  'glad',
  'notHelped',
  'textTaken',
  'handedOver',
  'chatOpened',
] as const;

/** See `ownSentences`. */
export type OwnSentence = (typeof ownSentences)[number];

/** Why a call came to nothing, with the lender's own words where it sent some, else ''. */
export interface TalkFailure {
  cause: FailureCause;
  text: string;
}

/** One line of a talk. Its id never comes twice, and rises. */
export type TalkMessage = { id: number } & (
  | { kind: 'person'; text: string; isTyped: boolean }
  /** The person said whether an answer helped. */
  | { kind: 'verdict'; isResolved: boolean }
  /** The lender's words, with a way to a person under them if need be. */
  | { kind: 'lender'; text: string; offersPerson: boolean }
  | { kind: 'own'; sentence: OwnSentence; offersPerson: boolean }
  /** Stars have arrived at the lender. */
  | { kind: 'stars'; stars: number }
  /** A call that came to nothing and can be tried again: for answers, or for the record of this id. */
  | { kind: 'failure'; of: 'answers' | number; why: TalkFailure }
);

/** A place in the tree: what was asked, what was said to it, and what can be asked next. */
export interface TalkLevel {
  /** Absent at the root. */
  question?: AssistantQuestion | undefined;
  text: string;
  choices: readonly AssistantQuestion[];
  /** Whether the answer helped; `none` where nothing was answered. */
  verdict: 'none' | 'open' | 'resolved' | 'unresolved';
  /** Stars that were given for the answer; 0 before. */
  stars: number;
}

/** Something that the lender is told. It leaves the list once the lender has answered. */
export interface TalkRecord {
  id: number;
  kind: AssistantRecordKind;
  value: string | number;
  questionId: string;
  state: 'sending' | 'failed';
}

/** A talk with the assistant, as far as it went. */
export interface Talk {
  /** In which the lender's words came. */
  language: string;
  messages: readonly TalkMessage[];
  /** From the categories down to where the talk stands. */
  levels: readonly [TalkLevel, ...TalkLevel[]];
  /** The question whose answer is asked for, or could not be had. */
  asking?: { id: number; question: AssistantQuestion; hasFailed: boolean } | undefined;
  records: readonly TalkRecord[];
  /** Whether stars are being asked for. */
  isRating: boolean;
  /** What is typed and not sent yet. */
  draft: string;
  /** The category that an address chose beforehand, as it was written; '' for none. */
  preselected: string;
  /** The next id of a message, a record or a question. */
  nextId: number;
}

/** Most characters of a typed text, in code points. */
export const longestTypedText = 500;

/** The place where a talk stands. */
export const placeOf = ({ levels: [root, ...deeper] }: Talk): TalkLevel => deeper.at(-1) ?? root;

/** The category that is open, or being opened; undefined before one was chosen. */
export const openCategory = ({ levels, asking }: Talk): AssistantQuestion | undefined =>
  levels[1]?.question ?? asking?.question;

/** Whether the assistant owes an answer: to a question, to something that was typed, or to a verdict. */
export const owesAnswer = ({ asking, records }: Talk): boolean =>
  asking?.hasFailed === false ||
  records.some(({ kind, state }) => state === 'sending' && kind !== 'jump' && kind !== 'score');

/**
 * Whether the last thing that the person asked was answered, so that they can say if it helped: a typed question is
 * noted for a person to read, and nothing has helped yet.
 */
export function asksIfHelped(talk: Talk): boolean {
  if (placeOf(talk).verdict !== 'open' || talk.asking?.hasFailed === false) return false;
  const last = talk.messages.filter(({ kind }) => kind === 'person').at(-1);
  return !(last?.kind === 'person' && last.isTyped);
}

/** Whether stars are on their way to the lender. */
export const isSendingStars = ({ records }: Talk): boolean =>
  records.some(({ kind, state }) => kind === 'score' && state === 'sending');

/** Whether the talk has gone anywhere since it was opened. */
export const hasBegun = ({ messages, levels, asking }: Talk): boolean =>
  messages.length > 1 || levels.length > 1 || asking !== undefined;

/** Whether starting over loses what no tap brings back: something typed, or something not sent. */
export const losesWords = ({ messages, records, draft }: Talk): boolean =>
  hasVisibleText(draft) ||
  records.some(({ state }) => state === 'failed') ||
  messages.some((message) => message.kind === 'person' && message.isTyped);

/** What a person has said in a talk, for a complaint: where the talk stands, then the typed texts, the latest if not all fit. */
export function talkAsText({ levels, messages }: Talk, longest: number): string {
  const path = levels.flatMap(({ question }) => (question ? [question.title] : [])).join(' › ');
  const typed = messages.flatMap((message) =>
    message.kind === 'person' && message.isTyped ? [message.text] : [],
  );
  const lines = path ? [path] : [];
  let left = longest - countCharacters(path);
  const kept: string[] = [];
  for (const text of typed.reverse()) {
    left -= countCharacters(text) + 1;
    if (left < 0 && kept.length + lines.length > 0) break;
    kept.unshift(text);
  }
  return [...lines, ...kept].join('\n');
}

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

/** The talk with a record to be sent: about the place where it stands, but for a free text. */
export const record = (talk: Talk, kind: AssistantRecordKind, value: string | number): Talk => {
  const questionId = kind === 'freeText' ? '' : (placeOf(talk).question?.id ?? '');
  const added = { id: talk.nextId, kind, value, questionId, state: 'sending' } as const;
  return { ...talk, records: [...talk.records, added], nextId: talk.nextId + 1 };
};

/** The talk without the failures that the test names. */
export const withoutFailures = (talk: Talk, isOver: (of: 'answers' | number) => boolean): Talk => ({
  ...talk,
  messages: talk.messages.filter((one) => one.kind !== 'failure' || !isOver(one.of)),
});
