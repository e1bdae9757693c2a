import { useTranslation } from 'react-i18next';
import { configFile } from './folder-files.ts';
import { useStudio } from './studio-context.tsx';
import type { Change } from '../../check/json-diff.ts';
import { changedField, shownValue } from './draft-changes.ts';

/** What differs from the saved folder: each field with its old and its new value, and each other file. */
export function ChangesPanel({ onShow }: { onShow: (field: string) => void }) {
  const { t } = useTranslation('preview');
  const { changes, draft, published, write, remove, broken, writeFile } = useStudio();
  const files = Object.keys(draft).filter((file) => file !== configFile);
  const takeBack = ({ path, old }: Change) => (old === undefined ? remove(path) : write(path, old));
  if (changes.length + files.length === 0 && !broken)
    return <p className="st-empty">{t('noChanges')}</p>;
  return (
    <div className="st-fill">
      <p>{t('changedSince', { count: changes.length + files.length })}</p>
      <ul className="st-rows">
        {changes.map((change) => {
          const field = changedField(change);
          const [old, now] = [shownValue(change.old), shownValue(change.now)];
          return (
            <li key={field} className="st-change">
              <span className="st-row">
                <button type="button" className="st-link" onClick={() => onShow(field)}>
                  <code>{field || configFile}</code>
                </button>
                {!broken && change.path.length > 0 && (
                  <button
                    type="button"
                    className="st-small"
                    aria-label={t('takeBackOne', { name: field })}
                    onClick={() => takeBack(change)}
                  >
                    {t('takeBack')}
                  </button>
                )}
              </span>
              <span className="st-sides">
                {old === undefined ? <em>{t('notThere')}</em> : <del>{old}</del>}
                <span aria-hidden="true">→</span>
                {now === undefined ? <em>{t('takenOut')}</em> : <ins>{now}</ins>}
              </span>
            </li>
          );
        })}
        {files.map((file) => (
          <li key={file} className="st-change">
            <span className="st-row">
              <code>{file}</code>
              <span className="st-count">
                {published.has(file) ? t('fileChanged') : t('fileNew')}
              </span>
              <button
                type="button"
                className="st-small"
                aria-label={t('takeBackOne', { name: file })}
                onClick={() => writeFile(file, undefined)}
              >
                {t('takeBack')}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
