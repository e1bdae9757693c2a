import * as v from 'valibot';
import { count, decimal, text } from '../src/tenant/schema/pieces.ts';

/** One text for all languages, or one per language. */
export const words = v.union([text, v.record(v.string(), text)]);

/** An amount in whole units, as digits. */
export const whole = v.pipe(v.string(), v.regex(/^\d+$/, 'must be digits in quotes like "12500"'));

/** One text for all languages, or one per language. */
export type Words = v.InferOutput<typeof words>;

/** What a recommended product says of itself, beside a loan and in the marketplace. */
export const productFacts = {
  name: words,
  amountMin: whole,
  amountMax: whole,
  dailyPercent: decimal,
  daysMin: count,
  daysMax: count,
  isEnabled: v.boolean(),
};

/** Another lender's product, in the marketplace and beside a failed log-in. */
export const offer = v.strictObject({
  id: text,
  ...productFacts,
  tags: v.optional(v.array(words), []),
  lenderName: v.optional(text),
  /** Per cent a year. */
  apr: v.optional(decimal),
  keyFactsUrl: v.optional(text),
  /** Where an application goes on: an address, or a link of the other lender's app. */
  applyUrl: text,
});

/** The page of a campaign; what is absent is not sent. */
export const template = v.strictObject({
  id: text,
  title: v.optional(words),
  subtitle: v.optional(words),
  banner: v.optional(text),
  buttonText: v.optional(words),
  downloadUrl: v.optional(text),
});

/** What there is for people without a loan: each of it has a default made from the tenant. */
export const publicScenario = {
  offers: v.optional(v.array(offer)),
  /** Scenes in which no product takes applications any more. */
  fullScenes: v.optional(v.array(text), ['full']),
  templates: v.optional(v.array(template)),
  /** Phones in their national form that are registered from the start. */
  registeredPhones: v.optional(v.array(text)),
};

/** Another lender's product. */
export type ScenarioOffer = v.InferOutput<typeof offer>;

/** The page of a campaign. */
export type ScenarioTemplate = v.InferOutput<typeof template>;

const complaint = v.strictObject({
  id: text,
  /** One of the scenario's orders. */
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

/** Complaints and the assistant: a part of `scenarioSchema`. */
export const helpScenario = {
  complaints: v.optional(v.array(complaint)),
  /** How long after a complaint was sent it is answered; 0: never. */
  answerComplaintAfter: v.optional(count, 120_000),
  /** What the assistant says first, and what can be asked. */
  assistant: v.optional(v.strictObject({ says: words, categories: v.array(category) })),
};

/** A complaint that was sent before the scenario began. */
export type ScenarioComplaint = v.InferOutput<typeof complaint>;

/** A question to the assistant, with those that follow it. */
export type ScenarioQuestion = v.InferOutput<typeof question> & {
  next?: readonly ScenarioQuestion[] | undefined;
};

/** All questions of a tree, each before those that follow it. */
export function questionsOf(questions: readonly ScenarioQuestion[]): ScenarioQuestion[] {
  return questions.flatMap((question) => [question, ...questionsOf(question.next ?? [])]);
}
