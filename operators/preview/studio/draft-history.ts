/** What a draft changes in a folder: the new text of each changed file by its path; a picture as a `data:` address. */
export type DraftFiles = Readonly<Record<string, string>>;

/** A draft with the way back and forth. */
export interface DraftHistory {
  past: readonly DraftFiles[];
  now: DraftFiles;
  future: readonly DraftFiles[];
  /** What was written last, and when: typing on in one field is one step. */
  last?: { place: string; at: number } | undefined;
}

/** One thing that happens to a draft. `undefined` takes a file's change back; `at` counts milliseconds. */
export type DraftAction =
  | {
      kind: 'write';
      files: Readonly<Record<string, string | undefined>>;
      place: string;
      at: number;
    }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'discard' };

/** A pause that ends a step, in milliseconds. */
const pause = 1500;

/** Steps that can be taken back. */
const mostSteps = 200;

/** A draft without a past. */
export const freshHistory = (now: DraftFiles = {}): DraftHistory => ({
  past: [],
  now,
  future: [],
});

function written(now: DraftFiles, files: Readonly<Record<string, string | undefined>>): DraftFiles {
  const entries = Object.entries({ ...now, ...files });
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

const isSame = (one: DraftFiles, other: DraftFiles) => {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
};

/** The draft after something has happened to it; the same object when nothing changes. */
export function draftAfter(history: DraftHistory, action: DraftAction): DraftHistory {
  const { past, now, future, last } = history;
  if (action.kind === 'undo') {
    const before = past.at(-1);
    if (!before) return history;
    return { past: past.slice(0, -1), now: before, future: [now, ...future] };
  }
  if (action.kind === 'redo') {
    const [next, ...rest] = future;
    return next ? { past: [...past, now], now: next, future: rest } : history;
  }
  const next = action.kind === 'discard' ? {} : written(now, action.files);
  if (isSame(next, now)) return history;
  const goesOn =
    action.kind === 'write' && last?.place === action.place && action.at - last.at < pause;
  return {
    past: goesOn ? past : [...past, now].slice(-mostSteps),
    now: next,
    future: [],
    last: action.kind === 'write' ? { place: action.place, at: action.at } : undefined,
  };
}
