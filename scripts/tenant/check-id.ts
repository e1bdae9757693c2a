import { readTenantIndex } from '../../src/tenant/choose-tenant.ts';
import { tenantIdPattern } from '../../src/tenant/tenant-id.ts';

/** What has to be known to judge an id for a new folder. */
export interface KnownIds {
  ids: readonly string[];
  /** The text of `tenants/index.json`, where there is one. */
  index?: string | undefined;
}

function aliases(index: string | undefined): Readonly<Record<string, string>> {
  try {
    return readTenantIndex(JSON.parse(index ?? '{}')).aliases;
  } catch {
    return {}; // tenant:check says what is wrong with it
  }
}

/** Why an id cannot be that of a new folder, as a sentence; undefined when it can. */
export function idFault(id: string, { ids, index }: KnownIds): string | undefined {
  if (!tenantIdPattern.test(id))
    return `"${id}" is no id: write 2 to 32 small letters, digits and dashes, a letter first, like my-lender.`;
  if (ids.includes(id)) return `There is a folder "${id}" already; nothing was written.`;
  const names = aliases(index);
  const other = Object.hasOwn(names, id) ? names[id] : undefined;
  return other === undefined
    ? undefined
    : `"${id}" is another name of "${other}" in tenants/index.json, which would hide the folder: choose another id.`;
}
