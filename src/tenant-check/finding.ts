import type { JsonPath } from './json-tree.ts';
import type { RuleCode, Severity } from './rule-table.ts';

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

/** A way from `a.b.0.c`; only for names that hold no point themselves. */
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

/** A way as it is told to people. */
export const fieldOf = (path: JsonPath): string => path.join('.');
