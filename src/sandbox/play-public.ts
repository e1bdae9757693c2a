import * as v from 'valibot';
import { count, decimal, text } from '../tenant/schema/pieces.ts';
import { whole, words } from './play-words.ts';

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

/** What is played for people without a loan: each of it has a default made from the tenant. */
export const publicPlay = {
  offers: v.optional(v.array(offer)),
  /** Scenes in which no product takes applications any more. */
  fullScenes: v.optional(v.array(text)),
  templates: v.optional(v.array(template)),
  /** Phones in their national form that are registered from the start. */
  registeredPhones: v.optional(v.array(text)),
};

/** Another lender's product. */
export type PlayOffer = v.InferOutput<typeof offer>;

/** The page of a campaign. */
export type PlayTemplate = v.InferOutput<typeof template>;
