import { cleanIdentifier } from './typed-identifier.ts';

/** A tenant's rule for phone numbers: the pattern is of the national form. */
export interface PhoneRule {
  pattern: string;
  /** Most digits of the national form. */
  maxLength: number;
  /** What may be typed in front of it: `+62`. */
  countryCode?: string | undefined;
  /** What the national form has there instead: often `0`, or nothing. */
  trunkPrefix?: string | undefined;
}

/** Whether a number in its national form passes the tenant's rule. */
export function isPhoneNumber(national: string, rule: PhoneRule): boolean {
  return national.length <= rule.maxLength && new RegExp(rule.pattern).test(national);
}

/** The national forms that a typed number may mean, the likeliest first. */
function nationalForms(typed: string, { countryCode, trunkPrefix = '' }: PhoneRule): string[] {
  const plain = cleanIdentifier(typed).replace(/[().]/g, '');
  if (!countryCode) return [plain];
  const code = countryCode.slice(1);
  // People write the zero of the national form behind the country code as well: `+62 (0)812…`.
  const behind = (prefix: string) => {
    const rest = plain.slice(prefix.length);
    return [trunkPrefix + rest.replace(/^0/, ''), trunkPrefix + rest];
  };
  for (const prefix of [countryCode, `00${code}`]) {
    if (plain.startsWith(prefix)) return behind(prefix);
  }
  // Without a plus the code's digits may belong to the number itself.
  return [
    plain,
    ...(plain.startsWith(code) ? behind(code) : []),
    // Behind a code that is drawn before the field, a number goes on without the zero as well.
    ...(trunkPrefix === '' ? [plain.replace(/^0/, '')] : [trunkPrefix + plain]),
  ];
}

/**
 * The one national form of what was typed or pasted: hidden marks, spaces, dashes, dots and brackets taken off, the
 * country code replaced by the trunk prefix, a zero behind it taken off (screens §8 "Phone", HD-39). What is no number
 * by the rule comes back with all its other characters, so that the rule refuses it.
 */
export function nationalNumber(typed: string, rule: PhoneRule): string {
  const forms = nationalForms(typed, rule);
  return forms.find((form) => isPhoneNumber(form, rule)) ?? forms[0] ?? '';
}

/** A national number as it is written behind the country's code: without what the code replaces. */
export const behindCode = (
  national: string,
  { countryCode, trunkPrefix = '' }: PhoneRule,
): string =>
  countryCode && national.startsWith(trunkPrefix) ? national.slice(trunkPrefix.length) : national;

/** Whether more was typed than any number by the rule can have. */
export const isTooLongForPhone = (typed: string, rule: PhoneRule): boolean =>
  nationalForms(typed, rule).every((form) => form.length > rule.maxLength);
