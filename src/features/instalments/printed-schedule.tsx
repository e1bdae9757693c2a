import { useTranslation } from 'react-i18next';
import { chosenTotal } from '../../domain/instalment-choice.ts';
import type { Instalment, InstalmentPlan } from '../../domain/instalment-plan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import type { InstalmentWords } from './use-instalment-words.ts';
import css from './printed-schedule.module.css';

/** Props of `PrintedSchedule`. */
export interface PrintedScheduleProps {
  plan: InstalmentPlan;
  loanId: string;
  inWords: (instalment: Instalment) => InstalmentWords;
}

/** The whole plan on paper: one table, repaid ones first, with the loan, the lender and the moment it was true. */
export function PrintedSchedule({ plan, loanId, inWords }: PrintedScheduleProps) {
  const { t } = useTranslation('instalments');
  const format = useFormat();
  const { lender } = useTenant();
  const now = systemClock.now();
  const rows = [...plan.paid, ...plan.waiting].map(inWords);
  const about = [lender.name, plan.productName, t('loan', { number: loanId })];
  return (
    <section className={css.sheet}>
      <p>{about.filter(Boolean).join(' · ')}</p>
      <p>{t('asOf', { date: format.day(String(now)), time: format.clock(now) })}</p>
      {plan.note && <p>{plan.note}</p>}
      <table className={css.table}>
        <caption className={css.caption}>{t('schedule')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('instalment')}</th>
            <th scope="col">{t('date')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col" className={css.amount}>
              {t('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, day, state, amount }, index) => (
            <tr key={`${title} ${index}`}>
              <th scope="row">{title}</th>
              <td>{day}</td>
              <td>{state}</td>
              <td className={css.amount}>{amount}</td>
            </tr>
          ))}
          <tr className={css.sum}>
            <th scope="row" colSpan={3}>
              {t('stillToPay')}
            </th>
            <td className={css.amount}>
              {format.major(chosenTotal(plan.waiting, plan.waiting.length))}
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
