import type { JsonNode, Way } from './json-node.ts';
import { readJsonTree } from './json-tree.ts';
import type { Fix } from './finding.ts';

/** Before which of the keys of a group a new one goes; behind them all when it answers their number. */
export type PlaceOf = (keys: readonly (string | number)[], way: Way) => number;

type Container = Extract<JsonNode, { kind: 'object' | 'array' }>;

/** One part of a container: with its key in an object. */
interface Part {
  start: number;
  end: number;
  key: string | number;
  value: JsonNode;
}

const step = '  ';
const shortLine = 80;

/** A value on one line, with blanks where a person would write them. */
function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const members = Object.entries(value).map(
    ([key, inner]) => `${JSON.stringify(key)}: ${onOneLine(inner)}`,
  );
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

const isFlat = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Object.values(value).every((inner) => typeof inner !== 'object' || inner === null);

/** A value on one line where it is short, else over several, as these files are written. */
function printed(value: unknown, indent: string): string {
  const line = onOneLine(value);
  if (isFlat(value) && line.length <= shortLine - indent.length) return line;
  // A line break inside a text is written as two characters: each real one is of the layout.
  return (JSON.stringify(value, null, step.length) ?? 'null').replaceAll('\n', `\n${indent}`);
}

/** The blanks that the line of a character begins with. */
const indentAt = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';

const partsOf = (node: Container): Part[] =>
  node.kind === 'object'
    ? node.members.map(({ key, keyStart, value }) => ({
        start: keyStart,
        end: value.end,
        key,
        value,
      }))
    : node.items.map((value, key) => ({ start: value.start, end: value.end, key, value }));

const isContainer = (node: JsonNode): node is Container => node.kind !== 'scalar';

/** Of keys written twice the last one counts, as for every reader of JSON. */
const partAt = (node: Container, key: string | number) =>
  partsOf(node)
    .filter((part) => part.key === key)
    .at(-1);

/** A value inside groups that do not exist yet. */
const nested = (way: Way, value: unknown): unknown =>
  way.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);

const cut = (text: string, start: number, end: number, between = '') =>
  text.slice(0, start) + between + text.slice(end);

function added(
  text: string,
  node: Container,
  key: string | number,
  value: unknown,
  at: number,
): string {
  const outer = indentAt(text, node.start);
  const parts = partsOf(node);
  const last = parts.at(-1);
  const isLine = last !== undefined && !text.slice(node.start, node.end).includes('\n');
  const indent = last && !isLine ? indentAt(text, last.start) : `${outer}${step}`;
  const name = node.kind === 'object' ? `${JSON.stringify(String(key))}: ` : '';
  const part = `${name}${printed(value, isLine ? outer : indent)}`;
  if (!last) return cut(text, node.start + 1, node.end - 1, `\n${indent}${part}\n${outer}`);
  const next = parts[at];
  if (next) return cut(text, next.start, next.start, isLine ? `${part}, ` : `${part},\n${indent}`);
  return cut(text, last.end, last.end, isLine ? `, ${part}` : `,\n${indent}${part}`);
}

/** Where a way leads in a text: the last container on it, and what is left of the way from there. */
function reach(text: string, way: Way): { node: Container; rest: Way } | undefined {
  const { root, faults } = readJsonTree(text);
  if (!root || !isContainer(root) || faults.length > 0) return undefined;
  let node: Container = root;
  for (const [at, key] of way.slice(0, -1).entries()) {
    const inner: JsonNode | undefined = partAt(node, key)?.value;
    if (!inner || !isContainer(inner)) return { node, rest: way.slice(at) };
    node = inner;
  }
  return { node, rest: way.slice(-1) };
}

/**
 * A JSON text with one value written into it and every other character left alone; groups that are missing on the
 * way are made. A new key stands behind the others unless `placeOf` says where. A text that is no JSON stays as it is.
 */
export function writeInto(text: string, way: Way, value: unknown, placeOf?: PlaceOf): string {
  const place = reach(text, way);
  if (!place) return text;
  const { node, rest } = place;
  const [key, ...below] = rest;
  if (key === undefined) return text;
  const content = nested(below, value);
  const part = partAt(node, key);
  if (!part) {
    const keys = partsOf(node).map((one) => one.key);
    return added(text, node, key, content, placeOf?.(keys, way) ?? keys.length);
  }
  return cut(text, part.value.start, part.end, printed(content, indentAt(text, part.start)));
}

/** The text without one value and its key; a way that leads nowhere changes nothing. */
export function removeFrom(text: string, way: Way): string {
  const place = reach(text, way);
  const [key] = place?.rest ?? [];
  if (!place || key === undefined || place.rest.length > 1) return text;
  const { node } = place;
  const parts = partsOf(node);
  const part = partAt(node, key);
  const at = part ? parts.findIndex(({ start }) => start === part.start) : -1;
  if (!part) return text;
  const [before, after] = [parts[at - 1], parts[at + 1]];
  if (after) return cut(text, part.start, after.start);
  if (before) return cut(text, before.end, part.end);
  return cut(text, node.start + 1, node.end - 1);
}

/** The text with another name for a key. */
export function renameIn(text: string, way: Way, to: string): string {
  const place = reach(text, way);
  const [key] = place?.rest ?? [];
  const part = place && key !== undefined && place.rest.length === 1 && partAt(place.node, key);
  if (!part || place.node.kind !== 'object') return text;
  const written = /"(?:[^"\\]|\\.)*"/y;
  written.lastIndex = part.start;
  const length = written.exec(text)?.[0].length ?? 0;
  return cut(text, part.start, part.start + length, JSON.stringify(to));
}

/** The text with a finding's fix in it. */
export function fixIn(text: string, fix: Fix, placeOf?: PlaceOf): string {
  if (fix.op === 'remove') return removeFrom(text, fix.path);
  if (fix.op === 'rename') return renameIn(text, fix.path, fix.to);
  return writeInto(text, fix.path, fix.value, placeOf);
}
