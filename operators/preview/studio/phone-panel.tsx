import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../src/i18n/choose-language.ts';
import { useNavigationAccess } from '../../../src/navigation/navigation-context.tsx';
import { isScreenOn } from '../../../src/navigation/route-table.ts';
import { scheduledDays } from '../../../src/tenant/merge-patch.ts';
import { type ScreenKey, screenKeys } from '../../../src/tenant/screen-paths.ts';
import type { Tenant } from '../../../src/tenant/tenant-schema.ts';
import { labelOf } from './form-model.ts';
import { launchAddress, type LaunchValues } from './launch-fields.tsx';
import { useStudio } from './studio-context.tsx';
import type { Phone, PhoneChoice } from './use-phone.ts';

/** Props of `PhonePanel`. */
export interface PhonePanelProps {
  phone: Phone;
  choice: PhoneChoice;
  setChoice: (choice: PhoneChoice) => void;
  values: LaunchValues;
  language: string;
  setLanguage: (language: string) => void;
  /** The screen to begin with. */
  first: ScreenKey | undefined;
}

/** Where a phone starts that nobody has sent anywhere. */
const firstScreens: readonly ScreenKey[] = [
  'home',
  'loanDetails',
  'loanConfirm',
  'customerService',
];

/** The phone, and what is in it: which screen, which app, which language, light or dark. */
export function PhonePanel(props: PhonePanelProps) {
  const { phone, choice, setChoice, values, language, setLanguage, first } = props;
  const { t } = useTranslation('preview');
  const { builtScreens } = useNavigationAccess();
  const { tenant, publishedTenant, config, languages, files } = useStudio();
  const days = scheduledDays(config);
  const current = tenant ?? publishedTenant;
  const { show, screen, attach } = phone;
  const isThere = files.size > 0;
  const open = (key: ScreenKey, next = language) =>
    current && show(launchAddress(current, key, values, next || undefined));
  const start =
    current && [...(first ? [first] : []), ...firstScreens].find((key) => isScreenOn(current, key));
  useEffect(() => {
    // Before there is a tenant at all, its page says why.
    if (isThere && current && start) show(launchAddress(current, start, values));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when there is something to show
  }, [isThere, current === undefined]);
  const again = (change: Partial<PhoneChoice>) => setChoice({ ...choice, ...change });
  const { reload } = phone;
  const chosen = useRef(choice);
  useEffect(() => {
    if (chosen.current === choice) return;
    chosen.current = choice;
    reload();
  }, [choice, reload]);
  return (
    <section className="st-phone-side" aria-label={t('phone')}>
      <div className="st-phone-tools">
        <select
          className="st-input"
          aria-label={t('screen')}
          value={screen ?? ''}
          onChange={({ target }) => {
            const key = screenKeys.find((one) => one === target.value);
            if (key) open(key);
          }}
        >
          {screen === undefined && <option value="">{t('screen')}</option>}
          {screenKeys
            .filter((key) => builtScreens.has(key) && key !== 'preview')
            .map((key) => (
              <option key={key} value={key}>
                {labelOf(key)}
                {current && !isScreenOn(current, key) ? ` (${t('off')})` : ''}
              </option>
            ))}
        </select>
        <button
          type="button"
          className="st-small"
          title={t('launchAgainWhy')}
          onClick={() => {
            phone.forget();
            open(screen ?? start ?? 'home');
          }}
        >
          {t('launchAgain')}
        </button>
        <select
          className="st-input"
          aria-label={t('shell')}
          value={choice.shell}
          onChange={({ target }) => {
            const shell = (['android', 'ios', 'browser'] as const).find(
              (one) => one === target.value,
            );
            if (shell) again({ shell });
          }}
        >
          <option value="android">{t('shellAndroid')}</option>
          <option value="ios">{t('shellIos')}</option>
          <option value="browser">{t('shellBrowser')}</option>
        </select>
        <select
          className="st-input"
          aria-label={t('language')}
          value={language}
          onChange={({ target }) => {
            setLanguage(target.value);
            open(screen ?? start ?? 'home', target.value);
          }}
        >
          <option value="">{t('languageOwn')}</option>
          {languages.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
        <select
          className="st-input"
          aria-label={t('scheme')}
          value={choice.scheme}
          onChange={({ target }) => {
            const scheme = (['device', 'light', 'dark'] as const).find(
              (one) => one === target.value,
            );
            if (scheme) again({ scheme });
          }}
        >
          <option value="device">{t('schemeDevice')}</option>
          <option value="light">{t('schemeLight')}</option>
          <option value="dark">{t('schemeDark')}</option>
        </select>
        {days.length > 0 && (
          <select
            className="st-input"
            data-day=""
            aria-label={t('day')}
            value={choice.day}
            onChange={({ target }) => again({ day: target.value })}
          >
            <option value="">{t('today')}</option>
            {days.map((day) => (
              <option key={day} value={day}>
                {t('fromDay', { day })}
              </option>
            ))}
          </select>
        )}
      </div>
      <Device attach={attach} tenant={tenant} />
    </section>
  );
}

function Device({ attach, tenant }: { attach: Phone['attach']; tenant: Tenant | undefined }) {
  const { t } = useTranslation('preview');
  return (
    <div className="st-device">
      <iframe ref={attach} className="st-glass" title={t('phone')} />
      {!tenant && (
        <p className="st-phone-note" role="status">
          {t('phoneBroken')}
        </p>
      )}
    </div>
  );
}
