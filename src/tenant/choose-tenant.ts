import { tenantIdPattern } from './tenant-id.ts';

/** `tenants/index.json`: who is meant when an address names nobody, other names of tenants, and their hosts. */
export interface TenantIndex {
  default: string;
  aliases: Readonly<Record<string, string>>;
  /** A host opens its tenants alone; the first of several without a flag. */
  hosts: Readonly<Record<string, string | readonly string[]>>;
  /** A copy that had no room for everything: what it does not list may be listed all the same. */
  isPart?: true;
  /** `own`: the studio of this installation shows each lender its own folder alone. Tidiness, for folders are public. */
  studio?: 'own';
}

const own = (table: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** A host as hosts are compared: its name alone, for neither port nor final full stop make it another one (HD-78). */
export const plainHost = (host: string): string =>
  host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');

/** The tenants that a listed host opens, the usual one first; undefined for a host that is not listed. */
export function idsOfHost(
  hosts: TenantIndex['hosts'],
  host: string,
): readonly string[] | undefined {
  const wanted = plainHost(host);
  const listed = Object.keys(hosts).find((name) => plainHost(name) === wanted);
  const ids = listed === undefined ? undefined : hosts[listed];
  return typeof ids === 'string' ? [ids] : ids;
}

/**
 * The tenant that a launch means, by what `index` knows: flag (alias, else id), else host. A listed host has no
 * other tenants than its own, whatever the flag says (screens §9). `undefined` when nothing says it, or something
 * wrong does; then nothing is guessed from here (design §3).
 */
export function chooseTenant(
  flag: string | undefined,
  host: string,
  { aliases, hosts }: Pick<TenantIndex, 'aliases' | 'hosts'>,
): string | undefined {
  const ofHost = idsOfHost(hosts, host);
  const name = flag?.toLowerCase();
  const id = name === undefined ? ofHost?.[0] : (own(aliases, name) ?? name);
  if (id === undefined || !tenantIdPattern.test(id)) return undefined;
  return ofHost === undefined || ofHost.includes(id) ? id : undefined;
}

/** Reads an index from JSON text already parsed; anything odd counts as empty. */
export function readTenantIndex(raw: unknown): TenantIndex {
  const parts: Readonly<Record<string, unknown>> =
    typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const { default: usual, aliases, hosts, isPart, studio } = parts;
  const isIds = (value: unknown): value is string | readonly string[] =>
    typeof value === 'string' ||
    (Array.isArray(value) && value.length > 0 && value.every((id) => typeof id === 'string'));
  const record = <Value>(value: unknown, isValue: (one: unknown) => one is Value) =>
    Object.fromEntries(
      Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
        (entry): entry is [string, Value] => isValue(entry[1]),
      ),
    );
  return {
    default: typeof usual === 'string' ? usual : '',
    aliases: record(aliases, (one) => typeof one === 'string'),
    hosts: record(hosts, isIds),
    ...(isPart === true && { isPart }),
    ...(studio === 'own' && { studio }),
  };
}

/** Every tenant that an index names; texts that are no ids among them. */
export const idsInIndex = ({ default: usual, aliases, hosts }: TenantIndex): ReadonlySet<string> =>
  new Set([usual, ...Object.values(aliases), ...Object.values(hosts).flat()]);
