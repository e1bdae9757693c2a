import { object, string, ValidationError } from 'yup';
import { isPhoneNumber, nationalNumber } from '../../domain/phone.ts';
import type {
  RegistrationFaults,
  RegistrationField,
  RegistrationRules,
  RegistrationValues,
} from './registration-values.ts';

/** Judges the given fields by the tenant's rules (spec §5, design §4); no fault is an empty record. */
export async function findFaults(
  values: RegistrationValues,
  rules: RegistrationRules,
  fields: readonly RegistrationField[],
): Promise<RegistrationFaults> {
  const schema = object({
    phone: string().test('rule', 'wrong', (typed = '') =>
      isPhoneNumber(nationalNumber(typed, rules.phone), rules.phone),
    ),
    captcha: string().required('wrong').max(rules.captcha.maxLength, 'wrong'),
    code: string().required('wrong').max(rules.sms.maxLength, 'wrong'),
  }).pick([...fields]);
  try {
    await schema.validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      fields.flatMap((field) =>
        error.inner.some(({ path }) => path === field) ? [[field, 'wrong']] : [],
      ),
    );
  }
}
