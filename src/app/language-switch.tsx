import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { namedLanguages, rememberLanguage } from '../i18n/choose-language.ts';
import { useNavigationAccess } from '../navigation/navigation-context.tsx';
import { deviceStore } from '../platform/browser-storage.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { LanguageList } from '../ui/language-list.tsx';
import { useMissingFile } from '../ui/use-missing-file.ts';

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
    <LanguageList
      language={i18n.language}
      languages={namedLanguages(languages)}
      label={t('language')}
      onChoose={(language) => void change(language)}
    />
  );
}
