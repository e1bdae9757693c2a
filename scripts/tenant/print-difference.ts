import type { FileDifference, FolderDifference } from './diff-folders.ts';

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
