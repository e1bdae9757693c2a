import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { Button } from '../../ui/button.tsx';
import type { RepaymentOption } from './repayment-options.ts';
import css from './options-compared.module.css';

/** Props of `OptionCard`. */
interface OptionCardProps {
  title: ReactNode;
  amount: ReactNode;
  text: ReactNode;
  /** The option that this screen is about. */
  isThis?: boolean | undefined;
  children?: ReactNode;
}

/** One option: its name, what it takes now, and what comes after it. */
function OptionCard({ title, amount, text, isThis, children }: OptionCardProps) {
  return (
    <li className={css.option} data-this={isThis || undefined}>
      <h3 className={css.name}>{title}</h3>
      <p className={css.amount}>{amount}</p>
      <p className={css.text}>{text}</p>
      {children}
    </li>
  );
}

/** Props of `OptionsCompared`. */
export interface OptionsComparedProps {
  options: readonly RepaymentOption[];
  loanRef: LoanRef;
}

/** Paying now, extending and paying all, side by side, so that nobody takes a fee for a repayment (design §9). */
export function OptionsCompared({ options, loanRef }: OptionsComparedProps) {
  const { t } = useTranslation(['extension', 'payment']);
  const format = useFormat();
  const goTo = useGoTo();
  if (options.length === 0) return null;
  const card = (option: RepaymentOption) => {
    const amount = format.money(option.amount);
    switch (option.kind) {
      case 'due':
        return (
          <OptionCard
            key="due"
            title={t('compareDue')}
            amount={amount}
            text={
              option.dueDate
                ? t('compareDueText', { date: format.day(option.dueDate) })
                : t('compareDueTextPlain')
            }
          >
            <Button kind="secondary" size="small" onPress={() => goTo.go('loanDetails', loanRef)}>
              {t('payment:seeLoan')}
            </Button>
          </OptionCard>
        );
      case 'extend':
        return <ExtendCard key="extend" {...option} />;
      case 'all':
        return (
          <OptionCard
            key="all"
            title={t('compareAll')}
            amount={amount}
            text={t('compareAllText', { count: option.count })}
          >
            <Button kind="secondary" size="small" onPress={() => goTo.go('instalments', loanRef)}>
              {t('seeInstalments')}
            </Button>
          </OptionCard>
        );
    }
  };
  return (
    <section className={css.compared}>
      <h2 className={css.title}>{t('compareTitle')}</h2>
      <ul className={css.options} data-count={options.length}>
        {options.map(card)}
      </ul>
    </section>
  );
}

/** Extending: the fee now, and the loan still there afterwards. */
function ExtendCard({ amount, owed, newDueDate }: Extract<RepaymentOption, { kind: 'extend' }>) {
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
  return <OptionCard isThis title={t('compareExtend')} amount={format.money(amount)} text={text} />;
}
