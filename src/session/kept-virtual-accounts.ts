import { readKeptVirtualAccount, type KeptVirtualAccount } from '../domain/kept-virtual-account.ts';
import type { MajorAmount } from '../domain/money.ts';
import { tabStore, type TextStore } from '../platform/browser-storage.ts';
import type { ChannelChoice } from './payment-channel-choice.ts';
import type { Session } from './session.ts';

/** What a kept number belongs to: another channel or another amount wants another number. */
export interface NumberFor {
  loanId: string;
  choice: ChannelChoice;
  amount: MajorAmount | undefined;
}

/** The numbers that this tab was given, for this tenant and this borrower only. */
export interface KeptVirtualAccounts {
  find(place: NumberFor): KeptVirtualAccount | undefined;
  keep(place: NumberFor, kept: KeptVirtualAccount): void;
}

/** Kept under the borrower's id, so that another person's launch in the same tab never meets them. */
export function keptVirtualAccounts(
  session: Session,
  store: TextStore = tabStore,
): KeptVirtualAccounts {
  const owner = session.values.userId ?? session.values.sessionId ?? '';
  // As JSON, so that it stays clear where one id ends and the next begins.
  const keyOf = ({ loanId, choice, amount }: NumberFor) => {
    const { kind, code, specificNumber } = choice;
    const parts = [session.tenantId, owner, loanId, kind, code, specificNumber, amount ?? ''];
    return `loanfront.number ${JSON.stringify(parts)}`;
  };
  return {
    find(place) {
      const kept = store.read(keyOf(place));
      return kept === undefined ? undefined : readKeptVirtualAccount(kept);
    },
    keep(place, kept) {
      // A full store refuses the new one, and must not bring back the old one after a reload.
      store.remove(keyOf(place));
      store.write(keyOf(place), JSON.stringify(kept));
    },
  };
}
