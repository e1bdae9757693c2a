import * as v from 'valibot';
import { checkTenant } from '../tenant/check-tenant.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import { completePlay } from './complete-play.ts';
import { playFaults } from './play-faults.ts';
import { playSchema, type SandboxPlay } from './play-schema.ts';

/** A lender that the sandbox can play. */
export interface SandboxTenant {
  tenant: Tenant;
  play: SandboxPlay;
}

/**
 * Makes a playable lender of a folder's `tenant.json` and `sandbox.json`, both parsed; without the second one
 * everything is made from the first. Throws an `Error` that names every fault and its place.
 */
export function sandboxTenant(
  id: string,
  tenantFile: unknown,
  playFile: unknown = {},
): SandboxTenant {
  const check = checkTenant(tenantFile, id);
  if (!check.isSound)
    throw faulty(
      id,
      'tenant.json',
      check.faults.map(({ where, what }) => `${where}: ${what}`),
    );
  const { tenant } = check;
  const parsed = v.safeParse(playSchema, playFile);
  if (!parsed.success) {
    throw faulty(
      id,
      'sandbox.json',
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`),
    );
  }
  const play = completePlay(tenant, parsed.output);
  const faults = playFaults(play, tenant);
  if (faults.length) throw faulty(id, 'sandbox.json', faults);
  return { tenant, play };
}

const faulty = (id: string, file: string, faults: readonly string[]) =>
  new Error(faults.map((fault) => `tenants/${id}/${file}: ${fault}`).join('\n'));

/**
 * Finds lenders by id in a tenants' folder. `readText` gives the text of a file below it (`<id>/tenant.json`),
 * or undefined when there is none; files are read at each call, so that an edit shows at once, and checked
 * again only when they changed.
 */
export function sandboxTenants(
  readText: (file: string) => Promise<string | undefined>,
): (id: string) => Promise<SandboxTenant | undefined> {
  const known = new Map<string, { texts: string; made: SandboxTenant }>();
  return async (id) => {
    const [tenantText, playText] = await Promise.all([
      readText(`${id}/tenant.json`),
      readText(`${id}/sandbox.json`),
    ]);
    if (tenantText === undefined) return undefined;
    const texts = `${tenantText}\n${playText ?? ''}`;
    const before = known.get(id);
    if (before?.texts === texts) return before.made;
    const made = sandboxTenant(
      id,
      parsed(id, 'tenant.json', tenantText),
      playText && parsed(id, 'sandbox.json', playText),
    );
    known.set(id, { texts, made });
    return made;
  };
}

function parsed(id: string, file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw faulty(id, file, [error instanceof Error ? error.message : 'is not JSON']);
  }
}
