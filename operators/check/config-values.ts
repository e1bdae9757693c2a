import type { JsonPath } from './json-tree.ts';

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What stands at a place of a config that nobody has checked yet; undefined when nothing does. */
export function valueAt(config: unknown, field: string | JsonPath): unknown {
  let value = config;
  for (const step of typeof field === 'string' ? jsonPath(field) : field)
    value = isGroup(value) && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;
  return value;
}

/** A text there; undefined for anything else. */
export function textAt(config: unknown, field: string | JsonPath): string | undefined {
  const value = valueAt(config, field);
  return typeof value === 'string' ? value : undefined;
}

/** A number there; undefined for anything else. */
export function numberAt(config: unknown, field: string | JsonPath): number | undefined {
  const value = valueAt(config, field);
  return typeof value === 'number' ? value : undefined;
}

/** A list there; an empty one for anything else. */
export function listAt(config: unknown, field: string | JsonPath): readonly unknown[] {
  const value = valueAt(config, field);
  return Array.isArray(value) ? value : [];
}

/** The texts of a list there; the others are left out. */
export const textsAt = (config: unknown, field: string | JsonPath): string[] =>
  listAt(config, field).filter((item): item is string => typeof item === 'string');

/** The lender's languages; one that is named with a region is left out, because a rule of its own says so. */
export const languagesOf = (config: unknown): string[] =>
  textsAt(config, 'locale.languages').filter((language) => !/[-_]/.test(language));

/** Whether a language is one of the lender's, or was meant by one that is named with a region. */
export const isListed = (config: unknown, language: string): boolean =>
  textsAt(config, 'locale.languages').some(
    (one) => one === language || one.startsWith(`${language}-`),
  );

/** Keys and values of a group there; none for anything else. */
export function entriesAt(config: unknown, field: string | JsonPath): [string, unknown][] {
  const value = valueAt(config, field);
  return isGroup(value) && !Array.isArray(value) ? Object.entries(value) : [];
}

/** One text in a value, with the path to it. */
export interface PlacedText {
  path: JsonPath;
  text: string;
}

// Several rules read every text of the same file.
const textsOfFile = new WeakMap<object, readonly PlacedText[]>();

/** Every text in a value with the path to it. */
export function textsIn(value: unknown): readonly PlacedText[] {
  if (!isGroup(value)) return typeof value === 'string' ? [{ path: [], text: value }] : [];
  const before = textsOfFile.get(value);
  if (before) return before;
  const found: PlacedText[] = [];
  const look = (inner: unknown, path: JsonPath) => {
    if (typeof inner === 'string') found.push({ path, text: inner });
    else if (isGroup(inner))
      for (const [key, one] of Object.entries(inner))
        look(one, [...path, Array.isArray(inner) ? Number(key) : key]);
  };
  look(value, []);
  textsOfFile.set(value, found);
  return found;
}

/** A path from `a.b.0.c`; only for names that hold no point themselves. */
export function jsonPath(field: string): JsonPath {
  const before = paths.get(field);
  if (before) return before;
  const steps = field === '' ? [] : field.split('.');
  const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  if (paths.size < 2000) paths.set(field, path);
  return path;
}

// The rules ask for the same few hundred fields of every folder.
const paths = new Map<string, JsonPath>();
