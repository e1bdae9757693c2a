import * as v from 'valibot';
import { screenKeys, screenPaths } from './screen-paths.ts';
import { tenantSchema, type Tenant } from './tenant-schema.ts';

/** One thing wrong with a tenant: where in `tenant.json`, and what to write instead. */
export interface TenantFault {
  where: string;
  what: string;
}

/** What a check answers: a tenant to be trusted from here on, or every fault found. */
export type TenantCheck =
  | { isSound: true; tenant: Tenant }
  | { isSound: false; faults: readonly TenantFault[]; servicePhone: string | undefined };

const reservedKeys = ['__proto__', 'constructor', 'prototype'];

/** Keys that could reach an object's prototype are refused, wherever they stand (design §3). */
function reservedKeysIn(value: unknown, where: string): TenantFault[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = where ? `${where}.${key}` : key;
    return reservedKeys.includes(key)
      ? [{ where: place, what: 'this key is not allowed; take it out' }]
      : reservedKeysIn(inner, place);
  });
}

/** Facts that hold between fields; each returns its faults. */
export function disagreements(tenant: Tenant, folder: string): TenantFault[] {
  const faults: TenantFault[] = [];
  const { languages, defaultLanguage } = tenant.locale;
  if (tenant.id !== folder)
    faults.push({ where: 'id', what: `must be the folder's name, "${folder}"` });
  if (!languages.includes(defaultLanguage)) {
    faults.push({
      where: 'locale.defaultLanguage',
      what: `must be one of ${languages.join(', ')}`,
    });
  }
  const { periodsDays, defaultPeriodDays, amountMin, amountMax } = tenant.calculator;
  if (!periodsDays.includes(defaultPeriodDays)) {
    faults.push({ where: 'calculator.defaultPeriodDays', what: 'must be one of periodsDays' });
  }
  if (amountMin > amountMax)
    faults.push({ where: 'calculator.amountMin', what: 'must not be above amountMax' });
  const { groupMark, decimalMark } = tenant.money;
  if (groupMark === decimalMark)
    faults.push({ where: 'money.decimalMark', what: 'must differ from groupMark' });
  const owners = new Map<string, string>();
  for (const key of screenKeys) {
    // The literal path of a moved screen stays its alias, so it is taken too.
    for (const path of new Set([tenant.routes[key] ?? screenPaths[key], screenPaths[key]])) {
      if (!path) continue;
      const plain = path.toLowerCase().replace(/(.)\/$/, '$1');
      const owner = owners.get(plain) ?? key;
      if (owner !== key) {
        faults.push({ where: `routes.${key}`, what: `${path} already belongs to ${owner}` });
      }
      owners.set(plain, key);
    }
  }
  return faults;
}

/** A service phone that can be read out of a tenant which is otherwise broken. */
const phoneOf = (raw: unknown): string | undefined => {
  const phone =
    typeof raw === 'object' && raw !== null && 'servicePhone' in raw ? raw.servicePhone : undefined;
  return typeof phone === 'string' && phone.length <= 40 ? phone : undefined;
};

/**
 * Judges the content of one `tenant.json`. Nothing of a tenant with a fault is used, for the app never
 * half-works on a bad config (design §3); unknown fields are left to the operators' checker.
 */
export function checkTenant(raw: unknown, folder: string): TenantCheck {
  const reserved = reservedKeysIn(raw, '');
  const parsed = reserved.length ? undefined : v.safeParse(tenantSchema, raw);
  const faults = !parsed
    ? reserved
    : parsed.success
      ? disagreements(parsed.output, folder)
      : parsed.issues.map((issue) => ({
          where: v.getDotPath(issue) ?? 'tenant.json',
          what: issue.message,
        }));
  if (parsed?.success && faults.length === 0) return { isSound: true, tenant: parsed.output };
  return { isSound: false, faults, servicePhone: phoneOf(raw) };
}
