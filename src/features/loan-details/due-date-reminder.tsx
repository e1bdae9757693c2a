import { useTranslation } from 'react-i18next';
import { daysBetween, readDay, todayIn } from '../../domain/day.ts';
import type { Loan } from '../../domain/loan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CalendarButton } from '../../lending-ui/calendar-button.tsx';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

/** Props of `DueDateReminder`. */
export interface DueDateReminderProps {
  loanId: string;
  loan: Loan;
  /** As a sign alone, beside the day. */
  isSign?: boolean | undefined;
}

/** Puts the due date into the calendar of the device; only a date that can be read, and has not passed. */
export function DueDateReminder({ loanId, loan, isSign }: DueDateReminderProps) {
  const { t } = useTranslation('loan-details');
  const format = useFormat();
  const { id, locale, repayment } = useTenant();
  const day = readDay(loan.dueDate, locale.timeZone);
  if (!day || daysBetween(todayIn(locale.timeZone, systemClock.now()), day) < 0) return null;
  const date = format.day(loan.dueDate);
  return (
    <CalendarButton
      label={t('addToCalendar')}
      isSign={isSign}
      savedText={t('calendarSaved', { date })}
      fileName={`${id}-${loanId.slice(-4)}`}
      days={() => [
        {
          id: `${loanId}-${day.year}-${day.month}-${day.day}@${id}`,
          day,
          title: t('calendarTitle', { payee: repayment.payeeName }),
          text: loan.amountDue
            ? t('calendarText', { amount: format.money(loan.amountDue) })
            : t('calendarTextPlain'),
        },
      ]}
    />
  );
}
