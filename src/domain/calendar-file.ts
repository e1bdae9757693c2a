import type { Day } from './day.ts';

/** A whole day to remember. */
export interface CalendarDay {
  /** The same for the same matter, so that adding it twice leaves one entry. */
  id: string;
  day: Day;
  title: string;
  text: string;
}

const longestLine = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** Folds a line at 75 octets, never inside a character; what goes on starts with a space (RFC 5545 §3.1). */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character);
    if (octets + more > longestLine) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += more;
  }
  return text;
}

/** A text value: marks of the format are escaped, and no character can end the line (RFC 5545 §3.3.11). */
const textValue = (text: string): string =>
  text
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd');

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10).replaceAll('-', '');

/**
 * The day after needs no clock: a day as such has no zone, so it is the same day wherever the calendar is read. The
 * end of a whole day is the day after (RFC 5545 §3.6.1).
 */
const dateOf = ({ year, month, day }: Day, daysLater = 0) =>
  isoDay(Date.UTC(year, month - 1, day + daysLater));

const momentOf = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

const eventOf = ({ id, day, title, text }: CalendarDay, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${textValue(id)}`,
  `DTSTAMP:${momentOf(now)}`,
  `DTSTART;VALUE=DATE:${dateOf(day)}`,
  `DTEND;VALUE=DATE:${dateOf(day, 1)}`,
  `SUMMARY:${textValue(title)}`,
  ...(text ? [`DESCRIPTION:${textValue(text)}`] : []),
  'TRANSP:TRANSPARENT',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${textValue(title)}`,
  // Nine in the morning of the day before.
  'TRIGGER:-PT15H',
  'END:VALARM',
  'END:VEVENT',
];

/**
 * A calendar file (RFC 5545) of whole days with a reminder each; `now` in milliseconds since 1970 says when it was
 * made, `maker` who made it. Without a day it is an empty calendar.
 */
export function calendarFile(days: readonly CalendarDay[], maker: string, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(maker)}//EN`,
    'CALSCALE:GREGORIAN',
    ...days.flatMap((day) => eventOf(day, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
