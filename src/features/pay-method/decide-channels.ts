import {
  type BankChannels,
  cashAtCounter,
  type PaymentChannel,
  type PaymentChannels,
  whyChannelIsOff,
} from '../../domain/payment-channel.ts';
import { majorFromText, type MajorAmount } from '../../domain/money.ts';
import type { Format } from '../../i18n/format.ts';
import type { Say } from '../../i18n/say.ts';
import { payMark } from '../../tenant/pay-marks.ts';
import type { Tenant } from '../../tenant/tenant-schema.ts';
import type { MarkModel } from '../../ui/mark.tsx';
import { channelKey } from './pay-method-form.ts';

/** One bank, method or shop as a row. */
export interface ChannelRow {
  value: string;
  title: string;
  detail: string | undefined;
  /** What is paid there in all; undefined where nobody knows it, and where all rows come to what the page's head says. */
  total: string | undefined;
  badge: string | undefined;
  mark: MarkModel;
  /** Why it cannot take the amount. */
  whyOff: string | undefined;
}

/** What the rows are made of. */
export interface ChannelInputs {
  amount: MajorAmount | undefined;
  /** Key of the channel that was used last (`channelKey`); '' for none. */
  lastUsed: string;
  tenant: Pick<Tenant, 'id' | 'repayment'>;
  say: Say;
  format: Format;
}

/** What is said of one channel: its total with the charge in it; its limits only where the amount is not known. */
function decideChannel(
  channel: PaymentChannel,
  { amount, lastUsed, tenant, say, format }: ChannelInputs,
): ChannelRow {
  const { fee, minAmount, maxAmount } = channel;
  const units = (count: number | undefined) => format.major(majorFromText(String(count)));
  const why = whyChannelIsOff(channel, amount);
  const limits = () => {
    if (minAmount !== undefined && maxAmount !== undefined)
      return say('pay-method:limits', { min: units(minAmount), max: units(maxAmount) });
    if (minAmount !== undefined) return say('pay-method:from', { min: units(minAmount) });
    return maxAmount === undefined ? undefined : say('pay-method:upTo', { max: units(maxAmount) });
  };
  const cash = amount && cashAtCounter(channel, amount);
  const charge = !fee
    ? undefined
    : cash
      ? say('pay-method:withFee', { fee: units(fee) })
      : say('pay-method:fee', { fee: units(fee) });
  const details = [amount === undefined ? limits() : undefined, charge].filter(Boolean);
  return {
    value: channelKey(channel),
    title: channel.name,
    detail: details.join(' · ') || undefined,
    total: cash && format.major(cash.total ?? cash.bill),
    badge: channelKey(channel) === lastUsed ? say('pay-method:lastTime') : undefined,
    mark: payMark(tenant, channel.name),
    whyOff:
      why === undefined
        ? undefined
        : why === 'tooSmall'
          ? say('pay-method:tooSmall', { limit: units(minAmount) })
          : say('pay-method:tooLarge', { limit: units(maxAmount) }),
  };
}

/** A bank as a row: what holds for its only method, or for all of them, holds for the bank. */
function decideBank({ bankName, methods }: BankChannels, inputs: ChannelInputs): ChannelRow {
  const rows = methods.map((method) => decideChannel(method, inputs));
  const [first] = rows;
  const isAlike = rows.every((row) => row.total === first?.total);
  const only = rows.length === 1 ? first : undefined;
  const isOff = rows.every((row) => row.whyOff !== undefined);
  const name = only && only.title !== bankName ? only.title : undefined;
  return {
    value: bankName,
    title: bankName,
    detail: [name, only?.detail].filter(Boolean).join(' · ') || undefined,
    total: isAlike ? first?.total : undefined,
    badge: rows.find(({ badge }) => badge !== undefined)?.badge,
    mark: payMark(inputs.tenant, bankName),
    whyOff: isOff ? first?.whyOff : undefined,
  };
}

/** Totals tell the rows apart: without a charge on any of them each would only repeat the amount of the page's head. */
function withTotals(rows: readonly ChannelRow[], { amount, format }: ChannelInputs): ChannelRow[] {
  const plain = amount && format.major(amount);
  return rows.some(({ total }) => total !== plain)
    ? [...rows]
    : rows.map((row) => ({ ...row, total: undefined }));
}

/** The ways of one bank, in the order that they came in. */
export const decideMethods = (
  methods: readonly PaymentChannel[],
  inputs: ChannelInputs,
): ChannelRow[] =>
  withTotals(
    methods.map((method) => decideChannel(method, inputs)),
    inputs,
  );

/** The banks or shops, the one used last first, else in the order that they came in. */
export function decideRows(channels: PaymentChannels, inputs: ChannelInputs): ChannelRow[] {
  const rows =
    'markets' in channels
      ? channels.markets.map((market) => decideChannel(market, inputs))
      : channels.banks.map((bank) => decideBank(bank, inputs));
  const shown = withTotals(rows, inputs);
  return [...shown.filter(({ badge }) => badge), ...shown.filter(({ badge }) => !badge)];
}
