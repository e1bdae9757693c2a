import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentChannels } from '../../domain/payment-channel.ts';
import type { PayKind } from '../../domain/virtual-account.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useGetPaymentChannelsQuery } from '../../lender-api/number-repayment/number-repayment.api.ts';
import { tenantBanks, tenantMarkets, withTenantLimits } from '../../tenant/payment-channels.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import type { Tenant } from '../../tenant/tenant-schema.ts';

/** An empty answer gives way to the tenant's own list; what the tenant knows of a channel is added to it. */
function completed(answer: PaymentChannels, tenant: Tenant, language: string): PaymentChannels {
  if ('markets' in answer) {
    const markets = answer.markets.length > 0 ? answer.markets : tenantMarkets(tenant);
    return { markets: markets.map((market) => withTenantLimits(market, tenant)) };
  }
  const banks = answer.banks.length > 0 ? answer.banks : tenantBanks(tenant, language);
  return {
    banks: banks.map((bank) => ({
      ...bank,
      methods: bank.methods.map((method) => withTenantLimits(method, tenant)),
    })),
  };
}

/** The channels of one kind; those of another kind are never among them, however late they come (HD-17). */
export function useChannels(loanRef: LoanRef, kind: PayKind) {
  const tenant = useTenant();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const { currentData, error, isError, isFetching, refetch } = useGetPaymentChannelsQuery({
    ...loanRef,
    kind,
  });
  const channels = useMemo(
    () => currentData && completed(currentData, tenant, language),
    [currentData, tenant, language],
  );
  return { channels, error, isError, isFetching, refetch };
}
