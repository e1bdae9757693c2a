import { useTranslation } from 'react-i18next';
import { useTenant } from '../tenant/tenant-context.tsx';

/** The wallet as the tenant names it: "UPI"; a word that fits any where the tenant names none. */
export function useWalletName(): string {
  const { t, i18n } = useTranslation('payment');
  const { repayment, locale } = useTenant();
  const names = repayment.wallet?.name;
  return names?.[i18n.language] ?? names?.[locale.defaultLanguage] ?? t('wallet');
}
