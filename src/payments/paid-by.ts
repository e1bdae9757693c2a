import type { MoneyChannel } from '../domain/money-call.ts';
import type { Say } from '../i18n/say.ts';

/** By what a payment is or was made, in words; `wallet` is the wallet's name. */
export function paidBy(channel: MoneyChannel, wallet: string, say: Say): string {
  if (channel === 'card') return say('payment:byCard');
  return channel === 'wallet' ? say('payment:byWallet', { wallet }) : say('payment:byNumber');
}
