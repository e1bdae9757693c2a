import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { overdueInstalment, type Instalment } from '../../domain/instalment-plan.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** An instalment as people read it. */
export interface InstalmentWords {
  title: string;
  /** '' when the lender named no day. */
  day: string;
  /** In the lender's own words where it sent some. */
  amount: string;
  /** '' when the lender said nothing; an overdue one is always named so. */
  state: string;
  isOverdue: boolean;
}

/** Puts instalments into words; `total` is how many there are, where that is known. */
export function useInstalmentWords(
  total: number | undefined,
): (instalment: Instalment) => InstalmentWords {
  const { t } = useTranslation('instalments');
  const format = useFormat();
  return useCallback(
    ({ number, amount, amountText, status, description, dueDate }) => {
      const isOverdue = status === overdueInstalment;
      return {
        title: titleOf(t, number, total),
        day: dueDate && format.day(dueDate),
        amount: amountText || format.major(amount),
        state: description || (isOverdue ? t('overdue') : ''),
        isOverdue,
      };
    },
    [t, format, total],
  );
}

function titleOf(
  t: ReturnType<typeof useTranslation<'instalments'>>['t'],
  number: string,
  total: number | undefined,
): string {
  if (!number) return t('instalment');
  return total === undefined
    ? t('instalmentNumber', { number })
    : t('instalmentOf', { number, total });
}
