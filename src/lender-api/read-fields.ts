import { readDay } from '../domain/day.ts';
import type { DetailLine } from '../domain/loan-offer.ts';
import {
  majorFromNumber,
  majorFromText,
  minorFromNumber,
  minorFromText,
  type MajorAmount,
  type MinorAmount,
} from '../domain/money.ts';
import { hasVisibleText } from '../domain/visible-text.ts';
import { NumberToken } from './lossless-json.ts';

/** Thrown where an answer lacks what a screen cannot go on without; becomes the error `malformed`. */
export class WrongShape extends Error {
  /** The field, in the lender's own words. */
  readonly where: string;
  constructor(where: string) {
    super(`unexpected shape at ${where}`);
    this.where = where;
  }
}

/** The fields of an object; anything else, an empty array included, has none (HD-11). */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof NumberToken)
    ? { ...value }
    : {};
}

/** Text or a number's digits; '' for everything else. Zero is a text like any other (HD-06). */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof NumberToken) return value.digits;
  return typeof value === 'boolean' ? String(value) : '';
}

/**
 * A date as it came, for `readDay`; '' for what is none: blanks, a day that no calendar has, zeros and dashes in its
 * place, or a word for "nothing". Any other text is the lender's own and is shown (HD-57).
 */
export function dateOf(value: unknown): string {
  const text = textOf(value).trim();
  if (
    !hasVisibleText(text) ||
    /^(?:[-–—/.:0\sTZ]*|null|undefined|none|nan|n\/a|invalid date)$/i.test(text)
  )
    return '';
  return /^\d{4}-\d\d-\d\d(?!\d)/.test(text) && !readDay(text, 'UTC') ? '' : text;
}

/** An opaque identifier, digits untouched (HD-10); undefined when absent or empty. */
export function idOf(value: unknown): string | undefined {
  return textOf(value) || undefined;
}

/** A flag, whether it came as number, text or boolean (screens §8). */
export function flagOf(value: unknown): boolean {
  return ['1', 'true'].includes(textOf(value));
}

/** A list; absent, null and [] are all empty. Anything else is the wrong shape. */
export function listOf(value: unknown, where: string): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new WrongShape(where);
  return value;
}

/** A minor amount, or undefined for what is no amount: shown as a dash and never paid (lender-api §1). */
export function minorOf(value: unknown): MinorAmount | undefined {
  return value instanceof NumberToken
    ? minorFromNumber(value.digits)
    : typeof value === 'string'
      ? minorFromText(value)
      : undefined;
}

/** A major amount, or undefined for what is no amount. */
export function majorOf(value: unknown): MajorAmount | undefined {
  return value instanceof NumberToken
    ? majorFromNumber(value.digits)
    : typeof value === 'string'
      ? majorFromText(value)
      : undefined;
}

/** The fields of an answer under the names that the wire type `W` gives them, each still to be read. */
type WireFields<W> = Readonly<Partial<Record<keyof W, unknown>>>;

/** Looks at a value as an answer of type `W`: the type guards the spelling, not the content. */
export const wireFields = <W>(value: unknown): WireFields<W> => fieldsOf(value) as WireFields<W>;

/** A flag as lenders send it. */
export type WireFlag = 0 | 1 | '0' | '1' | boolean | 'true' | 'false';

/** A row that is shown as it came. */
export interface TextValueWire {
  text: string;
  value?: string | number | null;
}

/** Rows of text; a row without a value is hidden, but zero is a value (HD-06). */
export function toDetailLines(value: unknown, where: string): DetailLine[] {
  return listOf(value, where)
    .map((row) => wireFields<TextValueWire>(row))
    .map((row) => ({ label: textOf(row.text), value: textOf(row.value) }))
    .filter((line) => line.value.trim() !== '');
}
