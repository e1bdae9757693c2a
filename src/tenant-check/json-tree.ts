import type { JsonMember, JsonNode, Way } from './json-node.ts';
import { jsonReader, type JsonFault } from './json-reader.ts';

/** A JSON text as far as it can be read, with everything that is wrong with its spelling. */
export interface JsonTree {
  root: JsonNode | undefined;
  faults: readonly JsonFault[];
  /** The value; `undefined` when the text is no JSON. */
  value: unknown;
}

/**
 * Reads JSON with the place of every value. A text with mistakes is read on as well as it goes, so that one run
 * names them all; whether it is JSON at all is decided by the language's own reader.
 */
export function readJsonTree(text: string): JsonTree {
  const { root, faults } = jsonReader(text);
  try {
    return { root, faults: [], value: JSON.parse(text.replace(/^\uFEFF/, '')) };
  } catch (error) {
    const what = error instanceof Error ? error.message : 'is no JSON';
    const unnamed = { start: 0, what, remedy: 'write valid JSON' };
    return {
      root,
      faults: faults.length ? faults : [unnamed],
      value: root && valueOf(root),
    };
  }
}

/** The value of a part; of keys written twice the last counts, and none reaches a prototype. */
export function valueOf(node: JsonNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return node.items.map(valueOf);
  const value = {};
  for (const { key, value: inner } of node.members) {
    Object.defineProperty(value, key, {
      value: valueOf(inner),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return value;
}

/** Of keys written twice the last one, because that is the one which counts. */
function memberOf(node: JsonNode, key: string | number): JsonMember | undefined {
  const members = node.kind === 'object' ? node.members : [];
  return members.filter((member) => member.key === key).at(-1);
}

/**
 * The place of a value, or of its key; of what is not there, the nearest thing around it that is. Zero when the
 * text holds nothing.
 */
export function placeOf(root: JsonNode | undefined, way: Way, on: 'key' | 'value'): number {
  let at = root;
  let place = root?.start ?? 0;
  for (const step of way) {
    if (!at) break;
    const member = memberOf(at, step);
    const next = at.kind === 'array' && typeof step === 'number' ? at.items[step] : member?.value;
    if (!next) break;
    place = on === 'key' && member && step === way.at(-1) ? member.keyStart : next.start;
    at = next;
  }
  return place;
}
