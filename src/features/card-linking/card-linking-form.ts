import { isPhoneNumber, nationalNumber, type PhoneRule } from '../../domain/phone.ts';
import { cleanIdentifier, trimmed } from '../../domain/typed-identifier.ts';
import { hasVisibleText } from '../../domain/visible-text.ts';
import type { TenantField } from '../../tenant/tenant-schema.ts';
import type { SchemaParts } from '../../ui/form-engine.tsx';

/** What is wrong with a field. */
export type CardFault = 'required' | 'wrong';

/** Values by the name of the tenant's field. */
export type CardValues = Readonly<Record<string, string>>;

/** Nothing typed yet. */
export const emptyCard = (fields: readonly TenantField[]): CardValues =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));

/** The value that is checked and sent: identifiers clean, phone numbers in their national form, texts without blanks at their ends. */
export function cleanValue(field: TenantField, typed: string, phone: PhoneRule): string {
  if (!hasVisibleText(typed)) return '';
  if (field.kind === 'phone') return nationalNumber(typed, phone);
  if (field.kind === 'digits') return cleanIdentifier(typed);
  return field.upperCase ? cleanIdentifier(typed).toUpperCase() : trimmed(typed);
}

/** All values as they are checked and sent. */
export const cleanCard = (
  fields: readonly TenantField[],
  values: CardValues,
  phone: PhoneRule,
): Record<string, string> =>
  Object.fromEntries(
    fields.map((field) => [field.name, cleanValue(field, values[field.name] ?? '', phone)]),
  );

/** Whether a clean value that is not empty keeps the field's rules. */
function isRight(field: TenantField, value: string, phone: PhoneRule): boolean {
  const { kind, pattern, minLength = 0, maxLength = Infinity } = field;
  if (kind === 'phone' && !isPhoneNumber(value, phone)) return false;
  if (kind === 'digits' && !/^\d+$/.test(value)) return false;
  const length = Array.from(value).length;
  if (length < minLength || length > maxLength) return false;
  return pattern === undefined || new RegExp(pattern).test(value);
}

/** The tenant's fields as a schema for what was typed. */
export function cardSchema(
  { object, string, filled }: SchemaParts,
  fields: readonly TenantField[],
  phone: PhoneRule,
) {
  const required = 'required' satisfies CardFault;
  const wrong = 'wrong' satisfies CardFault;
  const rule = (field: TenantField) =>
    (field.required ? filled(required) : string()).test('rule', wrong, (typed = '') => {
      const value = cleanValue(field, typed, phone);
      return value === '' || isRight(field, value, phone);
    });
  return object(Object.fromEntries(fields.map((field) => [field.name, rule(field)])));
}

/** A whole value that keeps the rules and says nothing by its beginning: perhaps a slip, and no fault. */
export function isUnknown(field: TenantField, typed: string, phone: PhoneRule): boolean {
  const value = cleanValue(field, typed, phone);
  return value !== '' && isRight(field, value, phone) && !nameOf(field, typed, phone);
}

/** What a typed value says by its beginning, such as the bank of an IFSC; undefined where the tenant lists none. */
export function nameOf(field: TenantField, typed: string, phone: PhoneRule): string | undefined {
  const value = cleanValue(field, typed, phone);
  return field.named?.find(({ prefix }) => value.startsWith(prefix))?.name;
}

/**
 * What a change of one field makes of the others: the name that its value says goes where the tenant wants it, as long
 * as nobody has typed another one there.
 */
export function changedCard(
  fields: readonly TenantField[],
  values: CardValues,
  field: TenantField,
  typed: string,
  phone: PhoneRule,
): CardValues {
  const changed = { ...values, [field.name]: typed };
  const target = fields.find(({ name }) => name === field.fills);
  if (!target) return changed;
  const before = nameOf(field, values[field.name] ?? '', phone) ?? '';
  const held = values[target.name] ?? '';
  const isOurs = held === '' || held === before;
  return isOurs ? { ...changed, [target.name]: nameOf(field, typed, phone) ?? '' } : changed;
}
