import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calendarFile, type CalendarDay } from '../../../src/domain/calendar-file.ts';

const now = Date.UTC(2026, 10, 28, 6, 5, 9, 123);

const due = (changes: Partial<CalendarDay> = {}): CalendarDay => ({
  id: 'loan-1-20261231',
  day: { year: 2026, month: 12, day: 31 },
  title: 'Loan payment',
  text: 'Look at your loan first.',
  ...changes,
});

/** The lines with their folds undone. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

/** The value of a property as a calendar reads it. */
function valueOf(file: string, name: string): string | undefined {
  const line = linesOf(file).find((one) => one.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .replace(/\\(n|[\\;,])/g, (_whole, mark: string) => (mark === 'n' ? '\n' : mark));
}

const octets = (text: string) => new TextEncoder().encode(text).length;

test('RFC 5545 §3.4: one calendar with one event for each day, every line ended by CR and LF', () => {
  const file = calendarFile([due(), due({ id: 'loan-1-20270130' })], 'Sample Lender', now);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(linesOf(file).slice(0, 4)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sample Lender//EN',
    'CALSCALE:GREGORIAN',
  ]);
  expect(linesOf(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});

test('RFC 5545 §3.6.1: a due date is a whole day without a zone, ending with the day after, reminded the morning before', () => {
  const lines = linesOf(calendarFile([due()], 'x', now));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
  expect(lines).toContain('DTSTAMP:20261128T060509Z');
  expect(lines).toContain('UID:loan-1-20261231');
  expect(lines).toContain('TRIGGER:-PT15H');
});

test('HD-56: a time of day in the due date does not shift the day', () => {
  const day = { year: 2028, month: 2, day: 29, hour: 23, minute: 59 };
  const lines = linesOf(calendarFile([due({ day })], 'x', now));
  expect(lines).toContain('DTSTART;VALUE=DATE:20280229');
  expect(lines).toContain('DTEND;VALUE=DATE:20280301');
});

test('no text, no description; no day, an empty calendar', () => {
  const file = calendarFile([due({ text: '' })], 'x', now);
  expect(linesOf(file).filter((line) => line.startsWith('DESCRIPTION'))).toHaveLength(1);
  expect(linesOf(calendarFile([], 'x', now))).not.toContain('BEGIN:VEVENT');
});

describe('texts', () => {
  test('RFC 5545 §3.3.11: commas, semicolons, backslashes and line ends are escaped', () => {
    const file = calendarFile([due({ title: 'a,b;c\\d\r\ne\rf\ng' })], 'x', now);
    expect(linesOf(file)).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\\nf\\ng');
  });

  test('a text cannot end its line and bring a property of its own', () => {
    const file = calendarFile(
      [due({ title: 'x\r\nATTENDEE:mailto:a@b.example\u0000\u2028' })],
      'x',
      now,
    );
    expect(linesOf(file).filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  test('RFC 5545 §3.1: no line is over 75 octets, and no character is cut', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(texts, texts, (title, text) => {
        const file = calendarFile([due({ title, text })], title, now);
        for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
        const plain = title.replace(/\r\n?/g, '\n').replace(/[^\n\P{Cc}]/gu, ' ');
        expect(valueOf(file, 'SUMMARY')).toBe(plain.replace(/\p{Cs}/gu, '\ufffd'));
      }),
    );
  });

  test('Devanagari and Han are folded between characters', () => {
    const title = `${'ऋण का भुगतान '.repeat(12)}${'还款'.repeat(40)}😀`;
    const file = calendarFile([due({ title })], 'x', now);
    expect(file).toContain('\r\n ');
    expect(file).not.toContain('\ufffd');
    expect(valueOf(file, 'SUMMARY')).toBe(title);
  });
});
