import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSandboxLender } from '../../sandbox/sandbox-lender.ts';
import { sandboxTenants } from '../../sandbox/sandbox-tenant.ts';
import { emptyHands, withEmptyHanded } from './empty-handed.ts';
import type { WebHandler } from './web-handler.ts';

/** Finds the lenders that the sandbox can be, by id, in a folder of tenants as it lies on the disk now. */
export const sandboxTenantsOf = (folder: string, now: () => number = () => Date.now()) =>
  sandboxTenants((file) => readFile(path.join(folder, file), 'utf8').catch(() => undefined), now);

/**
 * A new sandbox lender for every tenant of the folder, by the device's clock or the one that is given. To
 * sessions of empty hands it is one that has little for them.
 */
export function openSandbox(folder: string, now: () => number = () => Date.now()): WebHandler {
  const tenants = sandboxTenantsOf(folder, now);
  const others = Object.entries(emptyHands).map(([prefix, change]) => {
    const changed = async (id: string) => {
      const lender = await tenants(id);
      return lender && change(lender);
    };
    return [prefix, createSandboxLender({ tenants: changed, now, wait })] as const;
  });
  return withEmptyHanded(createSandboxLender({ tenants, now, wait }), others);
}
