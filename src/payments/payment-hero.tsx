import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { payableAmount, type AmountToPay, type ChosenPart } from '../domain/amount-to-pay.ts';
import type { Loan } from '../domain/loan.ts';
import { minorFromText, type MinorAmount } from '../domain/money.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { SettledDrawing } from '../ui/drawings/settled.tsx';
import { Hero } from '../ui/hero.tsx';
import { Note } from '../ui/note.tsx';
import { Pill } from '../ui/pill.tsx';
import { Row, Rows } from '../ui/rows.tsx';

const zero = minorFromText('0');

/** What an amount is, in words: due on a day only when it is what the lender says is due (screens §9, "Amounts"). */
export function useAmountLabel(): (toPay: AmountToPay, dueDate: string | undefined) => string {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const chosenText = (part: ChosenPart) => {
    if (part.kind === 'extension') return t('extensionFee');
    const { count, first, last, of } = part;
    const numbers = { number: count, first, last };
    if (of === undefined)
      return count === 1 ? t('oneInstalment', { first }) : t('someInstalments', numbers);
    return count === 1
      ? t('oneInstalmentOf', { first, of })
      : t('someInstalmentsOf', { ...numbers, of });
  };
  return (toPay, dueDate) => {
    switch (toPay.kind) {
      case 'due':
      case 'capped':
        return dueDate ? t('amountDueOn', { date: format.day(dueDate) }) : t('amountDue');
      case 'part':
        return t('partTitle');
      case 'linked':
        return t('linked');
      case 'chosen':
        return chosenText(toPay.part);
      case 'nothing':
      case 'spent':
        return t('nothing');
      case 'unknown':
        return t('amountDue');
    }
  };
}

/** What else has to be known about an amount before it is paid; nothing where the label says it all. */
export function AmountNote({ toPay }: { toPay: AmountToPay }): ReactNode {
  const { t } = useTranslation('payment');
  const format = useFormat();
  switch (toPay.kind) {
    case 'part':
      return <Note tone="plain">{t('partNote', { due: format.money(toPay.due) })}</Note>;
    case 'capped': {
      const about = { asked: format.money(toPay.asked), amount: format.money(toPay.amount) };
      return <Note tone="warn">{t('cappedNote', about)}</Note>;
    }
    case 'linked':
      return <Note tone="warn">{t('linkedNote')}</Note>;
    case 'nothing':
      return (
        <Note tone="plain">
          {toPay.due ? t('nothingButDue', { due: format.money(toPay.due) }) : t('nothingNote')}
        </Note>
      );
    case 'spent':
      return <Note tone="plain">{t('spentNote')}</Note>;
    case 'unknown':
      return <Note tone="warn">{t('noAmount')}</Note>;
    case 'due':
    case 'chosen':
      return null;
  }
}

/** Props of `PaymentHero`. */
export interface PaymentHeroProps {
  loanId: string;
  toPay: AmountToPay;
  /** How the loan stands; undefined while it is asked, or when it could not be. */
  loan: Loan | undefined;
  isSettled: boolean;
  /** Shown as a line; it changes no amount (screens §8, "Repayment"). */
  coupon: MinorAmount | undefined;
  /** The loan is still being asked, so "nobody says how much" would be too early. */
  isAsking: boolean;
}

/** What is paid, to whom, by when: said before anything can be pressed. */
export function PaymentHero({
  loanId,
  toPay,
  loan,
  isSettled,
  coupon,
  isAsking,
}: PaymentHeroProps) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const labelOf = useAmountLabel();
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
  const isUnknown = toPay.kind === 'unknown';
  const dueDate = toPay.kind === 'part' ? loan?.dueDate : undefined;
  return (
    <>
      <Hero
        pill={<Pill tone="plain">{t('order', { end: loanId.slice(-4) })}</Pill>}
        label={labelOf(toPay, loan?.dueDate)}
        amount={format.money(
          toPay.kind === 'nothing' || toPay.kind === 'spent' ? zero : payableAmount(toPay),
        )}
      />
      {!(isUnknown && isAsking) && <AmountNote toPay={toPay} />}
      <Rows>
        <Row label={t('payTo')} value={repayment.payeeName} />
        {toPay.kind === 'part' && (
          <Row
            label={dueDate ? t('amountDueOn', { date: format.day(dueDate) }) : t('amountDue')}
            value={format.money(toPay.due)}
          />
        )}
        {coupon && <Row label={t('coupon')} value={format.money(coupon)} />}
      </Rows>
    </>
  );
}
