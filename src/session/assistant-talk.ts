import type { Talk } from '../domain/assistant-talk.ts';
import { readAssistantTalk, writeAssistantTalk } from '../domain/kept-assistant-talk.ts';
import { tabStore, type TextStore } from '../platform/browser-storage.ts';
import { ownedKey } from './owner.ts';
import type { Session } from './session.ts';

/** The talks of a borrower with the assistant: one for each loan, and one about no loan (''). */
export interface AssistantTalks {
  find(loanId: string): Talk | undefined;
  /** Keeps the newest part of a talk: see `writeAssistantTalk`. */
  keep(loanId: string, talk: Talk): void;
}

/** Kept in the tab, under tenant and borrower, so that another person's launch in the same tab never meets them. */
export function assistantTalks(session: Session, store: TextStore = tabStore): AssistantTalks {
  const keyOf = (loanId: string) => ownedKey('talk', session, loanId);
  return {
    find(loanId) {
      const kept = store.read(keyOf(loanId));
      return kept === undefined ? undefined : readAssistantTalk(kept);
    },
    keep: (loanId, talk) => store.write(keyOf(loanId), writeAssistantTalk(talk)),
  };
}
