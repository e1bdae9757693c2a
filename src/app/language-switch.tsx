import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName, rememberLanguage } from '../i18n/choose-language.ts';
import { addWords } from '../i18n/create-i18n.ts';
import type { Namespace } from '../i18n/message-keys.ts';
import { useNavigationAccess } from '../navigation/navigation-context.tsx';
import { matchScreen } from '../navigation/route-table.ts';
import { deviceStore } from '../platform/browser-storage.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { GlobeIcon } from '../ui/icons/globe.tsx';
import { useToast } from '../ui/toast.tsx';
import { loadWords, namespacesOf, type LoadedScreen } from './screen-loader.ts';
import css from './language-switch.module.css';

/** The languages of the tenant, in the platform's own choice list; the choice is remembered for this tenant. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const tenant = useTenant();
  const toast = useToast();
  const { address } = useNavigationAccess();
  const lastAsked = useRef(i18n.language);
  const { languages } = tenant.locale;
  if (languages.length < 2) return null;

  /** The words of the screen that is shown once they are there: somebody may have gone on meanwhile. */
  const wordsIn = async (language: string): Promise<LoadedScreen['words']> => {
    const { pathname } = address.current();
    const words = await loadWords(tenant, language, namespacesOf(matchScreen(tenant, pathname)));
    return address.current().pathname === pathname ? words : wordsIn(language);
  };
  const change = async (language: string) => {
    lastAsked.current = language;
    try {
      const words = await wordsIn(language);
      if (lastAsked.current !== language) return; // a later choice overtook this one
      for (const [namespace, texts] of Object.entries(words))
        addWords(i18n, language, namespace as Namespace, texts); // the keys it was asked for
      await i18n.changeLanguage(language);
      document.documentElement.lang = language;
      rememberLanguage(language, tenant, deviceStore);
    } catch {
      toast(t('networkError'), { tone: 'bad' });
    }
  };

  return (
    <label className={css.switch}>
      <GlobeIcon />
      <span className={css.code} aria-hidden="true">
        {i18n.language}
      </span>
      <select
        data-control="language"
        className={css.list}
        aria-label={t('language')}
        value={i18n.language}
        onChange={(event) => void change(event.target.value)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </select>
    </label>
  );
}
