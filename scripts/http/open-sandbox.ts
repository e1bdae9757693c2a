import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSandboxLender } from '../../src/sandbox/sandbox-lender.ts';
import { sandboxTenants } from '../../src/sandbox/sandbox-tenant.ts';
import type { WebHandler } from './web-handler.ts';

/** Finds the lenders that the sandbox can play, by id, in a folder of tenants as it lies on the disk now. */
export const playableTenants = (folder: string) =>
  sandboxTenants((file) => readFile(path.join(folder, file), 'utf8').catch(() => undefined));

/** A new sandbox lender that plays every tenant of the folder, by the device's clock. */
export function openSandbox(folder: string): WebHandler {
  return createSandboxLender({ tenants: playableTenants(folder), now: () => Date.now(), wait });
}
