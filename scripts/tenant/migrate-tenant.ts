import { listAt, textAt, valueAt } from '../../operators/check/config-values.ts';
import type { Fix } from '../../operators/check/finding.ts';
import { schemaVersion } from '../../src/tenant/tenant-schema.ts';
import { editJson } from './edit-json.ts';

/** One step from a version of `tenant.json` to the next. */
export interface Migration {
  /** What changes, for the one who runs it. */
  what: string;
  /** The changes of a file of the version before; pure, and none where there is nothing to change. */
  changes: (config: unknown) => Fix[];
}

const originLists = ['trustedOrigins', 'frameOrigins', 'imageOrigins'];
const singleOrigins = ['site.baseUrl', 'api.baseUrl'];

/** An origin as every browser spells it: small letters, and no port that goes without saying. */
const plainOrigin = (origin: string): string =>
  origin.toLowerCase().replace(/^(https:\/\/[^/:]+):443$/, '$1');

/** Version 0 said no version; editors were not helped, and origins were taken in any spelling. */
function fromUnversioned(config: unknown): Fix[] {
  const single = singleOrigins.flatMap((field): Fix[] => {
    const origin = textAt(config, field);
    const value = origin === undefined ? undefined : plainOrigin(origin);
    return value === origin ? [] : [{ op: 'write', path: field.split('.'), value }];
  });
  const lists = originLists.flatMap((list) =>
    listAt(config, ['security', list]).flatMap((origin, at): Fix[] => {
      const value = typeof origin === 'string' ? plainOrigin(origin) : origin;
      return value === origin ? [] : [{ op: 'write', path: ['security', list, at], value }];
    }),
  );
  const schema: Fix[] =
    valueAt(config, '$schema') === undefined
      ? [{ op: 'write', path: ['$schema'], value: '../tenant.schema.json' }]
      : [];
  return [...schema, ...single, ...lists];
}

/**
 * Every step by the version that it starts from. A new version of the schema brings its row here, with a test; a row
 * is never changed after a release (docs/decisions/0016-versions-of-tenant-json.md).
 */
export const migrations: Readonly<Record<number, Migration>> = {
  0: {
    what: 'says its version, names the schema for editors, spells origins as browsers do',
    changes: fromUnversioned,
  },
};

/** Which version a `tenant.json` says it is; 0 when it says none, undefined when it says something odd. */
export function versionOf(config: unknown): number | undefined {
  const version = valueAt(config, 'schemaVersion');
  if (version === undefined) return 0;
  return typeof version === 'number' && Number.isInteger(version) && version > 0
    ? version
    : undefined;
}

/** The version that this code reads. */
export const currentVersion: number = schemaVersion;

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
