import { useTranslation } from 'react-i18next';
import { answerDueDay } from '../../domain/complaint-answer-day.ts';
import { deadlineOf } from '../../domain/deadline.ts';
import { type Day, daysBetween, readDay, todayIn } from '../../domain/day.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

/** When complaints were sent and are answered, in words of the language and days of the tenant's zone. */
export interface ComplaintTimes {
  /** By when an answer is promised to a complaint sent on a day, by the tenant's own calendar (spec §9). */
  answerDue(sent: Day): { date: string; isOver: boolean };
  /** The promised answer to a complaint that is sent at a moment, in milliseconds, with its last day. */
  promise(moment: number): string;
  /** When a complaint was sent, with its hour where the lender says it; a text that is no date as it came (HD-57). */
  sentTime(time: string): string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** See `ComplaintTimes`. */
export function useComplaintTimes(): ComplaintTimes {
  const { t } = useTranslation('complaints');
  const { calendar, forms, locale } = useTenant();
  const format = useFormat();
  const weekdays = forms.complaint.answerWithinWeekdays;
  const answerDue = (sent: Day) => {
    const due = answerDueDay(sent, weekdays, calendar);
    return {
      date: format.day(`${due.year}-${twoDigits(due.month)}-${twoDigits(due.day)}`),
      isOver: daysBetween(due, todayIn(locale.timeZone, systemClock.now())) > 0,
    };
  };
  return {
    answerDue,
    promise(moment) {
      const { date } = answerDue(todayIn(locale.timeZone, moment));
      // A date is not torn apart at the end of a line.
      return t('answerPromise', { count: weekdays, date: date.replaceAll(' ', '\u00a0') });
    },
    sentTime(time) {
      const day = readDay(time, locale.timeZone);
      const date = format.day(time);
      if (day?.hour === undefined) return date;
      return t('dayAndTime', { date, time: format.clock(deadlineOf(day, locale.timeZone)) });
    },
  };
}
