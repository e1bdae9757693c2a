import { wallTime } from '../domain/day.ts';

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A config with another one laid over it (RFC 7396): groups are joined field by field, anything else takes the place
 * of what was there, lists as a whole, and `null` takes a field out.
 */
export function mergePatch(base: unknown, over: unknown): unknown {
  if (!isGroup(over)) return over;
  const below = isGroup(base) ? base : {};
  const joined = new Map(Object.entries(below));
  for (const [key, value] of Object.entries(over)) {
    if (value === null) joined.delete(key);
    else
      joined.set(
        key,
        mergePatch(Object.hasOwn(below, key) ? Reflect.get(below, key) : undefined, value),
      );
  }
  return Object.fromEntries(joined);
}

/** The file of a planned change in the tenant's folder. */
export const scheduledFile = (day: string): string => `scheduled/${day}.json`;

const at = (value: unknown, key: string): unknown =>
  isGroup(value) ? Reflect.get(value, key) : undefined;

/** The days on which an unchecked config is to change, in their order; whatever is no day is left out. */
export function scheduledDays(config: unknown): string[] {
  const days = at(config, 'scheduled');
  return (Array.isArray(days) ? days : [])
    .filter((day): day is string => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day))
    .sort();
}

/** Which day a moment is in the time zone of an unchecked config, `YYYY-MM-DD`; in UTC where it names none that is one. */
export function dayInZoneOf(config: unknown, moment: number): string {
  const zone = at(at(config, 'locale'), 'timeZone');
  const day = (timeZone: string) => {
    const { year, month, day: date } = wallTime(moment, timeZone);
    return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  };
  try {
    return day(typeof zone === 'string' ? zone : 'UTC');
  } catch {
    return day('UTC');
  }
}

/** The planned changes of a config that hold on a day. */
export const changesInForce = (config: unknown, day: string): string[] =>
  scheduledDays(config).filter((from) => from <= day);

/** The next day on which a config changes by itself; undefined when none is planned. */
export const nextChange = (config: unknown, day: string): string | undefined =>
  scheduledDays(config).find((from) => from > day);
