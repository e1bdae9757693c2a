import { applyEdits, type Edit, findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Fix } from './finding.ts';
import { type JsonNode, type JsonPath, membersOf } from './json-tree.ts';

/** Before which of the keys of a group a new one goes; behind them all when it answers their number. */
export type PlaceOf = (keys: readonly string[], path: JsonPath) => number;

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

/** Where in a JSON text a change goes. */
interface Goal {
  /** The text without the mark of the byte order, which goes back in front. */
  plain: string;
  mark: string;
  /** The innermost group or list on the path that is there. */
  node: JsonNode;
  /** What is left of the path from there: one step when its end has a place. */
  rest: JsonPath;
}

/** Finds the place of a path; nothing in a text that is no JSON. */
function goalOf(text: string, path: JsonPath): Goal | undefined {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const plain = text.slice(mark.length);
  try {
    JSON.parse(plain);
  } catch {
    return undefined;
  }
  const root = parseTree(plain);
  for (let depth = path.length - 1; root && depth >= 0; depth -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, depth));
    if (node?.children) return { plain, mark, node, rest: path.slice(depth) };
  }
  return undefined;
}

/** A member of a group, with its key, or an item of a list. */
const partAt = ({ children = [] }: JsonNode, key: string | number | undefined) =>
  children.findIndex((child, at) =>
    child.type === 'property' ? child.children?.[0]?.value === key : at === key,
  );

const edited = ({ mark, plain }: Goal, offset: number, end: number, content: string): string =>
  mark + applyEdits(plain, [{ offset, length: end - offset, content } satisfies Edit]);

const endOf = ({ offset, length }: JsonNode): number => offset + length;

function added(
  goal: Goal,
  key: string | number,
  value: unknown,
  place?: (keys: string[]) => number,
): string {
  const { node, plain } = goal;
  const children = node.children ?? [];
  const last = children.at(-1);
  const outer = indentAt(plain, node.offset);
  const isLine = last !== undefined && !plain.slice(node.offset, endOf(node)).includes('\n');
  const indent = last && !isLine ? indentAt(plain, last.offset) : `${outer}${step}`;
  const name = node.type === 'object' ? `${JSON.stringify(String(key))}: ` : '';
  const part = `${name}${printed(value, isLine ? outer : indent)}`;
  if (!last) return edited(goal, node.offset + 1, endOf(node) - 1, `\n${indent}${part}\n${outer}`);
  const next = place && children[place(membersOf(node).map((member) => member.key))];
  if (next) return edited(goal, next.offset, next.offset, part + (isLine ? ', ' : `,\n${indent}`));
  return edited(goal, endOf(last), endOf(last), (isLine ? ', ' : `,\n${indent}`) + part);
}

/**
 * A JSON text with one value written into it and every other character left alone; groups that are missing on the
 * way are made. A new key stands behind the others unless `placeOf` says where. A text that is no JSON stays as it is.
 */
export function writeInto(text: string, path: JsonPath, value: unknown, placeOf?: PlaceOf): string {
  const goal = goalOf(text, path);
  const [key, ...below] = goal?.rest ?? [];
  if (!goal || key === undefined) return text;
  const content = below.reduceRight<unknown>((inner, one) => ({ [one]: inner }), value);
  const part = goal.node.children?.[partAt(goal.node, key)];
  if (!part) return added(goal, key, content, placeOf && ((keys) => placeOf(keys, path)));
  const old = part.type === 'property' ? part.children?.[1] : part;
  return old
    ? edited(goal, old.offset, endOf(old), printed(content, indentAt(goal.plain, part.offset)))
    : text;
}

/** The text without one value and its key; a path that leads nowhere changes nothing. */
export function removeFrom(text: string, path: JsonPath): string {
  const goal = goalOf(text, path);
  const at = goal && goal.rest.length === 1 ? partAt(goal.node, goal.rest[0]) : -1;
  const { [at]: part, [at - 1]: before, [at + 1]: after } = goal?.node.children ?? [];
  if (!goal || !part) return text;
  if (after) return edited(goal, part.offset, after.offset, '');
  if (before) return edited(goal, endOf(before), endOf(part), '');
  return edited(goal, goal.node.offset + 1, endOf(goal.node) - 1, '');
}

/** The text with another name for a key. */
export function renameIn(text: string, path: JsonPath, to: string): string {
  const goal = goalOf(text, path);
  const part = goal?.rest.length === 1 && goal.node.children?.[partAt(goal.node, goal.rest[0])];
  const key = part && part.type === 'property' && part.children?.[0];
  return goal && key ? edited(goal, key.offset, endOf(key), JSON.stringify(to)) : text;
}

/** The text with a finding's fix in it. */
export function fixIn(text: string, fix: Fix, placeOf?: PlaceOf): string {
  if (fix.op === 'remove') return removeFrom(text, fix.path);
  if (fix.op === 'rename') return renameIn(text, fix.path, fix.to);
  return writeInto(text, fix.path, fix.value, placeOf);
}

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A copy of `group` in which one value is changed; groups that are missing on the way are made. */
function changed(
  group: unknown,
  path: JsonPath,
  change: (old: unknown, key: string) => [string, unknown] | undefined,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return group;
  const key = String(step);
  const old: unknown = isGroup(group) ? Reflect.get(group, key) : undefined;
  const next: [string, unknown] | undefined =
    rest.length > 0 ? [key, changed(old, rest, change)] : change(old, key);
  if (Array.isArray(group)) {
    const items: unknown[] = group;
    return next
      ? items.map((item, at) => (at === Number(key) ? next[1] : item))
      : items.filter((_, at) => at !== Number(key));
  }
  const entries = isGroup(group) ? Object.entries(group) : [];
  const at = entries.findIndex(([name]) => name === key);
  const before = at < 0 ? entries : entries.slice(0, at);
  const after = at < 0 ? [] : entries.slice(at + 1);
  return Object.fromEntries([...before, ...(next ? [next] : []), ...after]);
}

/** The config with a finding's fix in it: a new value, the old one stays as it is. */
export function applyFix(config: unknown, fix: Fix): unknown {
  return changed(config, fix.path, (old, key) => {
    if (fix.op === 'remove') return undefined;
    return fix.op === 'rename' ? [fix.to, old] : [key, fix.value];
  });
}
