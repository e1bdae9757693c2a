import { dateFormat } from '../domain/date-format.ts';
import { readDay } from '../domain/day.ts';

/** What of a tenant's `locale` writing a day needs. */
export interface Zone {
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
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

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
  return format.format(moment);
}

/** The hour of a moment in the tenant's zone, which is named: `14:05 WIB`. */
export function clockText(moment: number, zone: Zone, language: string): string {
  const format = dateFormat(tagFor(language, zone), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone.timeZone,
  });
  return `${format.format(moment)} ${zone.timeZoneName}`;
}
