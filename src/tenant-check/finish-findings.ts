import { valueAt } from './config-values.ts';
import { fieldOf, type Finding, type Found } from './finding.ts';
import { placeOf, type JsonTree } from './json-tree.ts';
import { severityOf } from './rule-table.ts';

/** The texts that places are looked up in. */
export interface FindingTexts {
  folder: string;
  files: ReadonlyMap<string, string>;
  trees: ReadonlyMap<string, JsonTree>;
}

const longest = 60;

/** A value as it is shown beside a finding; a secret is never repeated. */
function shown(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Line and column of a character, both from 1. */
function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    start = at + 1;
  }
  return { line, column: offset - start + 1 };
}

function finished({ code, at, message, remedy, fix }: Found, texts: FindingTexts): Finding {
  const file = at.file ?? 'tenant.json';
  const tree = texts.trees.get(file);
  const offset = 'path' in at ? placeOf(tree?.root, at.path, at.on ?? 'value') : (at.offset ?? 0);
  const value = shown(
    'path' in at ? (at.on === 'key' ? at.path.at(-1) : valueAt(tree?.value, at.path)) : at.value,
  );
  return {
    code,
    severity: severityOf(code),
    folder: texts.folder,
    file,
    ...lineAndColumn(texts.files.get(file) ?? '', offset),
    field: 'path' in at ? fieldOf(at.path) : '',
    ...(value !== undefined && { value }),
    message,
    remedy,
    ...(fix && { fix }),
  };
}

/** What the rules have found, with its place in the text, in the order of the files and lines. */
export function finish(found: readonly Found[], texts: FindingTexts): Finding[] {
  const all = found.map((one) => finished(one, texts));
  const rank = ({ file }: Finding) => (file === 'tenant.json' ? '' : file);
  return all.sort(
    (one, other) =>
      rank(one).localeCompare(rank(other)) || one.line - other.line || one.column - other.column,
  );
}
