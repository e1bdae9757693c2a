import type { MajorAmount } from '../../domain/money.ts';
import {
  whyChannelIsOff,
  type BankChannels,
  type PaymentChannel,
  type PaymentChannels,
} from '../../domain/payment-channel.ts';
import type { PayKind } from '../../domain/virtual-account.ts';
import type { SchemaParts } from '../../ui/form-engine.tsx';

/** What was chosen so far. */
export interface MethodValues {
  kind: PayKind;
  /** '' until a bank was chosen. */
  bankName: string;
  /** Key of the channel: see `channelKey`; '' until one was chosen. */
  channel: string;
}

/** What tells one channel from another: its code and its variant. */
export const channelKey = ({
  code,
  specificNumber,
}: Pick<PaymentChannel, 'code' | 'specificNumber'>): string => `${code} ${specificNumber}`;

/** The key of the channel that the device remembers, which was used last; '' for none. */
export const lastUsedChannel = (remembered: { code: string; specificNumber: string }): string =>
  remembered.code === '' ? '' : channelKey(remembered);

/** A kind with nothing chosen of it: where the form starts, and where another kind leads (screens §4, §9). */
export const withKind = (kind: PayKind): MethodValues => ({ kind, bankName: '', channel: '' });

/** Another bank: its only method that can take the amount is chosen with it, else none is. */
export function withBank(
  values: MethodValues,
  { bankName, methods }: BankChannels,
  amount: MajorAmount | undefined,
): MethodValues {
  const usable = methods.filter((method) => whyChannelIsOff(method, amount) === undefined);
  const [only] = usable.length === 1 ? usable : [];
  return { ...values, bankName, channel: only ? channelKey(only) : '' };
}

/** The bank that was chosen; undefined while none is. */
export const bankOf = (
  { bankName }: MethodValues,
  channels: PaymentChannels,
): BankChannels | undefined =>
  'banks' in channels ? channels.banks.find((bank) => bank.bankName === bankName) : undefined;

/** The channel that would be paid through; undefined while none is chosen, or when it cannot take the amount. */
export function chosenChannel(
  values: MethodValues,
  channels: PaymentChannels,
  amount: MajorAmount | undefined,
): PaymentChannel | undefined {
  const offered =
    'markets' in channels ? channels.markets : (bankOf(values, channels)?.methods ?? []);
  return offered.find(
    (channel) =>
      channelKey(channel) === values.channel && whyChannelIsOff(channel, amount) === undefined,
  );
}

/** The only fault: a part of the form is still open. */
export type MethodFault = 'open';

/** A bank needs a bank and then its method, a mini market needs a shop (screens §4); all of it as it is offered now. */
export function methodSchema(
  { object, string }: SchemaParts,
  channels: PaymentChannels | undefined,
  amount: MajorAmount | undefined,
) {
  const open = 'open' satisfies MethodFault;
  const offered = (values: MethodValues) => channels && chosenChannel(values, channels, amount);
  return object({
    bankName: string().when('kind', ([kind], bank) =>
      bank.test('bank', open, (bankName = '') => {
        const values = { ...withKind(kind), bankName };
        return kind !== 'bank' || (channels && bankOf(values, channels)) !== undefined;
      }),
    ),
    channel: string().when(['kind', 'bankName'], ([kind, bankName], choice) =>
      choice.test(
        'channel',
        open,
        (channel = '') => offered({ kind, bankName, channel }) !== undefined,
      ),
    ),
  });
}
