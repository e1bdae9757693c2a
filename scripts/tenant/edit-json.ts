import { applyEdits, findNodeAtLocation, modify, parseTree } from 'jsonc-parser';
import type { Fix } from '../../src/tenant-check/finding.ts';
import type { Way } from '../../src/tenant-check/json-node.ts';
import { tenantNode } from '../../src/tenant-check/schema-node.ts';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };
const schemaOrder = Object.keys(tenantNode.entries ?? {});

/** Where a new top-level key goes: behind the last one that the schema names before it. */
function placeAmong(keys: readonly string[], key: string | number | undefined): number {
  const rank = schemaOrder.indexOf(String(key));
  if (rank < 0) return keys.length;
  const before = keys.map((one) => {
    const other = schemaOrder.indexOf(one);
    return other >= 0 && other < rank;
  });
  return before.lastIndexOf(true) + 1;
}

const isPlainList = (value: unknown): value is (string | number | boolean)[] =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object');

/** A list of plain values as people write it, on one line. */
const onOneLine = (value: readonly unknown[]): string =>
  `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;

function write(text: string, way: Way, value: unknown): string {
  const node = findNodeAtLocation(parseTree(text) ?? { type: 'null', offset: 0, length: 0 }, [
    ...way,
  ]);
  if (node && isPlainList(value))
    return text.slice(0, node.offset) + onOneLine(value) + text.slice(node.offset + node.length);
  const getInsertionIndex = (keys: string[]) =>
    way.length === 1 ? placeAmong(keys, way[0]) : keys.length;
  return applyEdits(text, modify(text, [...way], value, { formattingOptions, getInsertionIndex }));
}

function rename(text: string, way: Way, to: string): string {
  const root = parseTree(text);
  const key = root && findNodeAtLocation(root, [...way])?.parent?.children?.[0];
  if (!key) return text;
  return text.slice(0, key.offset) + JSON.stringify(to) + text.slice(key.offset + key.length);
}

/**
 * The JSON text with some changes in it, one after the other; everything else stays as it was written, spaces and
 * order included. A change of something that is not there changes nothing, but a value that is written is added.
 */
export function editJson(text: string, changes: readonly Fix[]): string {
  return changes.reduce((now, change) => {
    if (change.op === 'write') return write(now, change.path, change.value);
    if (change.op === 'rename') return rename(now, change.path, change.to);
    const root = parseTree(now);
    if (!root || !findNodeAtLocation(root, [...change.path])) return now;
    return applyEdits(now, modify(now, [...change.path], undefined, { formattingOptions }));
  }, text);
}
