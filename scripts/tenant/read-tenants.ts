import path from 'node:path';
import { checkTenant } from '../../src/tenant/check-tenant.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { tenantIds, textOf } from './read-folders.ts';

/** Ids that were asked for, or all; throws when one of them has no folder. */
export function chosenIds(root: string, asked: readonly string[]): string[] {
  const all = tenantIds(root);
  const unknown = asked.filter((id) => !all.includes(id));
  if (unknown.length > 0)
    throw new Error(
      `${root}/ has no ${unknown.join(', ')}: write one of ${all.slice(0, 20).join(', ')}.`,
    );
  return asked.length > 0 ? [...asked] : all;
}

/** Checked tenants of some folders. Throws with every fault when the app would refuse one of them. */
export function readTenants(root: string, ids: readonly string[]): Tenant[] {
  return ids.map((id) => {
    const raw: unknown = JSON.parse(textOf(path.join(root, id, 'tenant.json')) ?? '{}');
    const check = checkTenant(raw, id);
    if (check.isSound) return check.tenant;
    const faults = check.faults.map(({ where, what }) => `  ${where}: ${what}`);
    throw new Error(
      `${root}/${id}/tenant.json is refused by the app (npm run tenant:check ${id} says more):\n${faults.join('\n')}`,
    );
  });
}
