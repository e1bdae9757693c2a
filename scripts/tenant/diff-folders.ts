import type { TenantFolder } from '../../src/tenant-check/tenant-folder.ts';
import { diffValues, type ValueDifference } from './diff-values.ts';

/** A folder with a fingerprint of each file that is no text. */
export interface ComparedFolder extends TenantFolder {
  prints: ReadonlyMap<string, string>;
}

/** A file that both folders have and that is not the same. */
export interface FileDifference {
  file: string;
  /** How many lines of a text, or texts of a JSON file, are only in one; nothing for a picture. */
  added?: number;
  removed?: number;
  changed?: number;
}

/** How two folders differ. */
export interface FolderDifference {
  /** Fields of `tenant.json`. */
  fields: readonly ValueDifference[];
  onlyBefore: readonly string[];
  onlyAfter: readonly string[];
  files: readonly FileDifference[];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function countByLine(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n').filter((one) => one.trim() !== ''))
    counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}

/** How many lines of one text the other has not. */
function linesOnlyIn(text: string, other: string): number {
  const known = countByLine(other);
  let count = 0;
  for (const [line, times] of countByLine(text))
    count += Math.max(0, times - (known.get(line) ?? 0));
  return count;
}

function fileDifference(file: string, before: string, after: string): FileDifference {
  const values = file.endsWith('.json') && [parsed(before), parsed(after)];
  if (values && values.every((value) => value !== undefined)) {
    const found = diffValues(values[0], values[1]);
    return {
      file,
      added: found.filter((one) => one.before === undefined).length,
      removed: found.filter((one) => one.after === undefined).length,
      changed: found.filter((one) => one.before !== undefined && one.after !== undefined).length,
    };
  }
  if (file.endsWith('.svg')) return { file };
  return { file, added: linesOnlyIn(after, before), removed: linesOnlyIn(before, after) };
}

/** How `after` differs from `before`. A `tenant.json` that is no JSON counts as empty. */
export function diffFolders(before: ComparedFolder, after: ComparedFolder): FolderDifference {
  const contentOf = ({ files, prints }: ComparedFolder, file: string) =>
    files.get(file) ?? prints.get(file);
  const namesOf = ({ files, prints }: ComparedFolder) => [...files.keys(), ...prints.keys()];
  const [left, right] = [namesOf(before), namesOf(after)];
  const both = left.filter((file) => right.includes(file) && file !== 'tenant.json').sort();
  const config = ({ files }: ComparedFolder) => parsed(files.get('tenant.json') ?? '') ?? {};
  return {
    fields: diffValues(config(before), config(after)),
    onlyBefore: left.filter((file) => !right.includes(file)).sort(),
    onlyAfter: right.filter((file) => !left.includes(file)).sort(),
    files: both
      .filter((file) => contentOf(before, file) !== contentOf(after, file))
      .map((file) => {
        const [one, other] = [before.files.get(file), after.files.get(file)];
        return one === undefined || other === undefined
          ? { file }
          : fileDifference(file, one, other);
      }),
  };
}
