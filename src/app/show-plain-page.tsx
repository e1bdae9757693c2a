import { createI18n } from '../i18n/create-i18n.ts';
import { languageMeant } from '../i18n/choose-language.ts';
import { setPageLanguage } from '../i18n/page-language.ts';
import { sharedWording, writtenLanguages } from '../i18n/wording-files.ts';
import type { NoTenant } from '../tenant/load-tenant.ts';
import { deviceLanguages } from '../platform/device-languages.ts';
import { freshRoot } from './fresh-root.ts';
import { findPlace } from './page-place.ts';
import { PlainPage } from './plain-page.tsx';

/** Draws the page for a launch whose tenant is unknown, broken or out of reach: no brand, no call (design §3). */
export async function showPlainPage(
  found: NoTenant,
  asked: string | undefined,
  again: (() => void) | undefined,
): Promise<void> {
  const place = findPlace();
  // A prerendered page can be read without a network, too.
  if (found.kind === 'unreachable' && place.dataset.page !== undefined) return;
  const [language = 'en'] = [asked, ...deviceLanguages()].flatMap(
    (tag) => languageMeant(tag, writtenLanguages) ?? [],
  );
  const app = await sharedWording(language, 'app');
  setPageLanguage(language);
  const root = await freshRoot(place);
  root.render(<PlainPage found={found} i18n={createI18n(language, { app })} again={again} />);
}
