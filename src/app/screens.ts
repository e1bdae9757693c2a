import type { ScreenKey } from '../tenant/screen-paths.ts';
import { helpScreens } from './help-screens.ts';
import { loanScreens } from './loan-screens.ts';
import { publicScreens } from './public-screens.ts';
import type { ScreenEntry } from './screen-entry.ts';

/**
 * Whether the preview is in this build: only where it was asked for (`npm run build -- --preview`). The operators'
 * tools read this table without a build, and there it has every screen.
 */
declare const __PREVIEW__: boolean;

/** Every screen that is built, by its key. */
export const screens: Partial<Record<ScreenKey, ScreenEntry>> = {
  ...loanScreens,
  ...helpScreens,
  ...publicScreens,
  ...((typeof __PREVIEW__ === 'undefined' || __PREVIEW__) && {
    preview: {
      load: () => import('../../operators/preview/developer-preview-screen.tsx'),
      audience: 'anyone',
    },
  }),
};

/** The keys of the screens that are built. */
export const builtScreens: ReadonlySet<ScreenKey> = new Set(Object.keys(screens) as ScreenKey[]); // the table's own keys
