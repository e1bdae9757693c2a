import { valueAt } from './config-values.ts';
import { type JsonPath, type JsonTree, placeOf } from './json-tree.ts';
import { type RuleCode, type Severity, severityOf } from './rule-table.ts';

/** One change of `tenant.json` that mends a finding: write a value, take a field out, or give its key another name. */
export type Fix =
  | { op: 'write'; path: JsonPath; value: unknown }
  | { op: 'remove'; path: JsonPath }
  | { op: 'rename'; path: JsonPath; to: string };

/** One thing that a rule has found, as everybody is told. */
export interface Finding {
  code: RuleCode;
  severity: Severity;
  /** The folder, by its name; empty for a file that belongs to none. */
  folder: string;
  /** The file, seen from the folder. */
  file: string;
  /** Both count from 1; 1 and 1 for a file as a whole. */
  line: number;
  column: number;
  /** The field, as `routes.aboutUs` or `repayment.banks.0.name`; empty for a file as a whole. */
  field: string;
  /** What stands there, shortened; nothing when nothing does. */
  value?: string;
  /** What is wrong. */
  message: string;
  /** What to write instead. */
  remedy: string;
  fix?: Fix;
}

/** What a rule says; where it stands in the text is looked up afterwards. */
export interface Found {
  code: RuleCode;
  at: Place;
  message: string;
  remedy: string;
  fix?: Fix;
}

/** Where a rule has found something: a field of a JSON file (`tenant.json` unless named), or a character of a text. */
export type Place =
  | { path: JsonPath; on?: 'key' | 'value'; file?: string }
  | { file: string; offset?: number; value?: string };

/** A path as people read it. */
export const fieldOf = (path: JsonPath): string => path.join('.');

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
