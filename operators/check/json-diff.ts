import type { JsonPath } from './json-tree.ts';

/** One field that differs; a side that is undefined has no such field. */
export interface Change {
  path: JsonPath;
  old: unknown;
  now: unknown;
}

/** Whether two lists are one thing, so that what differs is the list and not its items. */
export type IsOneThing = (old: readonly unknown[], now: readonly unknown[]) => boolean;

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A list of another length is one thing: then the changes, put into the old value, make the new one. */
export const ofOtherLength: IsOneThing = (old, now) => old.length !== now.length;

/** A list of plain values is one thing: nobody reads that its third item became its fourth. */
export const ofPlainValues: IsOneThing = (old, now) =>
  ![...old, ...now].some((item) => isGroup(item));

const own = (group: object, key: string): unknown =>
  Object.hasOwn(group, key) ? Reflect.get(group, key) : undefined;

/**
 * The fields in which two values of JSON differ, the innermost ones, in the order of the old one and then of what is
 * new. The order of keys is no difference.
 */
export function changesBetween(
  old: unknown,
  now: unknown,
  isOneThing: IsOneThing = ofOtherLength,
  path: JsonPath = [],
): Change[] {
  if (Object.is(old, now)) return [];
  const change = [{ path, old, now }];
  if (!isGroup(old) || !isGroup(now)) return change;
  const areLists = Array.isArray(old) && Array.isArray(now);
  if (!areLists && (Array.isArray(old) || Array.isArray(now))) return change;
  if (areLists && isOneThing(old, now))
    return JSON.stringify(old) === JSON.stringify(now) ? [] : change;
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key) =>
    changesBetween(own(old, key), own(now, key), isOneThing, [
      ...path,
      areLists ? Number(key) : key,
    ]),
  );
}
