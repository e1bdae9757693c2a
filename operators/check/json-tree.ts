import { getNodeValue, parseTree, type Node } from 'jsonc-parser';
import { jsonFaults, type JsonFault } from './json-faults.ts';

/** A path into a value: keys and numbers of list items. */
export type JsonPath = readonly (string | number)[];

/** A JSON text as far as it can be read, with everything that is wrong with its spelling. */
export interface JsonTree {
  root: JsonNode | undefined;
  faults: readonly JsonFault[];
  /** The value; `undefined` when nothing could be read. */
  value: unknown;
}

/** One value of a JSON text with its place in it. */
export type JsonNode = Node;

/** One key with its value; a value is missing where the text is misspelt. */
export interface JsonMember {
  key: string;
  keyStart: number;
  value: JsonNode | undefined;
}

/** Keys and values of an object, in the order of the text; none of anything else. */
export const membersOf = (node: JsonNode): JsonMember[] =>
  node.type !== 'object'
    ? []
    : (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
        key ? [{ key: String(key.value), keyStart: key.offset, value }] : [],
      );

const tooDeep: JsonFault = {
  start: 0,
  what: 'lists and groups stand inside each other without end',
  remedy: 'write fewer brackets',
};

/**
 * Reads JSON with the place of every value. A text with mistakes is read on as well as it goes, so that one run
 * names them all; whether it is JSON at all is decided by the language's own reader.
 */
export function readJsonTree(text: string): JsonTree {
  // A mark of the byte order is no part of JSON, and editors write it all the same; a blank keeps every place.
  const plain = text.replace(/^\uFEFF/, ' ');
  try {
    const value: unknown = JSON.parse(plain);
    return { root: parseTree(plain), faults: [], value };
  } catch (error) {
    if (error instanceof RangeError)
      return { root: undefined, faults: [tooDeep], value: undefined };
    return readOn(plain, error instanceof Error ? error.message : 'is no JSON');
  }
}

function readOn(text: string, message: string): JsonTree {
  try {
    const { faults, repaired } = jsonFaults(text);
    const root = parseTree(repaired);
    return {
      root,
      faults:
        faults.length > 0 ? faults : [{ start: 0, what: message, remedy: 'write valid JSON' }],
      value: root && getNodeValue(root),
    };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { root: undefined, faults: [tooDeep], value: undefined };
  }
}

/**
 * The place of a value, or of its key; of what is not there, the nearest thing around it that is. Zero when the
 * text holds nothing. Of keys written twice it is the last one, because that is the one which counts.
 */
export function placeOf(root: JsonNode | undefined, path: JsonPath, on: 'key' | 'value'): number {
  let at = root;
  let place = root?.offset ?? 0;
  for (const [depth, step] of path.entries()) {
    if (!at) break;
    const member = membersOf(at)
      .filter(({ key }) => key === step)
      .at(-1);
    const next =
      at.type === 'array' && typeof step === 'number' ? at.children?.[step] : member?.value;
    if (!next) break;
    place = on === 'key' && member && depth === path.length - 1 ? member.keyStart : next.offset;
    at = next;
  }
  return place;
}
