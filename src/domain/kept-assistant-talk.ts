import type { AssistantQuestion } from './assistant.ts';
import type { Talk, TalkLevel, TalkMessage, TalkRecord } from './assistant-talk.ts';

/** Messages kept of a talk: the newest. */
const mostMessages = 200;

/** Characters kept of a talk's messages, as JSON: a browser's store ends at some five million, and holds more. */
const mostCharacters = 60_000;

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isId: Check = (value) => Number.isSafeInteger(value);
const isCount: Check = (value) => [0, 1, 2, 3, 4, 5].some((count) => count === value);
const oneOf =
  (...known: readonly string[]): Check =>
  (value) =>
    known.some((one) => one === value);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** An object each of whose named fields passes its check. */
const shaped =
  <Shape>(checks: Readonly<Record<keyof Shape & string, Check>>): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null) return false;
    const fields = new Map<string, unknown>(Object.entries(value));
    return Object.entries<Check>(checks).every(([name, check]) => check(fields.get(name)));
  };

const isQuestion = shaped<AssistantQuestion>({
  id: isText,
  title: isText,
  shortTitle: isText,
  leadsToPerson: isFlag,
});

const isLevel = shaped<TalkLevel>({
  question: maybe(isQuestion),
  text: isText,
  choices: listOf(isQuestion),
  verdict: oneOf('none', 'open', 'resolved', 'unresolved'),
  stars: isCount,
});

const isRecord = shaped<TalkRecord>({
  id: isId,
  kind: oneOf('jump', 'feedback', 'score', 'freeText'),
  value: (value) => isText(value) || isCount(value),
  questionId: isText,
  state: oneOf('sending', 'failed'),
});

type KindOf<Kind extends TalkMessage['kind']> = Extract<TalkMessage, { kind: Kind }>;
const sentences =
  'greeting whatElse whichOne noAnswer glad notHelped textTaken handedOver chatOpened';

const messages: readonly Check[] = [
  shaped<KindOf<'person'>>({ id: isId, kind: oneOf('person'), text: isText, isTyped: isFlag }),
  shaped<KindOf<'verdict'>>({ id: isId, kind: oneOf('verdict'), isResolved: isFlag }),
  shaped<KindOf<'lender'>>({ id: isId, kind: oneOf('lender'), text: isText, offersPerson: isFlag }),
  shaped<KindOf<'own'>>({
    id: isId,
    kind: oneOf('own'),
    sentence: oneOf(...sentences.split(' ')),
    offersPerson: isFlag,
  }),
  shaped<KindOf<'stars'>>({ id: isId, kind: oneOf('stars'), stars: isCount }),
  shaped<KindOf<'failure'>>({
    id: isId,
    kind: oneOf('failure'),
    of: (value) => value === 'answers' || isId(value),
    why: shaped({ isRejected: isFlag, text: isText }),
  }),
];

const isTalk = shaped<Talk>({
  language: isText,
  messages: listOf((value) => messages.some((check) => check(value))),
  levels: (value) => listOf(isLevel)(value) && Array.isArray(value) && value.length > 0,
  asking: maybe(
    shaped<NonNullable<Talk['asking']>>({ id: isId, question: isQuestion, hasFailed: isFlag }),
  ),
  records: listOf(isRecord),
  isRating: isFlag,
  draft: isText,
  preselected: isText,
  nextId: isId,
});

/** Reads a talk out of storage; undefined when it is no JSON, or any part of it is not what it should be. */
export function readAssistantTalk(text: string): Talk | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isTalk(value) ? (value as Talk) : undefined; // every field was just checked
  } catch {
    return undefined;
  }
}

/**
 * Writes a talk for storage: its newest 200 messages, and of those as many of the newest as fit into 60,000
 * characters, so that a long talk never fills the browser's store; the older ones are let go.
 */
export function writeAssistantTalk({ messages: said, ...talk }: Talk): string {
  let from = said.length;
  let left = mostCharacters;
  for (const message of said.slice(-mostMessages).reverse()) {
    left -= JSON.stringify(message).length + 1;
    if (left < 0) break;
    from -= 1;
  }
  return JSON.stringify({ ...talk, messages: said.slice(from) });
}
