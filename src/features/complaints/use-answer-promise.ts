import { useTranslation } from 'react-i18next';
import { todayIn } from '../../domain/day.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { useAnswerDue } from './use-answer-due.ts';

/** The promised answer to a complaint that is sent at a moment, with its last day. */
export function useAnswerPromise(): (moment: number) => string {
  const { t } = useTranslation('complaints');
  const { forms, locale } = useTenant();
  const dueOf = useAnswerDue();
  const count = forms.complaint.answerWithinWeekdays;
  return (moment) => {
    const { date } = dueOf(todayIn(locale.timeZone, moment));
    // A date is not torn apart at the end of a line.
    return t('answerPromise', { count, date: date.replaceAll(' ', '\u00a0') });
  };
}
