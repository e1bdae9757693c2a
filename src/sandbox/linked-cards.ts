import type { PlayCard } from './play-schema.ts';
import type { SandboxCall } from './sandbox-call.ts';
import type { Account } from './sandbox-world.ts';
import { stateOf } from './state-of.ts';

const addedOf = stateOf<Account, PlayCard[]>(() => []);

/** The cards of a session: those of the play, then those that were linked while playing. */
export function linkedCards({ account, play }: SandboxCall): readonly PlayCard[] {
  return [...play.cards, ...addedOf(account)];
}

/** Links a card. */
export function linkCard({ account }: SandboxCall, card: PlayCard): void {
  addedOf(account).push(card);
}
