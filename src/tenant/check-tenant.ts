import * as v from 'valibot';
import { screenKeys, screenPaths } from './screen-paths.ts';
import { schemaVersion, tenantSchema, type Tenant } from './tenant-schema.ts';

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
      ? [{ where: place, what: 'is not allowed' }]
      : reservedKeysIn(inner, place);
  });
}

/** Of a file of another version nothing else is judged: its other faults would only mislead. */
function otherVersion(raw: unknown): TenantFault[] {
  const version =
    typeof raw === 'object' && raw !== null && 'schemaVersion' in raw ? raw.schemaVersion : 0;
  if (version === schemaVersion) return [];
  const isNewer = typeof version === 'number' && version > schemaVersion;
  return [
    {
      where: 'schemaVersion',
      what: isNewer ? 'is newer than this app' : `is not ${schemaVersion}: npm run tenant:migrate`,
    },
  ];
}

/** Facts that hold between fields; each returns its faults. */
export function disagreements(tenant: Tenant, folder: string): TenantFault[] {
  const faults: TenantFault[] = [];
  const { languages, defaultLanguage } = tenant.locale;
  if (tenant.id !== folder)
    faults.push({ where: 'id', what: `is not the folder's name, ${folder}` });
  if (!languages.includes(defaultLanguage)) {
    faults.push({ where: 'locale.defaultLanguage', what: 'is not in languages' });
  }
  const { periodsDays, defaultPeriodDays, amountMin, amountMax } = tenant.calculator;
  if (!periodsDays.includes(defaultPeriodDays)) {
    faults.push({ where: 'calculator.defaultPeriodDays', what: 'is not in periodsDays' });
  }
  if (amountMin > amountMax)
    faults.push({ where: 'calculator.amountMin', what: 'is above amountMax' });
  const { groupMark, decimalMark } = tenant.money;
  if (groupMark === decimalMark)
    faults.push({ where: 'money.decimalMark', what: 'is the groupMark' });
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
  const unread = [...reservedKeysIn(raw, ''), ...otherVersion(raw)];
  const parsed = unread.length ? undefined : v.safeParse(tenantSchema, raw);
  const faults = !parsed
    ? unread
    : parsed.success
      ? disagreements(parsed.output, folder)
      : parsed.issues.map((issue) => ({
          where: v.getDotPath(issue) ?? 'tenant.json',
          what: issue.message,
        }));
  if (parsed?.success && faults.length === 0) return { isSound: true, tenant: parsed.output };
  return { isSound: false, faults, servicePhone: phoneOf(raw) };
}
