import { useTranslation } from 'react-i18next';
import { useChosenPayment } from './use-amount-to-pay.ts';

/** The title of a screen that takes a payment: its own, unless what it takes pays nothing off but buys time. */
export function usePayTitle(own: string): string {
  const { t } = useTranslation('payment');
  return useChosenPayment()?.part.kind === 'extension' ? t('payExtension') : own;
}
