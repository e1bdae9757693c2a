import { oneTimeCode } from '../../domain/otp-countdown.ts';
import { nationalNumber } from '../../domain/phone.ts';
import type { Tenant } from '../../tenant/tenant-schema.ts';

/** What is typed, as it was typed. */
export interface RegistrationValues {
  phone: string;
  captcha: string;
  code: string;
}

/** A field of the form; also its name in the page. */
export type RegistrationField = keyof RegistrationValues;

/** The fields from top to bottom. */
export const registrationFields: readonly RegistrationField[] = ['phone', 'captcha', 'code'];

/** Which fields are wrong. Each can be wrong in one way only, so no word is needed. */
export type RegistrationFaults = Readonly<Partial<Record<RegistrationField, string | undefined>>>;

/** The tenant's rules for what is typed (screens §8, "Tenant shapes"). */
export type RegistrationRules = Tenant['forms']['registration'];

/**
 * What a field holds after a change: extra input is not taken (spec §5: caps). Of a phone number that holds for
 * typing only: a pasted one that is too long stays as it is and is refused, for a number cut short would be
 * somebody else's.
 */
export function typedValue(
  field: RegistrationField,
  before: string,
  typed: string,
  rules: RegistrationRules,
): string {
  switch (field) {
    case 'phone': {
      const isOneMore = typed.length === before.length + 1;
      const isTooLong = nationalNumber(typed, rules.phone).length > rules.phone.maxLength;
      return isOneMore && isTooLong ? before : typed;
    }
    case 'captcha': {
      const plain = typed.normalize('NFKC').replace(/\s/g, '');
      return Array.from(plain).slice(0, rules.captcha.maxLength).join('');
    }
    case 'code':
      return oneTimeCode(typed, rules.sms.maxLength);
  }
}
