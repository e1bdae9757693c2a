import { useTranslation } from 'react-i18next';
import { readDay } from '../../domain/day.ts';
import { deadlineOf } from '../../domain/deadline.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

/** Writes when a complaint was sent: day and hour in the tenant's zone, in words; a text that is no date as it came (HD-57). */
export function useSentTime(): (time: string) => string {
  const { t } = useTranslation('complaints');
  const { timeZone } = useTenant().locale;
  const format = useFormat();
  return (time) => {
    const day = readDay(time, timeZone);
    const date = format.day(time);
    if (day?.hour === undefined) return date;
    return t('dayAndTime', { date, time: format.clock(deadlineOf(day, timeZone)) });
  };
}
