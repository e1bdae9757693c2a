import { useTranslation } from 'react-i18next';
import type { LoanOffer } from '../../domain/loan-offer.ts';

/** The length of an offer in words: the unit is text, or 1 for days, 2 for months (screens §8); '' without a term. */
export function useTermText(): (offer: LoanOffer) => string {
  const { t } = useTranslation('loan-confirm');
  return ({ term, termUnit }) => {
    if (!term) return '';
    const count = Number(term);
    if (termUnit === '1' && Number.isSafeInteger(count)) return t('days', { count });
    if (termUnit === '2' && Number.isSafeInteger(count)) return t('months', { count });
    return /^[12]?$/.test(termUnit) ? term : `${term} ${termUnit}`;
  };
}
