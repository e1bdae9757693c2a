import * as v from 'valibot';
import { count, fieldName, fieldPattern, localText, text } from './pieces.ts';

/** Names that the call which links a card uses itself, so no field of the form may have one (lender-api §2). */
export const cardCallNames: readonly string[] = [
  'orderId',
  'productId',
  'couponId',
  'couponMoney',
  'withholdingAmount',
];

const phone = v.object({
  pattern: fieldPattern,
  maxLength: count,
  example: text,
  /** Country code that may be typed in front, and what the national form starts with instead: `+62` → `0`. */
  countryCode: v.optional(v.pipe(v.string(), v.regex(/^\+\d{1,4}$/))),
  trunkPrefix: v.optional(v.pipe(v.string(), v.regex(/^\d?$/)), ''),
});

/** One field of a form that the tenant describes (screens §8). */
export const field = v.object({
  name: fieldName,
  kind: v.picklist(['text', 'digits', 'select', 'phone']),
  label: localText,
  hint: v.optional(localText),
  error: v.optional(localText),
  required: v.boolean(),
  pattern: v.optional(fieldPattern),
  upperCase: v.optional(v.boolean(), false),
  minLength: v.optional(count),
  maxLength: v.optional(count),
  groups: v.optional(v.array(count)),
  /** What a value says by its beginning: the bank of an IFSC. */
  named: v.optional(v.array(v.object({ prefix: text, name: text }))),
  /** The text field that takes such a name, as long as nobody has typed another. */
  fills: v.optional(fieldName),
  options: v.optional(v.array(v.object({ value: text, label: v.union([text, localText]) }))),
});

/** Every rule for what a person types. */
export const forms = v.object({
  registration: v.object({
    phone,
    captcha: v.object({ maxLength: count }),
    sms: v.object({ maxLength: count }),
  }),
  bindCard: v.object({ fields: v.pipe(v.array(field), v.minLength(1)) }),
  /** The code a bank sends by SMS to confirm a repayment (spec §5: at least 6 characters). */
  repaymentCode: v.object({ minLength: count, maxLength: count }),
  contact: v.object({ messageMaxLength: count }),
  complaint: v.object({ textMaxLength: count, photosMax: count, answerWithinWeekdays: count }),
});
