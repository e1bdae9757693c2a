import { fieldOf } from '../../check/finding.ts';
import { applyFix } from '../../check/json-edit.ts';
import type { Change } from '../../check/json-diff.ts';

/** A value with changes in it: `applyChanges(old, changesBetween(old, now))` says the same as `now`. */
export const applyChanges = (value: unknown, changes: readonly Omit<Change, 'old'>[]): unknown =>
  changes.reduce<unknown>((config, { path, now }) => {
    if (path.length === 0) return now;
    return applyFix(
      config,
      now === undefined ? { op: 'remove', path } : { op: 'write', path, value: now },
    );
  }, value);

/** A value as it is shown in a list of changes; undefined where there is none. */
export function shownValue(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** All that a draft from a link may change of a config (screens §9): how a lender looks and what it says. */
const open: ReadonlySet<string | number> = new Set(['theme', 'brand', 'marketing']);

/** And of the folder beside it. Pictures are bytes or a drawing that runs nothing, shown as `data:` addresses. */
const openFiles = /^(?:legal|wording|assets)\//;

/** Splits the changes of a draft from a link into those that are taken and those that a link must not bring. */
export function setAside(
  changes: readonly Omit<Change, 'old'>[],
  files: Readonly<Record<string, string>>,
): {
  taken: Omit<Change, 'old'>[];
  takenFiles: Record<string, string>;
  held: Omit<Change, 'old'>[];
} {
  // A picture of somebody else's server would tell it who looks.
  const isHeld = ({ path: [top], now }: Omit<Change, 'old'>) =>
    top === undefined || !open.has(top) || /:\/\//.test(JSON.stringify(now) ?? '');
  const isOpenFile = ([file]: [string, string]) => openFiles.test(file);
  const heldFiles = Object.entries(files).filter((entry) => !isOpenFile(entry));
  return {
    takenFiles: Object.fromEntries(Object.entries(files).filter(isOpenFile)),
    taken: changes.filter((change) => !isHeld(change)),
    held: [...changes.filter(isHeld), ...heldFiles.map(([file, now]) => ({ path: [file], now }))],
  };
}

/** Name of a changed field as people read it. */
export const changedField = ({ path }: Pick<Change, 'path'>): string => fieldOf(path);
