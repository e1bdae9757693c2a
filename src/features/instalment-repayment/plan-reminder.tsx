import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBetween, readDay, todayIn } from '../../domain/day.ts';
import type { Instalment } from '../../domain/instalment-plan.ts';
import { CalendarButton } from '../../lending-ui/calendar-button.tsx';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import type { InstalmentWords } from './use-instalment-words.ts';

/** Props of `PlanReminder`. */
export interface PlanReminderProps {
  loanId: string;
  waiting: readonly Instalment[];
  inWords: (instalment: Instalment) => InstalmentWords;
}

/** Puts the due dates into the calendar of the device: those that can be read and have not passed. */
export function PlanReminder({ loanId, waiting, inWords }: PlanReminderProps) {
  const { t } = useTranslation('instalments');
  const { id, locale, repayment } = useTenant();
  const coming = useMemo(() => {
    const today = todayIn(locale.timeZone, systemClock.now());
    return waiting.flatMap((instalment) => {
      const day = readDay(instalment.dueDate, locale.timeZone);
      return day && daysBetween(today, day) >= 0 ? [{ day, instalment }] : [];
    });
  }, [waiting, locale]);
  if (coming.length === 0) return null;
  const wordsOf = ({ day, instalment }: (typeof coming)[number]) => {
    const { title, amount } = inWords(instalment);
    return {
      id: `${loanId}-${day.year}-${day.month}-${day.day}-${instalment.number}@${id}`,
      day,
      title: t('calendarTitle', { instalment: title, payee: repayment.payeeName }),
      text: t('calendarText', { amount }),
    };
  };
  return (
    <CalendarButton
      days={() => coming.map(wordsOf)}
      fileName={`${id}-${loanId.slice(-4)}-plan`}
      label={t('addToCalendar')}
      savedText={t('calendarSaved')}
    />
  );
}
