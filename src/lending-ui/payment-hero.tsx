import { useTranslation } from 'react-i18next';
import type { Loan } from '../domain/loan.ts';
import type { MinorAmount } from '../domain/money.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { SettledDrawing } from '../ui/drawings/settled.tsx';
import { Hero } from '../ui/hero.tsx';
import { Pill } from '../ui/pill.tsx';
import { Row, Rows } from '../ui/rows.tsx';

/** Props of `PaymentHero`. */
export interface PaymentHeroProps {
  loanId: string;
  amount: MinorAmount | undefined;
  /** How the loan stands; undefined while it is asked, or when it could not be. */
  loan: Loan | undefined;
  isSettled: boolean;
  /** Shown as a line; it changes no amount (screens §8, "Repayment"). */
  coupon: MinorAmount | undefined;
}

/** What is paid, to whom, by when: said before anything can be pressed. */
export function PaymentHero({ loanId, amount, loan, isSettled, coupon }: PaymentHeroProps) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const { repayment } = useTenant();
  if (isSettled) {
    return (
      <Hero
        tone="good"
        pill={<Pill tone="good">{t('paid')}</Pill>}
        headline={loan?.headline || t('alreadyPaid')}
        picture={<SettledDrawing />}
      />
    );
  }
  return (
    <>
      <Hero
        pill={<Pill tone="plain">{t('order', { end: loanId.slice(-4) })}</Pill>}
        label={
          loan?.dueDate ? t('amountDueOn', { date: format.day(loan.dueDate) }) : t('amountDue')
        }
        amount={format.money(amount)}
      />
      <Rows>
        <Row label={t('payTo')} value={repayment.payeeName} />
        {coupon && <Row label={t('coupon')} value={format.money(coupon)} />}
      </Rows>
    </>
  );
}
