import { useTranslation } from 'react-i18next';
import { channelName, type PaymentChannel } from '../../domain/payment-channel.ts';
import type { PayKind } from '../../domain/virtual-account.ts';
import { tenantBanks, tenantMarkets, withTenantLimits } from '../../tenant/payment-channels.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';

/** What tells a channel. */
export interface ChannelMark {
  kind: PayKind;
  code: string;
  specificNumber: string;
  /** As it was named where it was chosen. */
  name?: string | undefined;
}

/**
 * A channel by its code, with the name, limits and charge that are known of it. Its own code stands for a name
 * that nobody knows, and its kind for a code that the lender has not told yet.
 */
export function useChannel({ kind, code, specificNumber, name }: ChannelMark): PaymentChannel {
  const { t, i18n } = useTranslation('number-repayment');
  const tenant = useTenant();
  const listed =
    kind === 'miniMarket'
      ? tenantMarkets(tenant)
      : tenantBanks(tenant, i18n.language).flatMap(({ bankName, methods }) =>
          methods.map((method) => ({
            ...method,
            name: channelName(bankName, method.name),
          })),
        );
  const sameCode = listed.filter((channel) => channel.code === code);
  const own = sameCode.find((channel) => channel.specificNumber === specificNumber) ?? sameCode[0];
  const kindName = kind === 'miniMarket' ? t('miniMarket') : t('bank');
  return withTenantLimits(
    { name: name || own?.name || code || kindName, code, specificNumber },
    tenant,
  );
}
