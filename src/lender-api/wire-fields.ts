import type { DetailLine } from '../domain/loan-offer.ts';
import { fieldsOf, listOf, textOf } from './read-fields.ts';

/** The fields of an answer under the names that the wire type `W` gives them, each still to be read. */
export type WireFields<W> = Readonly<Partial<Record<keyof W, unknown>>>;

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
