import { useEffect, useMemo, useReducer, useState } from 'react';
import { systemClock } from '../../../src/platform/clock.ts';
import { tabStore } from '../../../src/platform/browser-storage.ts';
import { draftAfter, freshHistory, type DraftHistory } from './draft-history.ts';
import { configFile, type FolderFiles } from './folder-files.ts';
import { writeInto, removeFrom } from '../../check/json-edit.ts';
import { keepDraft, readKeptDraft, type KeptDraft } from './kept-draft.ts';
import type { LinkedDraft } from './draft-link.ts';
import type { Change } from '../../check/json-diff.ts';
import { setAside } from './draft-changes.ts';

/** The draft of one folder, with its history and what of it is kept. */
export interface Draft {
  history: DraftHistory;
  /** What a link must not bring, and did; undefined for a draft of one's own, [] for a link without any. */
  held: readonly Omit<Change, 'old'>[] | undefined;
  isKept: boolean;
  write(files: Readonly<Record<string, string | undefined>>, place: string): void;
  undo(): void;
  redo(): void;
  discard(): void;
}

/** The text of a config with changes in it. */
const textWith = (text: string, changes: readonly Omit<Change, 'old'>[]) =>
  changes.reduce(
    (before, { path, now }) =>
      now === undefined ? removeFrom(before, path) : writeInto(before, path, now),
    text,
  );

/** What is kept in the tab for this folder, or nothing. */
const startOf = (id: string): KeptDraft => readKeptDraft(id, tabStore) ?? { files: {} };

/** Keeps the draft of a folder. A draft from a link waits for the published text that its changes belong to. */
export function useDraft(
  id: string,
  published: FolderFiles,
  linked: LinkedDraft | undefined,
): Draft {
  const [start] = useState(() => startOf(id));
  const [history, act] = useReducer(draftAfter, start.files, freshHistory);
  const [held, setHeld] = useState<Draft['held']>(start.held);
  const [isKept, setKept] = useState(true);
  const [waiting, setWaiting] = useState(linked);
  const base = published.get(configFile);
  if (waiting && typeof base === 'string') {
    const { taken, takenFiles, held: aside } = setAside(waiting.changes, waiting.files);
    // One's own draft gives way to the one from the link, and Undo brings it back.
    const own = Object.keys(start.files).map((file) => [file, undefined] as const);
    const files: Record<string, string | undefined> = {
      ...Object.fromEntries(own),
      ...takenFiles,
    };
    if (taken.length > 0) files[configFile] = textWith(base, taken);
    act({ kind: 'write', files, place: 'link', at: 0 });
    setHeld(aside);
    setWaiting(undefined);
  }
  useEffect(() => {
    if (waiting) return undefined;
    // At once, so that not even a reload right behind the change loses it.
    const kept = keepDraft(id, { files: history.now, held }, tabStore);
    return systemClock.after(0, () => setKept(kept));
  }, [id, history.now, held, waiting]);
  return useMemo(
    () => ({
      history,
      held,
      isKept,
      write: (files, place) => act({ kind: 'write', files, place, at: systemClock.now() }),
      undo: () => act({ kind: 'undo' }),
      redo: () => act({ kind: 'redo' }),
      discard: () => {
        act({ kind: 'discard' });
        setHeld(undefined);
      },
    }),
    [history, held, isKept],
  );
}
