/**
 * What a complaint's text starts with: a payment, which the form puts into words of its own language, or a text
 * such as a talk with the assistant, which the form cuts to what fits. The person sees and edits it either way.
 */
export type ComplaintPrefill =
  | {
      kind: 'payment';
      /** The number that was paid to; '' when there is none. */
      number: string;
      /** As it is written for people, with its currency; '' when nobody knows it. */
      amount: string;
    }
  | { kind: 'text'; text: string };

/** What one screen hands over to a complaint screen. */
export interface ComplaintHandover {
  prefill?: ComplaintPrefill | undefined;
  /** The form lets choose the kind, and where no loan is named the loan: a talk ends at the form without either. */
  letsChoose?: boolean | undefined;
  /** When a complaint was sent just now, in milliseconds: the start says so. */
  sentAt?: number | undefined;
  /** When the complaint that is opened was sent, as the lender wrote it: its own answer does not say. */
  sentTime?: string | undefined;
}

/** A longer text is none of ours; the form takes far less. */
const longestText = 4000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestText;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function readPrefill(value: unknown): ComplaintPrefill | undefined {
  const { kind, number, amount, text } = fieldsOf(value);
  if (kind === 'payment' && isText(number) && isText(amount)) return { kind, number, amount };
  return kind === 'text' && isText(text) && text.trim() ? { kind, text } : undefined;
}

/** Reads what travelled with an entry of the history; a reload may bring it back from another release, so it is checked. */
export function readComplaintHandover(state: unknown): ComplaintHandover {
  const { prefill, letsChoose, sentAt, sentTime } = fieldsOf(state);
  return {
    prefill: readPrefill(prefill),
    letsChoose: letsChoose === true || undefined,
    sentAt: typeof sentAt === 'number' ? sentAt : undefined,
    sentTime: isText(sentTime) ? sentTime : undefined,
  };
}
