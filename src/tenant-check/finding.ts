import type { Way } from './json-node.ts';
import type { RuleCode, Severity } from './rule-table.ts';

/** One change of `tenant.json` that mends a finding: write a value, take a field out, or give its key another name. */
export type Fix =
  | { op: 'write'; path: Way; value: unknown }
  | { op: 'remove'; path: Way }
  | { op: 'rename'; path: Way; to: string };

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
  | { way: Way; on?: 'key' | 'value'; file?: string }
  | { file: string; offset?: number; value?: string };

/** A way from `a.b.0.c`; only for names that hold no point themselves. */
export function wayOf(field: string): Way {
  const before = ways.get(field);
  if (before) return before;
  const steps = field === '' ? [] : field.split('.');
  const way = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  if (ways.size < 2000) ways.set(field, way);
  return way;
}

// The rules ask for the same few hundred fields of every folder.
const ways = new Map<string, Way>();

/** A way as it is told to people. */
export const fieldOf = (way: Way): string => way.join('.');
