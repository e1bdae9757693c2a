import type { TextStore } from '../platform/browser-storage.ts';
import { ownedKey, type Owned } from '../session/owner.ts';
import type { MoneyChannel } from '../domain/money-call.ts';

/** By what a borrower paid last in this browser: a card by its id, or the wallet. */
export type LastMethod = { by: 'card'; cardId: string } | { by: 'wallet' };

const keyOf = (session: Owned) => ownedKey('lastMethod', session);

/** Writes it down for this borrower; a channel that is neither card nor wallet is not written. */
export function keepLastMethod(
  device: TextStore,
  session: Owned,
  { channel, cardId }: { channel: MoneyChannel; cardId?: string | undefined },
): void {
  if (channel === 'wallet') device.write(keyOf(session), 'wallet');
  if (channel === 'card' && cardId !== undefined) device.write(keyOf(session), `card ${cardId}`);
}

/** See `keepLastMethod`; undefined when nothing is known. */
export function readLastMethod(device: TextStore, session: Owned): LastMethod | undefined {
  const written = device.read(keyOf(session));
  if (written === 'wallet') return { by: 'wallet' };
  return written?.startsWith('card ') ? { by: 'card', cardId: written.slice(5) } : undefined;
}
