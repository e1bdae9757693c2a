/** One value of a JSON text with its place in it, in characters from the start. */
export type JsonNode = { start: number; end: number } & (
  | { kind: 'object'; members: JsonMember[] }
  | { kind: 'array'; items: JsonNode[] }
  | { kind: 'scalar'; value: string | number | boolean | null }
);

/** One key with its value; `keyStart` is the place of its quotation mark. */
export interface JsonMember {
  key: string;
  keyStart: number;
  value: JsonNode;
}

/** A way into a value: keys and numbers of list items. */
export type Way = readonly (string | number)[];
