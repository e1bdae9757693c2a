import { editJson } from './edit-json.ts';
import { currentVersion, migrations, versionOf, type Migration } from './migrations.ts';

/** What became of one `tenant.json`. */
export type Migrated =
  | { kind: 'current' }
  | { kind: 'moved'; from: number; text: string; steps: readonly string[] }
  | { kind: 'refused'; why: string };

/** The table and the version to reach; tests bring their own. */
export interface MigrationTarget {
  table: Readonly<Record<number, Migration>>;
  to: number;
}

const ours: MigrationTarget = { table: migrations, to: currentVersion };

/**
 * Brings the text of a `tenant.json` to the current version, one step after the other. What no step changes stays
 * as it was written. A newer version, or one that no step leads on from, is refused with a reason.
 */
export function migrateTenant(text: string, { table, to } = ours): Migrated {
  let config: unknown;
  try {
    config = JSON.parse(text);
  } catch {
    return { kind: 'refused', why: 'it is no JSON; npm run tenant:check says where' };
  }
  const from = versionOf(config);
  if (from === undefined)
    return { kind: 'refused', why: `schemaVersion is odd; write a whole number like ${to}` };
  if (from > to)
    return {
      kind: 'refused',
      why: `schemaVersion ${from} is newer than this code, which knows ${to}; use a newer release`,
    };
  if (from === to) return { kind: 'current' };
  let now = text;
  const steps: string[] = [];
  for (let version = from; version < to; version += 1) {
    const step = table[version];
    if (!step) return { kind: 'refused', why: `no step leads from version ${version} on` };
    const changes = step.changes(JSON.parse(now));
    now = editJson(now, [...changes, { op: 'write', path: ['schemaVersion'], value: version + 1 }]);
    steps.push(`${version} → ${version + 1}: ${step.what}`);
  }
  return { kind: 'moved', from, text: now, steps };
}
