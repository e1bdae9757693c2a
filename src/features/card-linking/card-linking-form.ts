import { isPhoneNumber, nationalNumber, type PhoneRule } from '../../domain/phone.ts';
import type { TenantField } from '../../tenant/tenant-schema.ts';

/** What is wrong with a field: a word of ours, turned into a sentence when it is shown, so that a change of language changes it too (HD-36). */
export type FieldFault = 'required' | 'wrong';

/** Values by field name, as they were typed. */
export type CardValues = Readonly<Record<string, string>>;

/** Nothing typed yet. */
export const emptyCard = (fields: readonly TenantField[]): CardValues =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

/** The value that is judged and sent: separators, hidden marks and a country code taken off where the kind says so. */
export function cleanValue(field: TenantField, typed: string, phone: PhoneRule): string {
  const trimmed = typed.trim();
  if (field.kind === 'phone') return nationalNumber(trimmed, phone);
  const plain = field.kind === 'digits' ? trimmed.normalize('NFKC').replace(/[\s-]/g, '') : trimmed;
  return field.upperCase ? plain.toUpperCase() : plain;
}

/** All values as they are judged and sent. */
export const cleanCard = (
  fields: readonly TenantField[],
  values: CardValues,
  phone: PhoneRule,
): Record<string, string> =>
  Object.fromEntries(
    fields.map((field) => [field.name, cleanValue(field, values[field.name] ?? '', phone)]),
  );

/**
 * Judges the typed values by the tenant's fields (design §4: every form is Formik and yup, built from the
 * config). yup arrives only here, after the form is drawn; rejects when it cannot be had.
 */
export async function findFaults(
  fields: readonly TenantField[],
  values: CardValues,
  phone: PhoneRule,
): Promise<Record<string, FieldFault>> {
  const { object, string, ValidationError } = await import('yup');
  const rule = (field: TenantField) => {
    let text = string();
    if (field.required) text = text.required('required');
    const { pattern, minLength, maxLength } = field;
    return text.test('rule', 'wrong', (value = '') => {
      if (value === '') return true;
      if (field.kind === 'phone' && !isPhoneNumber(value, phone)) return false;
      if (field.kind === 'digits' && !/^\d+$/.test(value)) return false;
      const length = Array.from(value).length;
      if (length < (minLength ?? 0) || length > (maxLength ?? Infinity)) return false;
      return pattern === undefined || new RegExp(pattern).test(value);
    });
  };
  const schema = object(Object.fromEntries(fields.map((field) => [field.name, rule(field)])));
  try {
    await schema.validate(cleanCard(fields, values, phone), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, FieldFault> = {};
    for (const { path, message } of error.inner)
      if (path) found[path] ??= message === 'required' ? 'required' : 'wrong';
    return found;
  }
}
