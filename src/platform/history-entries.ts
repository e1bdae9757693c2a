import { randomId } from './random-id.ts';

/** What the router keeps with an entry of the history: its number from the first one on, and a key of its own. */
interface Entry {
  idx: number;
  key: string;
  /** What a screen gave along for the next one. */
  usr: unknown;
}

const entry = (): Partial<Entry> => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
};

/** Goes on to another address without loading it, as the router does it, which goes on from there when it comes. */
export function pushEntry(address: string): void {
  const { idx = 0, key } = entry();
  // The router numbers the first entry when it starts; going back to it must find that number.
  if (key === undefined) window.history.replaceState({ ...entry(), idx, key: 'default' }, '');
  window.history.pushState({ usr: null, idx: idx + 1, key: randomId().slice(0, 8) }, '', address);
}

/** Whether this entry is the first one of the app in this tab. */
export const isFirstEntry = (): boolean => {
  const { idx, key } = entry();
  return key === undefined || key === 'default' || idx === 0;
};

/** Calls `act` when another entry of the history is shown, until the signal ends it. */
export function onEntryChange(act: () => void, signal: AbortSignal): void {
  window.addEventListener('popstate', act, { signal });
}

/** Whether something was given along for the screen of this entry, which only that screen can read. */
export const carriesState = (): boolean => (entry().usr ?? null) !== null;

/** To the entry before this one. */
export const goBack = (): void => window.history.back();
