import * as v from 'valibot';
import { checkTenant } from '../src/tenant/check-tenant.ts';
import {
  changesInForce,
  dayInZoneOf,
  mergePatch,
  scheduledFile,
} from '../src/tenant/merge-patch.ts';
import { screenPaths } from '../src/tenant/screen-paths.ts';
import type { Tenant } from '../src/tenant/tenant-schema.ts';
import { completeScenario } from './default-scenario.ts';
import { standardNotices, standardTexts } from './lender-texts.ts';
import { questionsOf } from './scenario-parts.ts';
import { type Scenario, scenarioSchema } from './scenario-schema.ts';

/** What in a scenario is impossible, each fault with its place; empty when all is well. */
export function scenarioFaults(scenario: Scenario, tenant: Tenant): string[] {
  const repeated = (list: readonly { id: string }[], name: string) =>
    list.flatMap(({ id }, at) =>
      list.findIndex((one) => one.id === id) < at ? [`${name}.${at}.id: ${id} is there twice`] : [],
    );
  const checkedKeys = <Key extends string>(
    table: Readonly<Record<string, unknown>>,
    keys: readonly Key[],
    name: string,
  ) => keys.flatMap((key) => (Object.hasOwn(table, key) ? [] : [`${name}.${key}: no such key`]));
  const { banks, markets, guide } = tenant.repayment;
  const codes = [...banks, ...markets, ...(guide ? [guide] : [])].map(({ payCode }) => payCode);
  return [
    ...scenario.channels.flatMap(({ payCode }, at) =>
      codes.includes(payCode) ? [] : [`channels.${at}.payCode: the tenant has no ${payCode}`],
    ),
    ...repeated(scenario.products, 'products'),
    ...repeated(scenario.orders, 'orders'),
    ...repeated(scenario.cards, 'cards'),
    ...scenario.orders.flatMap(({ productId }, at) =>
      scenario.products.some(({ id }) => id === productId)
        ? []
        : [`orders.${at}.productId: there is no product ${productId}`],
    ),
    ...repeated(scenario.complaints, 'complaints'),
    ...scenario.complaints.flatMap(({ orderId }, at) =>
      scenario.orders.some(({ id }) => id === orderId)
        ? []
        : [`complaints.${at}.orderId: there is no order ${orderId}`],
    ),
    ...repeated(questionsOf(scenario.assistant.categories), 'assistant'),
    ...Object.entries(scenario.texts).flatMap(([language, texts]) =>
      checkedKeys(standardTexts, Object.keys(texts), `texts.${language}`),
    ),
    ...Object.entries(scenario.notices).flatMap(([language, notices]) =>
      checkedKeys(standardNotices, Object.keys(notices), `notices.${language}`),
    ),
    ...scenario.links.flatMap(({ screen }, at) =>
      tenant.routes[screen] === undefined && screenPaths[screen] === undefined
        ? [`links.${at}.screen: ${screen} has no path`]
        : [],
    ),
  ];
}

/** A lender that the sandbox can scenario. */
export interface SandboxTenant {
  tenant: Tenant;
  scenario: Scenario;
}

/**
 * Makes a lender of a folder's `tenant.json` and `sandbox.json`, both parsed; without the second one
 * everything is made from the first. Throws an `Error` that names every fault and its place.
 */
export function sandboxTenant(
  id: string,
  tenantFile: unknown,
  scenarioFile: unknown = {},
): SandboxTenant {
  const check = checkTenant(tenantFile, id);
  if (!check.isSound)
    throw faulty(
      id,
      'tenant.json',
      check.faults.map(({ where, what }) => `${where}: ${what}`),
    );
  const { tenant } = check;
  const parsed = v.safeParse(scenarioSchema, scenarioFile);
  if (!parsed.success) {
    throw faulty(
      id,
      'sandbox.json',
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`),
    );
  }
  const scenario = completeScenario(tenant, parsed.output);
  const faults = scenarioFaults(scenario, tenant);
  if (faults.length) throw faulty(id, 'sandbox.json', faults);
  return { tenant, scenario };
}

const faulty = (id: string, file: string, faults: readonly string[]) =>
  new Error(faults.map((fault) => `tenants/${id}/${file}: ${fault}`).join('\n'));

/**
 * Finds lenders by id in a tenants' folder. `readText` gives the text of a file below it (`<id>/tenant.json`),
 * or undefined when there is none; files are read at each call, so that an edit shows at once, and checked
 * again only when they changed. Planned changes hold from their day on by `now`, in milliseconds, as in the app.
 */
export function sandboxTenants(
  readText: (file: string) => Promise<string | undefined>,
  now: () => number,
): (id: string) => Promise<SandboxTenant | undefined> {
  const cache = new Map<string, { texts: string; made: SandboxTenant }>();
  return async (id) => {
    const [tenantText, scenarioText] = await Promise.all([
      readText(`${id}/tenant.json`),
      readText(`${id}/sandbox.json`),
    ]);
    if (tenantText === undefined) return undefined;
    const base = parsed(id, 'tenant.json', tenantText);
    const changes = await Promise.all(
      changesInForce(base, dayInZoneOf(base, now())).map(async (day) => {
        const file = scheduledFile(day);
        return { file, text: (await readText(`${id}/${file}`)) ?? '' };
      }),
    );
    const texts = [tenantText, scenarioText ?? '', ...changes.map(({ text }) => text)].join('\n');
    const before = cache.get(id);
    if (before?.texts === texts) return before.made;
    const made = sandboxTenant(
      id,
      changes.reduce((config, { file, text }) => mergePatch(config, parsed(id, file, text)), base),
      scenarioText && parsed(id, 'sandbox.json', scenarioText),
    );
    cache.set(id, { texts, made });
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
