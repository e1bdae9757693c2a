import { channelName } from '../domain/payment-channel.ts';
import type { BankChannels, PaymentChannel } from '../domain/payment-channel.ts';
import type { PayKind, VirtualAccount } from '../domain/virtual-account.ts';
import type { Tenant } from './tenant-schema.ts';

/** What of a tenant says which channels it knows. */
export interface ChannelTenant {
  locale: Pick<Tenant['locale'], 'defaultLanguage'>;
  repayment: Pick<Tenant['repayment'], 'banks' | 'markets'>;
}

type Listed = Tenant['repayment']['banks'][number] | Tenant['repayment']['markets'][number];

function channelOf(listed: Listed, name: string): PaymentChannel {
  const { payCode, specificNum, minAmount, maxAmount, fee } = listed;
  const roundUpTo = 'roundUpTo' in listed ? listed.roundUpTo : undefined;
  return {
    name,
    code: payCode,
    specificNumber: specificNum,
    ...(minAmount !== undefined && { minAmount }),
    ...(maxAmount !== undefined && { maxAmount }),
    ...(fee !== undefined && { fee }),
    ...(roundUpTo !== undefined && { roundUpTo }),
  };
}

/** The tenant's own shops, in its order: what a lender's empty answer falls back to (lender-api §2). */
export const tenantMarkets = ({ repayment }: ChannelTenant): PaymentChannel[] =>
  repayment.markets.map((market) => channelOf(market, market.name));

/** The tenant's own banks in its order, rows of one name being the methods of one bank. */
export function tenantBanks(
  { repayment, locale }: ChannelTenant,
  language: string,
): BankChannels[] {
  const byName = new Map<string, PaymentChannel[]>();
  for (const bank of repayment.banks) {
    const name = bank.method?.[language] ?? bank.method?.[locale.defaultLanguage] ?? bank.name;
    byName.set(bank.name, [...(byName.get(bank.name) ?? []), channelOf(bank, name)]);
  }
  return [...byName].map(([bankName, methods]) => ({ bankName, methods }));
}

/** A channel with the limits and the charge that the tenant knows of it, told by its code, else by its name (domain §2.2). */
export function withTenantLimits(
  channel: PaymentChannel,
  { repayment }: ChannelTenant,
): PaymentChannel {
  const all = [...repayment.banks, ...repayment.markets];
  const name = channel.name.toLowerCase();
  const listed =
    all.find(({ payCode }) => payCode === channel.code) ??
    all.find((other) => other.name.toLowerCase() === name);
  return listed ? { ...channelOf(listed, channel.name), ...channel } : channel;
}

/** What tells a channel. */
export interface ChannelMark {
  kind: PayKind;
  code: string;
  specificNumber: string;
  /** As it was named where it was chosen. */
  name?: string | undefined;
}

/** The channel that a number was made for, as its answer names it. */
export const channelMarkOf = (
  { kind, channelCode, specificNumber }: VirtualAccount,
  name?: string,
): ChannelMark => ({ kind, code: channelCode, specificNumber, name });

/**
 * A channel by its code, with the name, limits and charge that are known of it. Its own code stands for a name
 * that nobody knows, and its kind's name for a code that the lender has not told yet.
 */
export function channelWithFacts(
  { kind, code, specificNumber, name }: ChannelMark,
  tenant: ChannelTenant,
  language: string,
  kindNames: Readonly<Record<PayKind, string>>,
): PaymentChannel {
  const listed =
    kind === 'miniMarket'
      ? tenantMarkets(tenant)
      : tenantBanks(tenant, language).flatMap(({ bankName, methods }) =>
          methods.map((method) => ({ ...method, name: channelName(bankName, method.name) })),
        );
  const sameCode = listed.filter((channel) => channel.code === code);
  const own = sameCode.find((channel) => channel.specificNumber === specificNumber) ?? sameCode[0];
  return withTenantLimits(
    { name: name || own?.name || code || kindNames[kind], code, specificNumber },
    tenant,
  );
}
