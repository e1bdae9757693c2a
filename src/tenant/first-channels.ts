import { count, fields, list, localText, optional, text } from '../domain/shape-check.ts';
import type { ChannelTenant } from './payment-channels.ts';

const channel = {
  name: text,
  payCode: text,
  specificNum: optional((value) => typeof value === 'string'),
  minAmount: optional(count),
  maxAmount: optional(count),
  fee: optional(count),
};

const hasChannels = fields({
  repayment: fields({
    banks: list(fields({ ...channel, method: optional(localText) })),
    markets: list(fields({ ...channel, roundUpTo: optional(count) })),
  }),
});

/** The channels of a tenant's file for the first view of a number, each checked as strictly as the schema does; undefined when one is not what it should be. */
export function guardChannels(raw: unknown): ChannelTenant['repayment'] | undefined {
  if (!hasChannels(raw)) return undefined;
  const { repayment } = raw as Pick<ChannelTenant, 'repayment'>; // checked just now, but for the default below
  const withDefault = <Channel extends { specificNum?: string }>(one: Channel) => ({
    ...one,
    specificNum: one.specificNum ?? '',
  });
  return {
    banks: repayment.banks.map(withDefault),
    markets: repayment.markets.map(withDefault),
  };
}
