import { kindOfPayType, payTypes, type PayKind } from '../domain/virtual-account.ts';
import type { TextStore } from '../platform/browser-storage.ts';

/** Which channel a borrower pays through; until one was chosen it is the lender's own choice (spec §4). */
export interface ChannelChoice {
  kind: PayKind;
  /** '' until a channel was chosen. */
  code: string;
  specificNumber: string;
  /** The person has not chosen yet. */
  isDefault: boolean;
}

/** What each key may hold: a value that nobody of us has written is not sent to the lender. */
const forms = {
  payType: /^[12]$/,
  payCode: /^[\p{L}\p{N}_.:-]{0,64}$/u,
  specificNum: /^[\p{L}\p{N}_.:-]{0,64}$/u,
  isDefault: /^[01]$/,
} as const;

/** True when every key is absent or of its form; the keys are one choice, so one bad value spoils it. */
const isWhole = (device: TextStore) =>
  Object.entries(forms).every(([key, form]) => {
    const value = device.read(key);
    return value === undefined || form.test(value);
  });

/**
 * The channel that this device remembers, under the spec's own keys. A choice without a code is none: its kind
 * was changed and nothing saved since (screens §4, §8), and so is one with a value of another form.
 * `forgetOtherTenant` empties the store for another lender.
 */
export function readChannelChoice(device: TextStore): ChannelChoice {
  if (!isWhole(device)) return { kind: 'bank', code: '', specificNumber: '', isDefault: true };
  const code = device.read('payCode') ?? '';
  return {
    kind: kindOfPayType(device.read('payType') ?? payTypes.bank),
    code,
    specificNumber: device.read('specificNum') ?? '',
    isDefault: code === '' || device.read('isDefault') !== '0',
  };
}

/** What a number at a channel is asked for, but for the loan and the amount; `display` as the address says it. */
export const channelRequest = (
  { kind, code, specificNumber, isDefault }: ChannelChoice,
  display: string | undefined,
) => ({
  payType: payTypes[kind],
  code,
  specificNumber,
  isDefault,
  isDisplayed: display === '1',
});

/** Remembers a channel that the person chose. */
export function keepChannelChoice(
  device: TextStore,
  { kind, code, specificNumber }: Omit<ChannelChoice, 'isDefault'>,
): void {
  device.write('payType', payTypes[kind]);
  device.write('payCode', code);
  device.write('specificNum', specificNumber);
  device.write('isDefault', '0');
}

/** Changing between bank and mini market forgets the channel; saving stores one anew (screens §8). */
export function clearChannelChoice(device: TextStore): void {
  for (const key of ['payType', 'payCode', 'specificNum']) device.remove(key);
}
