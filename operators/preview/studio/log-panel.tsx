import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry, PhoneLog } from './phone-log.ts';

const timeOf = (at: number) => new Date(at).toTimeString().slice(0, 8);

/** Everything that the phone asked its lender and its app, the newest first; secrets are masked. */
export function LogPanel({ log }: { log: PhoneLog }) {
  const { t } = useTranslation('preview');
  const entries = useSyncExternalStore(log.subscribe, () => log.entries);
  return (
    <div className="st-fill">
      <p className="st-row">
        <span className="st-note">{t('logSecrets')}</span>
        <button type="button" className="st-small" onClick={log.clear}>
          {t('clearLog')}
        </button>
      </p>
      {entries.length === 0 && <p className="st-empty">{t('emptyLog')}</p>}
      <ol className="st-rows">
        {entries.map((entry) => (
          <li key={entry.id} className="st-log">
            <details>
              <summary>
                <time>{timeOf(entry.at)}</time>
                <Headline entry={entry} />
              </summary>
              {entry.kind === 'action' ? (
                <pre>{entry.payload || '{}'}</pre>
              ) : (
                <>
                  <pre>
                    {entry.sent.map(([name, value]) => `${name}=${value}`).join('\n') || '–'}
                  </pre>
                  {entry.answer !== undefined && <pre>{entry.answer || '–'}</pre>}
                </>
              )}
            </details>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Headline({ entry }: { entry: LogEntry }) {
  const { t } = useTranslation('preview');
  if (entry.kind === 'action') {
    return (
      <>
        <span className="st-count" data-tone="app">
          {t('toApp')}
        </span>
        <code>
          {entry.name === entry.action ? entry.action : `${entry.action} → ${entry.name}`}
        </code>
      </>
    );
  }
  const { status, failed, took, path, method, fault } = entry;
  const isBad = failed === true || (status !== undefined && status >= 400);
  return (
    <>
      <span className="st-count" data-tone={isBad ? 'bad' : 'good'}>
        {failed ? t('noAnswer') : (status ?? '…')}
      </span>
      <code title={path}>
        {method} {path.split('/').slice(-2).join('/')}
      </code>
      <span className="st-took">
        {[fault, took === undefined ? '' : `${took} ms`].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
