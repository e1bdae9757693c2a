import { textsAt, valueAt } from '../../operators/check/config-values.ts';
import type { Fix } from '../../operators/check/finding.ts';
import type { SharedWording, TenantFolder } from '../../operators/check/tenant-folder.ts';
import { placeholdersIn, unclosedValue } from '../../operators/check/wording-forms.ts';
import { editJson } from '../tenant/edit-json.ts';
import { configPathOf, jsonOf, wordList, type WrittenRow } from './word-list.ts';

/** What came of reading a file of texts: the files to be written, and the rows that were not taken, each with why. */
export interface TakenWords {
  files: ReadonlyMap<string, string>;
  taken: number;
  refused: readonly { key: string; why: string }[];
}

const listed = (values: readonly string[]) => values.map((value) => `{{${value}}}`).join(', ');

/** Why a translation cannot be taken; undefined when it can. */
function faultOf({ key, text }: WrittenRow, english: string | undefined): string | undefined {
  if (english === undefined) return 'the lender has no such text';
  if (unclosedValue(text)) return 'a {{ is never closed';
  const [has, needs] = [placeholdersIn(text), placeholdersIn(english)];
  const odd = has.filter((value) => !needs.includes(value));
  if (odd.length > 0) return `nothing fills ${listed(odd)}`;
  const isOneAlone = /_(?:zero|one|two)$/.test(key);
  const gone = needs.filter((value) => !has.includes(value) && !(value === 'count' && isOneAlone));
  return gone.length > 0 ? `${listed(gone)} is left out` : undefined;
}

/**
 * Puts translations into a lender's folder: texts of the app into `wording/<language>.json` where they differ from the
 * shared ones, its own into `tenant.json`, and the language into its lists. Empty rows are left alone, and so is every
 * row that borrowers could not read.
 */
export function takeWords(
  folder: TenantFolder,
  {
    rows,
    language,
    wording,
  }: { rows: readonly WrittenRow[]; language: string; wording: SharedWording },
): TakenWords {
  const wanted = wordList({ folder, wording, language, before: undefined });
  const known = new Map(wanted.map((row) => [row.key, row]));
  const own: Record<string, Record<string, unknown>> = Object.fromEntries(
    Object.entries(jsonOf(folder, `wording/${language}.json`) ?? {}).map(([part, words]) => [
      part,
      { ...Object(words) },
    ]),
  );
  const changes: Fix[] = [];
  const refused: { key: string; why: string }[] = [];
  let taken = 0;
  for (const row of rows.filter(({ text }) => text.trim() !== '')) {
    const now = known.get(row.key);
    const why = faultOf(row, now?.english);
    if (why !== undefined || !now) {
      refused.push({ key: row.key, why: why ?? '' });
      continue;
    }
    if (now.text === row.text) continue;
    taken += 1;
    const path = configPathOf(row.key);
    if (path) changes.push({ op: 'write', path: [...path, language], value: row.text });
    else {
      const [part = '', key = ''] = row.key.split(/:(.*)/s);
      own[part] = { ...own[part], [key]: row.text };
    }
  }
  const files = new Map<string, string>();
  const hasOwn = Object.keys(own).length > 0;
  if (hasOwn && taken > 0)
    files.set(`wording/${language}.json`, `${JSON.stringify(own, null, 2)}\n`);
  const config = jsonOf(folder, 'tenant.json');
  const lists = ['languages', ...(hasOwn ? ['ownWording'] : [])];
  for (const list of lists) {
    const before = textsAt(config, ['locale', list]);
    if (taken > 0 && !before.includes(language))
      changes.push({ op: 'write', path: ['locale', list], value: [...before, language] });
  }
  if (changes.length > 0 && valueAt(config, 'locale'))
    files.set('tenant.json', editJson(folder.files.get('tenant.json') ?? '', changes));
  return { files, taken, refused };
}
