import { useTranslation } from 'react-i18next';
import { majorFromText, type MajorAmount } from '../../domain/money.ts';
import { whyChannelIsOff, type PaymentChannel } from '../../domain/payment-channel.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** Why a channel cannot take an amount, in a sentence; undefined when it can. */
export function useLimitText(): (
  channel: PaymentChannel,
  amount: MajorAmount | undefined,
) => string | undefined {
  const { t } = useTranslation('number-repayment');
  const format = useFormat();
  return (channel, amount) => {
    const limit = (units: number | undefined) => format.major(majorFromText(String(units)));
    const place = channel.name;
    switch (whyChannelIsOff(channel, amount)) {
      case 'tooSmall':
        return t('tooSmall', { place, limit: limit(channel.minAmount) });
      case 'tooLarge':
        return t('tooLarge', { place, limit: limit(channel.maxAmount) });
      case undefined:
        return undefined;
    }
  };
}
