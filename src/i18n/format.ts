import {
  majorToMinor,
  moneyText,
  type MajorAmount,
  type MinorAmount,
  type MoneyFormat,
} from '../domain/money.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import { clockText, dayText } from './format-day.ts';

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
  /** As `day`, with the day of the week and no year: `Monday, 30 November`. */
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
