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

/**
 * The national form of what was typed or pasted: hidden marks, spaces, dashes, dots and brackets taken off, the
 * country code replaced by the trunk prefix (screens §8 "Phone", HD-39). Other characters stay, so that the
 * rule refuses them instead of a digit being lost unseen.
 */
export function nationalNumber(typed: string, rule: PhoneRule): string {
  const plain = typed.normalize('NFKC').replace(/[\s().\-‐-―\p{Cf}\p{Mn}]/gu, '');
  const { countryCode, trunkPrefix = '' } = rule;
  if (!countryCode) return plain;
  const digits = countryCode.slice(1);
  const isNational = (number: string) =>
    new RegExp(rule.pattern).test(number) && number.length <= rule.maxLength;
  for (const code of [countryCode, `00${digits}`]) {
    if (plain.startsWith(code)) return trunkPrefix + plain.slice(code.length);
  }
  // Without a plus the code's digits may belong to the number itself, so they go only where that makes it pass.
  const rest = trunkPrefix + plain.slice(digits.length);
  if (plain.startsWith(digits) && !isNational(plain) && isNational(rest)) return rest;
  const withoutTrunk = plain.replace(/^0/, '');
  return trunkPrefix === '' && !isNational(plain) && isNational(withoutTrunk)
    ? withoutTrunk
    : plain;
}

/** Whether a number in its national form passes the tenant's rule. */
export function isPhoneNumber(national: string, rule: PhoneRule): boolean {
  return national.length <= rule.maxLength && new RegExp(rule.pattern).test(national);
}
