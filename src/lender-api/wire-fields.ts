import { fieldsOf } from './read-fields.ts';

/** The fields of an answer under the names that the wire type `W` gives them, each still to be read. */
export type WireFields<W> = Readonly<Partial<Record<keyof W, unknown>>>;

/** Looks at a value as an answer of type `W`: the type guards the spelling, not the content. */
export const wireFields = <W>(value: unknown): WireFields<W> => fieldsOf(value) as WireFields<W>;
