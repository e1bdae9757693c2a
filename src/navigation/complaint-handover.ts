import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { hasVisibleText } from '../domain/visible-text.ts';

/** A longer text is none of ours; the form takes far less. */
const longestText = 4000;

const text = v.pipe(v.string(), v.maxLength(longestText));

/**
 * What a complaint's text starts with: a payment, which the form puts into words of its own language, or a text
 * such as a talk with the assistant, which the form cuts to what fits. The person sees and edits it either way.
 */
const prefill = v.variant('kind', [
  v.object({
    kind: v.literal('payment'),
    /** The number that was paid to; '' when there is none. */
    number: text,
    /** As it is written for people, with its currency; '' when nobody can say it. */
    amount: text,
  }),
  v.object({ kind: v.literal('text'), text: v.pipe(text, v.check(hasVisibleText)) }),
]);

/** A part that is odd counts as absent. */
const part = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.fallback(v.optional(schema), undefined);

const handover = v.object({
  prefill: part(prefill),
  /** The form lets choose the kind, and where no loan is named the loan: a talk ends at the form without either. */
  letsChoose: part(v.literal(true)),
  /** When a complaint was sent just now, in milliseconds: the start says so. */
  sentAt: part(v.number()),
  /** When the complaint that is opened was sent, as the lender wrote it: its own answer does not say. */
  sentTime: part(text),
});

/**
 * What one screen hands over to a complaint screen. It travels with the entry of the history, never in the address; each
 * complaint screen hands a `prefill` on to the form.
 */
export type ComplaintHandover = v.InferOutput<typeof handover>;

/** Reads what travelled with an entry of the history; a reload may bring it back from another release, so it is checked. */
export function readComplaintHandover(state: unknown): ComplaintHandover {
  const read = v.safeParse(handover, state);
  return read.success ? read.output : {};
}

/** What another screen handed over with this entry of the history. */
export function useComplaintHandover(): ComplaintHandover {
  const { state } = useLocation();
  return useMemo(() => readComplaintHandover(state), [state]);
}
