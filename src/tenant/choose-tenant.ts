import { tenantIdPattern } from './tenant-id.ts';

/** `tenants/index.json`: who is meant when an address names nobody, other names of tenants, and their hosts. */
export interface TenantIndex {
  default: string;
  aliases: Readonly<Record<string, string>>;
  hosts: Readonly<Record<string, string>>;
}

const own = (table: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/**
 * The tenant that a launch means, by what `index` knows: flag (alias, else id), else host. `undefined`
 * when neither says it; then nothing is guessed from here (design §3).
 */
export function chooseTenant(
  flag: string | undefined,
  host: string,
  index: Pick<TenantIndex, 'aliases' | 'hosts'>,
): string | undefined {
  const name = flag?.toLowerCase();
  const id =
    name === undefined ? own(index.hosts, host.toLowerCase()) : (own(index.aliases, name) ?? name);
  return id !== undefined && tenantIdPattern.test(id) ? id : undefined;
}

/** Reads an index from JSON text already parsed; anything odd counts as empty. */
export function readTenantIndex(raw: unknown): TenantIndex {
  const record = (value: unknown): Record<string, string> =>
    Object.fromEntries(
      Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  const parts = typeof raw === 'object' && raw !== null ? raw : {};
  return {
    default: 'default' in parts && typeof parts.default === 'string' ? parts.default : '',
    aliases: record('aliases' in parts ? parts.aliases : undefined),
    hosts: record('hosts' in parts ? parts.hosts : undefined),
  };
}
