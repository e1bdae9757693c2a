import { useTranslation } from 'react-i18next';
import type { LoanCost } from '../../domain/calculator.ts';
import { useFormat } from '../../i18n/use-format.ts';

/**
 * The instalments in a few words, as they are: `3 × ₹13,697.33`, and where the last one takes the rounding's
 * remainder, `2 × ₹13,697.33, then ₹13,697.34`. `isEven`: they are all the same.
 */
export function usePartsText(): (cost: LoanCost) => { text: string; isEven: boolean } {
  const { t } = useTranslation('calculator');
  const format = useFormat();
  return ({ instalment, instalments }) => {
    const count = instalments.length;
    const last = instalments.at(-1)?.amount;
    const each = format.major(instalment);
    const isEven = last === instalment;
    return isEven
      ? { isEven, text: `${count} × ${each}` }
      : { isEven, text: t('partsThen', { count: count - 1, each, last: format.major(last) }) };
  };
}
