import { useTranslation } from 'react-i18next';
import type { CashAtCounter } from '../../domain/cash-at-counter.ts';
import { amountDigits, withoutSpaces } from '../../domain/copied-text.ts';
import type { VirtualAccount } from '../../domain/virtual-account.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { GroupedNumber } from '../../ui/grouped-number.tsx';
import css from './number-card.module.css';
import { NumberEnd } from './number-end.tsx';

/** Props of `NumberCard`. */
export interface NumberCardProps {
  account: VirtualAccount;
  /** Where it is paid in cash: the one total is what is handed over there (screens §9, "One total"). */
  cash: (CashAtCounter & { place: string }) | undefined;
  /** How the first number is called; the kind's own name without it. */
  numberLabel?: string | undefined;
  /** Milliseconds since 1970. */
  end: number;
  /** Until that end; 0 when it has passed. */
  secondsLeft: number;
}

/** How much, and the numbers to pay it with: each alone, large, and to be copied as it must be typed (screens §4). */
export function NumberCard({ account, cash, numberLabel, end, secondsLeft }: NumberCardProps) {
  const { t } = useTranslation('number-repayment');
  const format = useFormat();
  const { billerCode, billNumber, kind } = account;
  const isOff = secondsLeft === 0;
  const words = { copy: t('copy'), copied: t('copied'), byHand: t('copyByHand') };
  const total = cash ? (cash.total ?? cash.bill) : account.amount;
  const main = numberLabel ?? (kind === 'miniMarket' ? t('paymentCode') : t('number'));
  const numbers = [
    { label: main, text: account.virtualAccountNumber },
    { label: t('billerCode'), text: billerCode },
    { label: billerCode ? t('billKey') : t('billNumber'), text: billNumber },
  ].filter(({ text }) => withoutSpaces(text) !== '');
  return (
    <section className={css.card}>
      <CopyField
        label={cash ? t('cashAtPlace', { place: cash.place }) : t('total')}
        text={total && amountDigits(total)}
        words={words}
        size="hero"
      >
        {format.major(total)}
      </CopyField>
      {cash && <CashParts cash={cash} />}
      {!isOff && <NumberEnd expiresAt={account.expiresAt} end={end} secondsLeft={secondsLeft} />}
      {numbers.map(({ label, text }) => (
        <CopyField key={label} label={label} text={withoutSpaces(text)} words={words} isOff={isOff}>
          <GroupedNumber text={withoutSpaces(text)} />
        </CopyField>
      ))}
    </section>
  );
}

/** What the cash is made of: the bill, rounded where the place takes no small coins, and what the place takes. */
export function CashParts({ cash }: { cash: CashAtCounter }) {
  const { t } = useTranslation('number-repayment');
  const format = useFormat();
  const bill = format.major(cash.bill);
  return (
    <>
      {cash.isRounded && <p className={css.part}>{t('cashIsRounded', { bill })}</p>}
      {cash.total && cash.fee && (
        <p className={css.part}>{t('cashIsMore', { bill, fee: format.major(cash.fee) })}</p>
      )}
      {!cash.fee && <p className={css.part}>{t('feeUnknown')}</p>}
    </>
  );
}
