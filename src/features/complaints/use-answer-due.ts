import { answerDueDay } from '../../domain/complaint-answer-day.ts';
import { daysBetween, todayIn, type Day } from '../../domain/day.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

/** The last day of the promised answer. */
export interface AnswerDue {
  /** In words of the language. */
  date: string;
  isOver: boolean;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** By when an answer is promised to a complaint that was sent on a day, by the tenant's own calendar (spec §9). */
export function useAnswerDue(): (sent: Day) => AnswerDue {
  const { calendar, forms, locale } = useTenant();
  const format = useFormat();
  return (sent) => {
    const due = answerDueDay(sent, forms.complaint.answerWithinWeekdays, calendar);
    return {
      date: format.day(`${due.year}-${twoDigits(due.month)}-${twoDigits(due.day)}`),
      isOver: daysBetween(due, todayIn(locale.timeZone, systemClock.now())) > 0,
    };
  };
}
