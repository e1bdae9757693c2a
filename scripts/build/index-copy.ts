import { readTenantIndex, type TenantIndex } from '../../src/tenant/choose-tenant.ts';

/** Most characters of the copy: some forty names and hosts, half a kilobyte on the wire. */
export const largestCopy = 2000;

/**
 * What of `tenants/index.json` goes into the page: as much as fits, the names first, each list in its own order. The
 * page asks the file for whatever the copy does not know, so a thousand hosts cost every visit nothing, and a visit
 * by one that was left out one small request (design §3).
 */
export function indexCopy(raw: unknown, most = largestCopy): TenantIndex {
  const { default: usual, aliases, hosts } = readTenantIndex(raw);
  const copy = {
    default: usual,
    aliases: {} as Record<string, string>,
    hosts: {} as Record<string, string>,
  };
  let size = JSON.stringify(copy).length;
  for (const [from, to] of [
    [aliases, copy.aliases],
    [hosts, copy.hosts],
  ] as const) {
    for (const [name, id] of Object.entries(from)) {
      size += JSON.stringify({ [name]: id }).length - 1;
      if (size > most) return copy;
      to[name] = id;
    }
  }
  return copy;
}
