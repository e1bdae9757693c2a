import { changesBetween, ofPlainValues } from '../../operators/check/json-diff.ts';
import type { TenantFolder } from '../../operators/check/tenant-folder.ts';

/** One place at which two values differ; a side that has nothing there is absent. */
export interface ValueDifference {
  /** `money.symbol`, `repayment.banks.0.name`; empty for the whole. */
  path: string;
  before?: unknown;
  after?: unknown;
}

/** Every place at which two JSON values differ, in the order of the first and then of the second. */
export const diffValues = (before: unknown, after: unknown): ValueDifference[] =>
  changesBetween(before, after, ofPlainValues).map(({ path, old, now }) => ({
    path: path.join('.'),
    before: old,
    after: now,
  }));

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
  const others = countByLine(other);
  let count = 0;
  for (const [line, times] of countByLine(text))
    count += Math.max(0, times - (others.get(line) ?? 0));
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

const longest = 70;

/** A value as people read it in a list; `–` where there is none. */
function shown(value: unknown): string {
  if (value === undefined) return '–';
  const text = JSON.stringify(value);
  const characters = Array.from(text);
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
}

const kindOf = (file: string): string => {
  if (file.startsWith('legal/')) return 'legal texts';
  if (file.startsWith('wording/')) return 'wording';
  if (file.startsWith('guide/')) return 'payment guides';
  if (file.startsWith('assets/')) return 'pictures';
  return file === 'sandbox.json' ? 'sandbox' : 'other files';
};

function counts({ file, added, removed, changed }: FileDifference): string {
  const what = file.endsWith('.json') ? 'text' : 'line';
  const said = (count: number | undefined, verb: string) =>
    count ? `${count} ${what}${count === 1 ? '' : 's'} ${verb}` : '';
  const parts = [said(changed, 'changed'), said(added, 'added'), said(removed, 'removed')].filter(
    Boolean,
  );
  return parts.length > 0 ? parts.join(', ') : 'differs';
}

const block = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [[title, ...lines.map((line) => `  ${line}`)].join('\n')];

/** The difference of two folders for people. */
export function differenceText(
  { fields, onlyBefore, onlyAfter, files }: FolderDifference,
  [before, after]: readonly [string, string],
): string {
  const width = Math.min(44, Math.max(0, ...fields.map(({ path }) => path.length)));
  const rows = fields.map(
    (one) => `${one.path.padEnd(width)}  ${shown(one.before)} → ${shown(one.after)}`,
  );
  const kinds = [...new Set(files.map(({ file }) => kindOf(file)))];
  const blocks = [
    ...block(`tenant.json, ${before} → ${after}: ${fields.length} fields`, rows),
    ...kinds.flatMap((kind) =>
      block(
        kind,
        files
          .filter(({ file }) => kindOf(file) === kind)
          .map((one) => `${one.file}  ${counts(one)}`),
      ),
    ),
    ...block(`only in ${before}`, onlyBefore),
    ...block(`only in ${after}`, onlyAfter),
  ];
  return blocks.length > 0 ? blocks.join('\n\n') : `${before} and ${after} are the same.`;
}
