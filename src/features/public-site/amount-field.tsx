import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { longestAmount } from '../../domain/calculator-query.ts';
import { amountGrouping, wholeAmountDigits } from '../../domain/grouped-typing.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { GroupedField } from '../../ui/grouped-field.tsx';

/** Props of `AmountField`. */
export interface AmountFieldProps {
  /** As it was typed. */
  value: string;
  onChange: (typed: string) => void;
  /** What was typed is no amount. */
  isWrong: boolean;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** The amount of a calculator: whole units, grouped while they are typed, with the sign where this money has it. */
export function AmountField({ value, onChange, isWrong, inputRef }: AmountFieldProps) {
  const { t } = useTranslation('calculator');
  const { money } = useTenant();
  const grouping = amountGrouping(money);
  const digits = wholeAmountDigits(value, money);
  return (
    <GroupedField
      name="amount"
      label={t('amount')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={grouping.group('9'.repeat(longestAmount)).length}
      {...(money.symbolPlace === 'after'
        ? { end: <span className="sc-sign">{money.symbol}</span> }
        : { start: money.symbol })}
      grouping={grouping}
      value={digits === undefined ? value : grouping.group(digits)}
      inputRef={inputRef}
      error={isWrong ? t('enterNumber') : undefined}
      onChange={onChange}
    />
  );
}
