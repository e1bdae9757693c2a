import { listAt, textAt, valueAt } from '../../src/tenant-check/config-values.ts';
import type { Fix } from '../../src/tenant-check/finding.ts';
import { schemaVersion } from '../../src/tenant/tenant-schema.ts';

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
