import type { i18n } from 'i18next';
import { rememberLanguage } from '../i18n/choose-language.ts';
import { addWords } from '../i18n/create-i18n.ts';
import type { Namespace } from '../i18n/message-keys.ts';
import { setPageLanguage } from '../i18n/page-language.ts';
import { wordingOf } from '../i18n/screen-wording.ts';
import { loadWords, type WordsByFile } from '../i18n/wording-files.ts';
import { matchScreen } from '../navigation/route-table.ts';
import { deviceStore } from '../platform/browser-storage.ts';
import type { PageAddress } from '../platform/page-address.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

/** What a change of language needs to know. */
export interface LanguageChange {
  tenant: Tenant;
  i18n: i18n;
  address: PageAddress;
  language: string;
  /** False once a later choice overtook this one. */
  isWanted: () => boolean;
}

/** Shows the page in another language and remembers it for this tenant; rejects when its words cannot be had. */
export async function changeLanguage(change: LanguageChange): Promise<void> {
  const { tenant, i18n, language } = change;
  const words = await wordsInSight(change);
  if (!change.isWanted()) return;
  for (const [namespace, texts] of Object.entries(words))
    addWords(i18n, language, namespace as Namespace, texts); // the keys it was asked for
  await i18n.changeLanguage(language);
  setPageLanguage(language);
  rememberLanguage(language, tenant, deviceStore);
}

/** The words of the screen that is shown once they are there: somebody may have gone on meanwhile. */
async function wordsInSight(change: LanguageChange): Promise<WordsByFile> {
  const { tenant, address, language } = change;
  const { pathname } = address.current();
  const words = await loadWords(tenant, language, wordingOf(matchScreen(tenant, pathname)));
  return address.current().pathname === pathname ? words : wordsInSight(change);
}
