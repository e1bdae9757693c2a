import { dateFormat, readDay } from '../domain/day.ts';
import {
  type MajorAmount,
  majorToMinor,
  type MinorAmount,
  type MoneyFormat,
  moneyText,
} from '../domain/money.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

/** What of a tenant's `locale` writing a day needs. */
interface Zone {
  timeZone: string;
  timeZoneName: string;
  numberLocale: string;
}

/** The language as spoken in the tenant's country, so that English days come in the country's order. */
const tagFor = (language: string, { numberLocale }: Zone) =>
  `${language}-${numberLocale.split('-').at(-1) ?? ''}`;

const dayStyles = {
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * The day stays with its month, and a number with the sign after it: no-break spaces, and word joiners in Chinese. The
 * year may stand in another line, which large text needs.
 */
const bound = (date: string): string =>
  date
    .replace(/(\D,)? (?!\d{4})/g, (space, comma) => (comma ? space : '\u00a0'))
    .replace(/\d(?=[年月日])/g, '$&\u2060');

/** A text as a lender writes it: with plain spaces, and no joiners. To compare with the lender's own words. */
export const unbound = (text: string): string =>
  text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** A day in words of the language: `31 December 2026`. Never all-numeric; text that is no date stays as it came. */
export function dayText(
  value: string,
  zone: Zone,
  language: string,
  style: keyof typeof dayStyles = 'long',
): string {
  const day = readDay(value, zone.timeZone);
  if (!day) return value;
  const moment = Date.UTC(day.year, day.month - 1, day.day);
  const format = dateFormat(tagFor(language, zone), {
    ...dayStyles[style],
    timeZone: 'UTC',
  });
  return bound(format.format(moment));
}

/** The hour of a moment in the tenant's zone, which is named: `14:05 WIB`. */
export function clockText(moment: number, zone: Zone, language: string): string {
  const format = dateFormat(tagFor(language, zone), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone.timeZone,
  });
  return `${format.format(moment)}\u00a0${zone.timeZoneName}`;
}

/** What stands where the lender sent no amount. */
export const noAmount = '–';

/** Writes money, days and rates for people: the tenant's currency and zone, the language shown. */
export interface Format {
  /** `₹12,841.25`; a dash for undefined. */
  money(amount: MinorAmount | undefined): string;
  major(amount: MajorAmount | undefined): string;
  /** As `money`, without decimals that are all zero: `₹12,205`. */
  shortMoney(amount: MinorAmount | undefined): string;
  /** `31 December 2026`; text that is no date stays as it came (HD-57). */
  day(value: string): string;
  /** As `day`, with the month cut: `31 Dec 2026`. */
  shortDay(value: string): string;
  /** As `day`, with the day of the week: `Monday, 30 November 2026`. */
  weekday(value: string): string;
  /** `14:05 WIB`, of a moment in milliseconds. */
  clock(moment: number): string;
  /** `18.79%` from the lender's text or a computed one, with the tenant's decimal mark. */
  percent(text: string): string;
}

/** The writer for one tenant and language. */
export function formatFor(tenant: Pick<Tenant, 'money' | 'locale'>, language: string): Format {
  const written = (amount: MinorAmount | undefined, by: MoneyFormat) =>
    amount === undefined ? noAmount : moneyText(amount, by);
  const money = (amount: MinorAmount | undefined) => written(amount, tenant.money);
  return {
    money,
    major: (amount) => money(amount && majorToMinor(amount, tenant.money.minorDigits)),
    shortMoney: (amount) => written(amount, { ...tenant.money, shownDigits: 0 }),
    day: (value) => dayText(value, tenant.locale, language),
    shortDay: (value) => dayText(value, tenant.locale, language, 'short'),
    weekday: (value) => dayText(value, tenant.locale, language, 'weekday'),
    clock: (moment) => clockText(moment, tenant.locale, language),
    percent(text) {
      const number = /^(\d+)(?:[.,](\d+))?\s*%?$/.exec(text.trim());
      if (!number) return text;
      return `${number[1]}${number[2] ? tenant.money.decimalMark + number[2] : ''}%`;
    },
  };
}
