import * as v from 'valibot';
import type { NoTenant, TenantFault } from './load-tenant.ts';
import { screenKeys, screenPaths } from './screen-paths.ts';
import { schemaVersion, tenantSchema, type Tenant } from './tenant-schema.ts';

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
  return [{ where: 'schemaVersion', what: `is not ${schemaVersion}: see npm run tenant:migrate` }];
}

/** Facts that hold between fields; each that does not is a fault. */
export function disagreements(tenant: Tenant, folder: string): TenantFault[] {
  const { languages, defaultLanguage } = tenant.locale;
  const { periodsDays, defaultPeriodDays, amountMin, amountMax } = tenant.calculator;
  const { groupMark, decimalMark } = tenant.money;
  const facts: readonly [boolean, string, string][] = [
    [tenant.id === folder, 'id', `is not the folder's name, ${folder}`],
    [languages.includes(defaultLanguage), 'locale.defaultLanguage', 'is not in languages'],
    [
      periodsDays.includes(defaultPeriodDays),
      'calculator.defaultPeriodDays',
      'is not in periodsDays',
    ],
    [amountMin <= amountMax, 'calculator.amountMin', 'is above amountMax'],
    [groupMark !== decimalMark, 'money.decimalMark', 'is the groupMark'],
  ];
  const faults = facts.flatMap(([holds, where, what]) => (holds ? [] : [{ where, what }]));
  return [...faults, ...collidingRoutes(tenant)];
}

/** Paths that two screens want. The literal path of a moved screen stays its alias, so it is taken too. */
function collidingRoutes({ routes }: Tenant): TenantFault[] {
  const owners = new Map<string, string>();
  return screenKeys.flatMap((key) => {
    const paths = new Set([routes[key] ?? screenPaths[key], screenPaths[key]]);
    return [...paths].flatMap((path) => {
      if (!path) return [];
      const plain = path.toLowerCase().replace(/(.)\/$/, '$1');
      const owner = owners.get(plain) ?? key;
      owners.set(plain, key);
      return owner === key
        ? []
        : [{ where: `routes.${key}`, what: `${path} already belongs to ${owner}` }];
    });
  });
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

/** A tenant's file that was read, judged: the tenant, or what its maintenance page is told. */
export function checkTenantFile({
  id,
  raw,
}: {
  id: string;
  raw: unknown;
}): { kind: 'ready'; tenant: Tenant } | Extract<NoTenant, { kind: 'broken' }> {
  const check = checkTenant(raw, id);
  if (check.isSound) return { kind: 'ready', tenant: check.tenant };
  const { faults, servicePhone } = check;
  return { kind: 'broken', id, faults, servicePhone };
}
