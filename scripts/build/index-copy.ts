import { readTenantIndex, type TenantIndex } from '../../src/tenant/choose-tenant.ts';

/** Most characters of the copy: some forty names and hosts, half a kilobyte on the wire. */
export const largestCopy = 2000;

/**
 * What of `tenants/index.json` goes into the page: as much as fits, the names first, each list in its own order. The
 * page asks the file for whatever the copy does not know, so a thousand hosts cost every visit nothing, and a visit
 * by a host that was left out one small request (design §3). A copy that is no whole one says so.
 */
export function indexCopy(raw: unknown, most = largestCopy): TenantIndex {
  const { default: usual, aliases, hosts } = readTenantIndex(raw);
  let size = JSON.stringify({ default: usual, aliases: {}, hosts: {}, isPart: true }).length;
  /** The first rows of a table, as many as there is room for. */
  const fitting = <Value>(table: Readonly<Record<string, Value>>): Record<string, Value> => {
    const rows = Object.entries(table);
    const end = rows.findIndex(([name, value]) => {
      size += JSON.stringify({ [name]: value }).length - 1;
      return size > most;
    });
    return Object.fromEntries(end < 0 ? rows : rows.slice(0, end));
  };
  const copy = { default: usual, aliases: fitting(aliases), hosts: fitting(hosts) };
  return size > most ? { ...copy, isPart: true } : copy;
}
