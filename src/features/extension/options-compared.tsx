import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenTotal } from '../../domain/instalment-choice.ts';
import type { InstalmentPlan } from '../../domain/instalment-plan.ts';
import type { ExtensionOffer } from '../../domain/loan-extension.ts';
import type { Loan } from '../../domain/loan.ts';
import { sameAmount } from '../../domain/money-sums.ts';
import { isNothing, majorToMinor, type MinorAmount } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import type { DueDay } from '../../payments/decide-amount.ts';
import { useSeeLoan } from '../../payments/use-see-loan.ts';
import { Button } from '../../ui/button.tsx';
import css from './options-compared.module.css';

/** One way out of a debt, with nothing in it but figures that the lender's answers hold. */
type RepaymentOption =
  /** What the loan asks for now; `dueDate` is '' where no day goes with it. */
  | { kind: 'due'; amount: MinorAmount; dueDate: string }
  /** The fee of the page's head now, and the loan later. */
  | { kind: 'extend' }
  /** Every instalment that waits. */
  | { kind: 'all'; amount: MinorAmount; count: number };

/**
 * The options to compare, amounts in minor units. One is left out when an answer does not hold its figure, or
 * when it would say what another one says; fewer than two leave nothing to compare.
 */
export function repaymentOptions(
  offer: ExtensionOffer,
  loan: Loan | undefined,
  due: DueDay | undefined,
  plan: InstalmentPlan | undefined,
  minorDigits: number,
): readonly RepaymentOption[] {
  const owed = loan?.amountDue && !isNothing(loan.amountDue) ? loan.amountDue : undefined;
  const inAll = plan && chosenTotal(plan.waiting, plan.waiting.length);
  const all = inAll && !isNothing(inAll) ? majorToMinor(inAll, minorDigits) : undefined;
  const options: RepaymentOption[] = [];
  // What a late loan asks for now was not due on its day.
  const dueDate = due && !due.isLate ? due.date : '';
  if (owed) options.push({ kind: 'due', amount: owed, dueDate });
  if (offer.fee) options.push({ kind: 'extend' });
  if (plan && all && !(owed && sameAmount(owed, all)))
    options.push({ kind: 'all', amount: all, count: plan.waiting.length });
  return options.length > 1 ? options : [];
}

/** Props of `OptionCard`. */
interface OptionCardProps {
  title: ReactNode;
  /** Left out where the page's head says it. */
  amount?: ReactNode;
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
      {amount !== undefined && <p className={css.amount}>{amount}</p>}
      <p className={css.text}>{text}</p>
      {children}
    </li>
  );
}

/** Props of `OptionsCompared`. */
interface OptionsComparedProps {
  options: readonly RepaymentOption[];
  loanRef: LoanRef;
  /** After the fee as much is owed as is due now. */
  staysOwed: boolean;
}

/** Paying now, extending and paying all, side by side, so that nobody takes a fee for a repayment (design §9). */
export function OptionsCompared({ options, loanRef, staysOwed }: OptionsComparedProps) {
  const { t } = useTranslation(['extension', 'payment']);
  const format = useFormat();
  const goTo = useGoTo();
  const seeLoan = useSeeLoan(loanRef, 'loanDetails');
  if (options.length === 0) return null;
  const card = (option: RepaymentOption) => {
    switch (option.kind) {
      case 'due':
        return (
          <OptionCard
            key="due"
            title={t('compareDue')}
            amount={format.money(option.amount)}
            text={
              option.dueDate
                ? t('compareDueText', { date: format.day(option.dueDate) })
                : t('compareDueTextPlain')
            }
          >
            <Button kind="secondary" size="small" onPress={seeLoan.return}>
              {t('payment:seeLoan')}
            </Button>
          </OptionCard>
        );
      case 'extend':
        return (
          <OptionCard
            key="extend"
            isThis
            title={t('compareExtend')}
            // The new day stands in the page's head, what is due in the option above.
            text={staysOwed ? t('compareExtendSame') : t('compareExtendTextPlain')}
          />
        );
      case 'all':
        return (
          <OptionCard
            key="all"
            title={t('compareAll')}
            amount={format.money(option.amount)}
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
