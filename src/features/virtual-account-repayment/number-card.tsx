import { useTranslation } from 'react-i18next';
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
  /** Milliseconds since 1970. */
  end: number;
  /** Until that end; 0 when it has passed. */
  secondsLeft: number;
}

/** How much, and the numbers to pay it with: each alone, large, and to be copied as it must be typed (screens §4). */
export function NumberCard({ account, end, secondsLeft }: NumberCardProps) {
  const { t } = useTranslation(['virtual-account', 'payment-number']);
  const format = useFormat();
  const { amount, billerCode, billNumber, kind } = account;
  const isOff = secondsLeft === 0;
  const words = {
    copy: t('payment-number:copy'),
    copied: t('payment-number:copied'),
    byHand: t('payment-number:copyByHand'),
  };
  const main = kind === 'miniMarket' ? t('paymentCode') : t('number');
  const numbers = [
    { label: main, text: account.virtualAccountNumber },
    { label: t('billerCode'), text: billerCode },
    { label: billerCode ? t('billKey') : t('billNumber'), text: billNumber },
  ].filter(({ text }) => withoutSpaces(text) !== '');
  return (
    <section className={css.card}>
      <CopyField label={t('total')} text={amount && amountDigits(amount)} words={words} size="hero">
        {format.major(amount)}
      </CopyField>
      {!isOff && <NumberEnd expiresAt={account.expiresAt} end={end} secondsLeft={secondsLeft} />}
      {numbers.map(({ label, text }) => (
        <CopyField key={label} label={label} text={withoutSpaces(text)} words={words} isOff={isOff}>
          <GroupedNumber text={withoutSpaces(text)} />
        </CopyField>
      ))}
    </section>
  );
}
