import { isLenderError } from '../../domain/lender-error.ts';
import { isPhoneNumber, isTooLongForPhone, nationalNumber } from '../../domain/phone.ts';
import { cleanIdentifier } from '../../domain/typed-identifier.ts';
import type { Tenant } from '../../tenant/tenant-schema.ts';
import type { SchemaParts } from '../../ui/form-engine.tsx';

/** What is typed, as it was typed. */
export interface RegistrationValues {
  phone: string;
  captcha: string;
  code: string;
}

/** What is wrong with a field. */
export type RegistrationFault = 'phoneWrong' | 'captchaWrong' | 'smsWrong';

/** The tenant's rules for what is typed (screens §8, "Tenant shapes"). */
export type RegistrationRules = Tenant['forms']['registration'];

/** The form's schema (spec §5). */
export function registrationSchema(
  { object, string, filled }: SchemaParts,
  rules: RegistrationRules,
) {
  const { phone, captcha, sms } = rules;
  const wrong = (fault: RegistrationFault) => fault;
  return object({
    phone: string().test('rule', wrong('phoneWrong'), (typed = '') =>
      isPhoneNumber(nationalNumber(typed, phone), phone),
    ),
    captcha: filled(wrong('captchaWrong')).max(captcha.maxLength, wrong('captchaWrong')),
    code: filled(wrong('smsWrong')).max(sms.maxLength, wrong('smsWrong')),
  });
}

/**
 * What the phone's field holds after a change: a further digit that no number has is not taken (spec §5: caps). A
 * pasted number that is too long stays as it is and is refused, for one cut short would be somebody else's.
 */
export function typedPhone(before: string, typed: string, { phone }: RegistrationRules): string {
  const isOneMore = typed.length === before.length + 1;
  return isOneMore && isTooLongForPhone(typed, phone) ? before : typed;
}

/** What the field of the picture's code holds: at most as many characters as a picture has. */
export const typedCaptcha = (typed: string, { captcha }: RegistrationRules): string =>
  Array.from(cleanIdentifier(typed)).slice(0, captcha.maxLength).join('');

/** What the lender's refusals of a registration mean (lender-api §3). */
const meanings: ReadonlyMap<string, 'wrongCaptcha' | 'registeredAlready'> = new Map([
  ['101', 'wrongCaptcha'],
  ['-1', 'wrongCaptcha'],
  ['11', 'registeredAlready'],
]);

/** What a failed call means for the registration; `other` for every other refusal and for every failure of the network. */
export const refusalOf = (error: unknown): 'wrongCaptcha' | 'registeredAlready' | 'other' =>
  (isLenderError(error) && error.kind === 'rejected' ? meanings.get(error.code) : undefined) ??
  'other';
