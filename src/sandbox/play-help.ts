import * as v from 'valibot';
import { count, text } from '../tenant/schema/pieces.ts';
import { whole, words } from './play-words.ts';

const complaint = v.strictObject({
  id: text,
  /** One of the play's orders. */
  orderId: text,
  /** A kind by its number: 1 is collection. */
  kind: whole,
  /** A kind of complaints about collection. */
  subKind: v.optional(whole),
  content: words,
  daysAgo: v.optional(count, 1),
  /** How many sample pictures it has. */
  pictures: v.optional(count, 0),
  /** Without it, it is still being looked at. */
  answer: v.optional(v.strictObject({ text: words, pictures: v.optional(count, 0) })),
});

const question = v.strictObject({
  id: text,
  title: words,
  /** The short text for an icon. */
  short: v.optional(words),
  /** What the assistant says to it: an answer, or what it asks next. `{name}` is filled in. */
  says: v.optional(words),
  /** Leads to a person. */
  isPerson: v.optional(v.boolean(), false),
});
const questionWithNext = v.strictObject({
  ...question.entries,
  next: v.optional(v.array(question), []),
});
const category = v.strictObject({ ...question.entries, next: v.array(questionWithNext) });

/** Complaints and the assistant: a part of `playSchema`. */
export const helpPlay = {
  complaints: v.optional(v.array(complaint)),
  /** How long after a complaint was sent it is answered; 0: never. */
  answerComplaintAfter: v.optional(count),
  /** What the assistant says first, and what can be asked. */
  assistant: v.optional(v.strictObject({ says: words, categories: v.array(category) })),
};

/** A complaint that was sent before the play began. */
export type PlayComplaint = v.InferOutput<typeof complaint>;

/** A question to the assistant, with those that follow it. */
export type PlayQuestion = v.InferOutput<typeof question> & {
  next?: readonly PlayQuestion[] | undefined;
};
