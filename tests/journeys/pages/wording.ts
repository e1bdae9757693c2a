import { readFileSync } from 'node:fs';

/** A text of the product as a person reads it: `namespace:key`, its places filled in. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const read = (language: string, namespace: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));

/** The product's own wording in a language. Throws for a key that is not there, because then the test is wrong. */
export function wordingIn(language: string): Say {
  return (key, values = {}) => {
    const [namespace = '', name = ''] = key.split(':');
    const words = read(language, namespace);
    const { count } = values;
    const form = count === undefined ? '' : new Intl.PluralRules(language).select(Number(count));
    const text = words[name] ?? words[`${name}_${form}`] ?? words[`${name}_other`];
    if (text === undefined) throw new Error(`locales/${language}/${namespace}.json has no ${name}`);
    return text.replace(/\{\{(\w+)\}\}/g, (place, value: string) => String(values[value] ?? place));
  };
}

/** Minor units as the tenant writes them, worked out here once more so that the product is not its own judge. */
export function moneyIn(tenantId: string, minor: string | number | bigint): string {
  const units = Number(minor) / 100;
  const local = { india: ['en-IN', 'INR'], philippines: ['en-PH', 'PHP'] }[tenantId];
  if (local) {
    const [tag, currency = ''] = local;
    return new Intl.NumberFormat(tag, { style: 'currency', currency }).format(units);
  }
  return `Rp${new Intl.NumberFormat('id-ID', { minimumFractionDigits: units % 1 === 0 ? 0 : 2 }).format(units)}`;
}

/** As `moneyIn`, without decimals that are all zero: how a headline and a button say it. */
export const shortMoneyIn = (tenantId: string, minor: string | number | bigint): string =>
  moneyIn(tenantId, minor).replace(/[.,]00$/, '');

/** A day of an answer (`2026-12-31`) in words of the language with the day of the week, as a calendar of the country says it. */
export function fullDayIn(tenantId: string, language: string, day: string): string {
  const country = { india: 'IN', indonesia: 'ID', philippines: 'PH' }[tenantId];
  return new Intl.DateTimeFormat(`${language}-${country}`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
