import type { TextStore } from '../../../src/platform/browser-storage.ts';
import { readSaved } from '../../../src/platform/saved-record.ts';
import type { DraftFiles } from './draft-history.ts';
import type { Change } from '../../check/json-diff.ts';

/** What of the studio survives a reload of its tab. */
export interface KeptDraft {
  files: DraftFiles;
  /** The draft came with a link, and this of it is still set aside; undefined for a draft of one's own. */
  held?: readonly Omit<Change, 'old'>[] | undefined;
}

const keyOf = (id: string) => `loanfront.studio.${id}`;

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

/** The draft that this tab keeps for a folder; anything odd counts as none. */
export function readKeptDraft(id: string, store: TextStore): KeptDraft | undefined {
  return readSaved(store.read(keyOf(id)), (kept) => {
    if (typeof kept !== 'object' || kept === null) return undefined;
    const files: unknown = Reflect.get(kept, 'files');
    const held: unknown = Reflect.get(kept, 'held');
    return isTexts(files) ? { files, ...(Array.isArray(held) && { held }) } : undefined;
  });
}

/** Keeps a draft; false when the browser has no room for it, so that a reload would lose it. */
export function keepDraft(id: string, draft: KeptDraft, store: TextStore): boolean {
  if (Object.keys(draft.files).length === 0 && !draft.held) {
    store.remove(keyOf(id));
    return true;
  }
  store.write(keyOf(id), JSON.stringify(draft));
  return store.survivesReload();
}
