import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { Button } from '../../ui/button.tsx';
import { WayCard } from './way-card.tsx';
import type { WayToPay } from './ways-to-pay.ts';
import css from './ways-compared.module.css';

/** Props of `WaysCompared`. */
export interface WaysComparedProps {
  ways: readonly WayToPay[];
  loanRef: LoanRef;
}

/** Paying now, extending and paying all, side by side, so that nobody takes a fee for a repayment (design §9). */
export function WaysCompared({ ways, loanRef }: WaysComparedProps) {
  const { t } = useTranslation(['extension', 'payment']);
  const format = useFormat();
  const goTo = useGoTo();
  if (ways.length === 0) return null;
  const card = (way: WayToPay) => {
    const amount = format.money(way.amount);
    switch (way.way) {
      case 'due':
        return (
          <WayCard
            key="due"
            title={t('compareDue')}
            amount={amount}
            text={
              way.dueDate
                ? t('compareDueText', { date: format.day(way.dueDate) })
                : t('compareDueTextPlain')
            }
          >
            <Button kind="secondary" size="small" onPress={() => goTo.go('loanDetails', loanRef)}>
              {t('payment:seeLoan')}
            </Button>
          </WayCard>
        );
      case 'extend':
        return <ExtendCard key="extend" {...way} />;
      case 'all':
        return (
          <WayCard
            key="all"
            title={t('compareAll')}
            amount={amount}
            text={t('compareAllText', { count: way.count })}
          >
            <Button kind="secondary" size="small" onPress={() => goTo.go('instalments', loanRef)}>
              {t('seeInstalments')}
            </Button>
          </WayCard>
        );
    }
  };
  return (
    <section className={css.compared}>
      <h2 className={css.title}>{t('compareTitle')}</h2>
      <ul className={css.ways} data-count={ways.length}>
        {ways.map(card)}
      </ul>
    </section>
  );
}

/** Extending: the fee now, and the loan still there afterwards. */
function ExtendCard({ amount, owed, newDueDate }: Extract<WayToPay, { way: 'extend' }>) {
  const { t } = useTranslation(['extension', 'payment']);
  const format = useFormat();
  const about = { amount: format.money(owed), date: format.day(newDueDate) };
  const text =
    owed && newDueDate
      ? t('compareExtendText', about)
      : owed
        ? t('compareExtendTextNoDate', about)
        : newDueDate
          ? t('compareExtendTextNoAmount', about)
          : t('compareExtendTextPlain');
  return <WayCard isThis title={t('compareExtend')} amount={format.money(amount)} text={text} />;
}
