import { useTranslation } from 'react-i18next';
import type { LoanCost } from '../../domain/calculator.ts';
import type { MajorAmount } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';

/**
 * The instalments in a few words, as they are: `3 × ₹13,697.33`, and where the last one takes the rounding's
 * remainder, `2 × ₹13,697.33, then ₹13,697.34`. `isEven`: they are all the same. `write` is how the
 * page writes its amounts.
 */
export function usePartsText(): (
  cost: LoanCost,
  write?: (amount: MajorAmount) => string,
) => { text: string; isEven: boolean } {
  const { t } = useTranslation('calculator');
  const format = useFormat();
  return ({ instalment, instalments }, write = format.major) => {
    const count = instalments.length;
    const last = instalments.at(-1)?.amount;
    const each = write(instalment);
    const isEven = last === instalment;
    return isEven
      ? { isEven, text: `${count} × ${each}` }
      : { isEven, text: t('partsThen', { count: count - 1, each, last: last && write(last) }) };
  };
}
