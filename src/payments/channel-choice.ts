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

/**
 * The channel that this device remembers, under the spec's own keys. A choice without a code is none: its kind
 * was changed and nothing saved since (screens §4, §8). `forgetOtherTenant` empties the store for another lender.
 */
export function readChannelChoice(device: TextStore): ChannelChoice {
  const code = device.read('payCode') ?? '';
  return {
    kind: kindOfPayType(device.read('payType') ?? payTypes.bank),
    code,
    specificNumber: device.read('specificNum') ?? '',
    isDefault: code === '' || device.read('isDefault') !== '0',
  };
}

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
