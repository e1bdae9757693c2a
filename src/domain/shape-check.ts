// Checks of unknown values without a library: a few hundred bytes for what must be read before any library is there.

/** Whether a value is of some shape. */
export type Check = (value: unknown) => boolean;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that says something, without blanks at its ends. */
export const text: Check = (value) =>
  typeof value === 'string' && value !== '' && value.trim() === value;
/** True or false. */
export const flag: Check = (value) => typeof value === 'boolean';
/** A text of this pattern. */
export const like =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
/** One of these values. */
export const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
/** A list of such values. */
export const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
/** An object with such values under any name. */
export const record =
  (check: Check): Check =>
  (value) =>
    isFields(value) && Object.values(value).every(check);
/** Such a value, or none. */
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
/** A whole number from 0 on. */
export const count: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** A text in each of some languages, by their codes. */
export const localText: Check = record(text);
/** An object with such values under these names, and whatever else. */
export const fields =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isFields(value) && Object.entries(checks).every(([key, check]) => check(value[key]));
