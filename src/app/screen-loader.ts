import type { ComponentType, ReactNode } from 'react';
import { wordingOf } from '../i18n/screen-wording.ts';
import { loadWords, type WordsByFile } from '../i18n/wording-files.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { Visitor } from './ready-tenant.ts';
import type { ScreenEntry } from './screen-entry.ts';
import { screens } from './screens.ts';

/** A screen with everything it needs to be drawn. */
export interface LoadedScreen {
  Screen: ComponentType;
  /** Gives the screen the store of the lender's answers; undefined where the lender is asked nothing. */
  LenderData: ComponentType<{ needsSession: boolean; children: ReactNode }> | undefined;
  language: string;
  words: WordsByFile;
}

/** The part of the bundle that talks to lenders: fetched beside the screen, and not at all by public pages. */
export const loadLenderData = () => import('./lender-data.tsx').then((chunk) => chunk.LenderData);

/** Faces that stand for a whole page: not found, and please log in. */
export const loadWholePageFaces = () => import('./whole-page-faces.tsx');

/** See `loadWholePageFaces`. */
export type WholePageFaces = Awaited<ReturnType<typeof loadWholePageFaces>>;

/** The one screen that a loaded module exports. */
function onlyOne(chunk: Awaited<ReturnType<ScreenEntry['load']>>): ComponentType {
  const [Screen] = Object.values(chunk);
  if (!Screen) throw new Error('a screen is missing in its module');
  return Screen;
}

/** By key alone: who is there does not change while the page lives. */
const screensAsked = new Map<ScreenKey, Promise<ComponentType>>();

function loadChunk(key: ScreenKey, isBorrower: boolean): Promise<ComponentType> {
  const entry = screens[key];
  if (!entry) return Promise.reject(new Error(`screen ${key} is not built`));
  const asked = screensAsked.get(key) ?? entry.load(isBorrower).then(onlyOne);
  screensAsked.set(key, asked);
  // A failure is forgotten, so that trying again asks again.
  asked.catch(() => screensAsked.delete(key));
  return asked;
}

/** Chunk, lender data and words of a screen, all asked for at once; rejects when one of them cannot be had. */
export async function loadScreen(
  key: ScreenKey,
  { tenant, session, language }: Visitor,
): Promise<LoadedScreen> {
  const [Screen, LenderData, words] = await Promise.all([
    loadChunk(key, session.isBorrower),
    screens[key]?.audience === 'reader' && !session.isBorrower ? undefined : loadLenderData(),
    loadWords(tenant, language, wordingOf(key)),
  ]);
  return { Screen, LenderData, language, words };
}

/** Fetches what a likely next screen needs, so that it is there when the person taps; a failure is left for then. */
export function prefetchScreen(key: ScreenKey, visitor: Visitor): void {
  if (screens[key]) loadScreen(key, visitor).catch(() => undefined);
}
