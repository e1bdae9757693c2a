import { readdirSync, readFileSync } from 'node:fs';
import { checkTenant } from '../../../src/tenant/check-tenant.ts';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';

/** The ids of all tenants that come with the code; `tenants/` lies at the root, where the tests run. */
export const shippedIds = readdirSync('tenants', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The text of a file below `tenants/`. */
export const shippedFile = (file: string) => readFileSync(`tenants/${file}`, 'utf8');

/** A tenant's `tenant.json`, unchecked. */
export const shippedConfig = (id: string): unknown => JSON.parse(shippedFile(`${id}/tenant.json`));

/** The checked tenant of a folder; a faulty one fails the test that asks for it. */
export function shippedTenant(id: string): Tenant {
  const check = checkTenant(shippedConfig(id), id);
  if (!check.isSound) throw new Error(`${id}: ${JSON.stringify(check.faults)}`);
  return check.tenant;
}
