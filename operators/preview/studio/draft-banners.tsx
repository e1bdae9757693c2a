import { useTranslation } from 'react-i18next';
import { valueAt } from '../../check/config-values.ts';
import { useStudio } from './studio-context.tsx';
import { changedField, shownValue } from './draft-changes.ts';

/** What has to be known of this draft: that it came with a link and what of that is set aside, and that it may be lost. */
export function DraftBanners() {
  const { t } = useTranslation('preview');
  const { held, isKept, publishedConfig } = useStudio();
  return (
    <>
      {held && (
        <div className="st-banner" data-tone="warn" role="status">
          <p>
            <strong>{t('linkedDraft')}</strong> {t('linkedDraftText')}
          </p>
          {held.length > 0 && (
            <>
              <p>{t('setAside')}</p>
              <ul>
                {held.map((change) => (
                  <li key={changedField(change)}>
                    <code>{changedField(change)}</code>:{' '}
                    <del>{shownValue(valueAt(publishedConfig, change.path)) ?? t('notThere')}</del>{' '}
                    → <ins>{shownValue(change.now) ?? t('takenOut')}</ins>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {!isKept && (
        <p className="st-banner" data-tone="warn" role="status">
          {t('notKept')}
        </p>
      )}
    </>
  );
}
