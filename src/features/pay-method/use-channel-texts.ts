import { useTranslation } from 'react-i18next';
import { majorFromText, type MajorAmount } from '../../domain/money.ts';
import { whyChannelIsOff, type PaymentChannel } from '../../domain/payment-channel.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** What is said about a channel before it is chosen. */
export interface ChannelTexts {
  /** Its limits and its charge, as far as they are known; not beside the reason, which says the limit. */
  detail: string | undefined;
  /** Why it cannot take the amount. */
  whyOff: string | undefined;
}

/** See `ChannelTexts`. */
export function useChannelTexts(
  amount: MajorAmount | undefined,
): (channel: PaymentChannel) => ChannelTexts {
  const { t } = useTranslation('pay-method');
  const format = useFormat();
  const units = (count: number) => format.major(majorFromText(String(count)));
  const limits = ({ minAmount, maxAmount }: PaymentChannel) => {
    if (minAmount !== undefined && maxAmount !== undefined)
      return t('limits', { min: units(minAmount), max: units(maxAmount) });
    if (minAmount !== undefined) return t('from', { min: units(minAmount) });
    return maxAmount === undefined ? undefined : t('upTo', { max: units(maxAmount) });
  };
  return (channel) => {
    const { fee, minAmount = 0, maxAmount = 0 } = channel;
    const why = whyChannelIsOff(channel, amount);
    const asked = format.major(amount);
    const parts = [limits(channel), fee ? t('fee', { fee: units(fee) }) : undefined];
    if (why === undefined)
      return { detail: parts.filter(Boolean).join(' · ') || undefined, whyOff: undefined };
    return {
      detail: undefined,
      whyOff:
        why === 'tooSmall'
          ? t('tooSmall', { amount: asked, limit: units(minAmount) })
          : t('tooLarge', { amount: asked, limit: units(maxAmount) }),
    };
  };
}
