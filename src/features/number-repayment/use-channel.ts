import { useTranslation } from 'react-i18next';
import type { PaymentChannel } from '../../domain/payment-channel.ts';
import { knownChannel, type ChannelMark } from '../../tenant/payment-channels.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

/** See `knownChannel`, in the words shown. */
export function useChannel(mark: ChannelMark): PaymentChannel {
  const { t, i18n } = useTranslation('number-repayment');
  const kindNames = { bank: t('bank'), miniMarket: t('miniMarket') };
  return knownChannel(mark, useTenant(), i18n.language, kindNames);
}
