import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName, rememberLanguage } from '../i18n/choose-language.ts';
import { useMissingFile } from '../ui/use-missing-file.ts';
import { useNavigationAccess } from '../navigation/navigation-context.tsx';
import { deviceStore } from '../platform/browser-storage.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { GlobeIcon } from '../ui/icons/globe.tsx';
import css from './language-switch.module.css';

/** The languages of the tenant, in the platform's own choice list; the choice is remembered for this tenant. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const tenant = useTenant();
  const answerMissingFile = useMissingFile();
  const { address } = useNavigationAccess();
  const lastAsked = useRef(i18n.language);
  const { languages } = tenant.locale;
  if (languages.length < 2) return null;

  const change = async (language: string) => {
    lastAsked.current = language;
    try {
      const { changeLanguage } = await import('./change-language.ts');
      const isWanted = () => lastAsked.current === language;
      await changeLanguage({ tenant, i18n, address, language, isWanted });
    } catch {
      answerMissingFile(() => rememberLanguage(language, tenant, deviceStore));
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
