import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkTenant } from '../../src/tenant/check-tenant.ts';
import type { TenantFault } from '../../src/tenant/load-tenant.ts';
import {
  changesInForce,
  dayInZoneOf,
  mergePatch,
  nextChange,
  scheduledDays,
  scheduledFile,
} from '../../src/tenant/merge-patch.ts';
import type { Tenant } from '../../src/tenant/tenant-schema.ts';
import { tenantIds } from './read-folders.ts';

/** Environments are named in small letters: `staging`. */
export const isEnvironment = (name: string): boolean => /^[a-z]{2,16}$/.test(name);

/** The file of a tenant's folder that holds what is different in an environment. */
export const environmentFile = (environment: string): string => `tenant.${environment}.json`;

const jsonAt = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));

/**
 * The `tenant.json` of a folder as it is published: as it lies there, or for an environment with that one's file laid
 * over it and its name written in, by which the app shows that this is practice. Throws where a file is no JSON.
 */
export function publishedConfig(folder: string, environment: string | undefined): unknown {
  const base = jsonAt(path.join(folder, 'tenant.json'));
  if (environment === undefined) return base;
  const over = path.join(folder, environmentFile(environment));
  return mergePatch(existsSync(over) ? mergePatch(base, jsonAt(over)) : base, { environment });
}

/** As `publishedConfig`, with the planned changes that hold at a moment, and the day of the next one. */
export function configAt(
  folder: string,
  { environment, moment }: { environment: string | undefined; moment: number },
): { config: unknown; next: string | undefined } {
  const base = publishedConfig(folder, environment);
  const today = dayInZoneOf(base, moment);
  const config = changesInForce(base, today).reduce(
    (now, day) => mergePatch(now, jsonAt(path.join(folder, scheduledFile(day)))),
    base,
  );
  return { config, next: nextChange(base, today) };
}

/** What a folder is to be on each day on which a planned change begins; one that cannot be read, or used, is none. */
export function plannedTenants(folder: string, id: string): Tenant[] {
  const found: Tenant[] = [];
  let config = publishedConfig(folder, undefined);
  for (const day of scheduledDays(config)) {
    const file = path.join(folder, scheduledFile(day));
    try {
      config = mergePatch(config, jsonAt(file));
    } catch {
      continue; // tenant:check says so
    }
    const check = checkTenant(config, id);
    if (check.isSound) found.push(check.tenant);
  }
  return found;
}

/** A folder that the app would refuse, and why. */
export interface FaultyFolder {
  id: string;
  faults: readonly TenantFault[];
}

function faultsOf(
  folder: string,
  id: string,
  environment: string | undefined,
): readonly TenantFault[] {
  try {
    const { config } = configAt(folder, { environment, moment: Date.now() });
    const check = checkTenant(config, id);
    return check.isSound ? [] : check.faults;
  } catch (error) {
    return [{ where: 'tenant.json', what: error instanceof Error ? error.message : String(error) }];
  }
}

/** The folders that the app would refuse: what is built or published leaves them out, and says so. */
export const faultyFolders = (
  tenants: string,
  {
    environment,
    ids = tenantIds(tenants),
  }: { environment?: string | undefined; ids?: readonly string[] } = {},
): FaultyFolder[] =>
  ids
    .map((id) => ({ id, faults: faultsOf(path.join(tenants, id), id, environment) }))
    .filter(({ faults }) => faults.length > 0);

const mostFaults = 5;

/** A faulty folder in words. */
export const faultyText = ({ id, faults }: FaultyFolder): string =>
  [
    `tenants/${id} is left out, because the app would refuse it (npm run tenant:check ${id} says more):`,
    ...faults.slice(0, mostFaults).map(({ where, what }) => `  ${where}: ${what}`),
    ...(faults.length > mostFaults ? [`  and ${faults.length - mostFaults} more`] : []),
  ].join('\n');
