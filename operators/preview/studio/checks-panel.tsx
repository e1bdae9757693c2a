import { useTranslation } from 'react-i18next';
import type { Finding } from '../../check/finding.ts';
import type { JsonPath } from '../../check/json-tree.ts';
import { configFile } from './folder-files.ts';
import { useStudio } from './studio-context.tsx';

/** The findings of one field of `tenant.json`, or of all fields below it. */
export function findingsAt(
  findings: readonly Finding[],
  path: JsonPath,
  isBelow = false,
): Finding[] {
  const field = path.join('.');
  return findings.filter(
    (finding) =>
      finding.file === configFile &&
      (finding.field === field || (isBelow && finding.field.startsWith(`${field}.`))),
  );
}

/** What the checker says, as a sentence. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.…]$/.test(text) ? '' : '.'}`;

/** What is wrong, what to write instead, and a button that writes it. */
export function FindingNote({ finding }: { finding: Finding }) {
  const { t } = useTranslation('preview');
  const { fix } = useStudio();
  const { severity, message, remedy, fix: change } = finding;
  return (
    <div className="st-finding" data-severity={severity}>
      <p>
        <strong>{severity === 'error' ? t('error') : t('warning')}:</strong>{' '}
        <span lang="en">
          {sentence(message)} {sentence(remedy)}
        </span>
      </p>
      {change && (
        <button type="button" className="st-small" onClick={() => fix(change)}>
          {t('fix')}
        </button>
      )}
    </div>
  );
}

/** The findings of one field, beside it. */
export function FieldFindings({ path }: { path: JsonPath }) {
  const { findings } = useStudio();
  return findingsAt(findings, path).map((finding) => (
    <FindingNote key={`${finding.code} ${finding.message}`} finding={finding} />
  ));
}

/** Every finding of the checker, errors first; each leads to its field or its line. */
export function ChecksPanel({ onShow }: { onShow: (finding: Finding) => void }) {
  const { t } = useTranslation('preview');
  const { findings, isChecking, fix } = useStudio();
  const sorted = [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity !== 'error'),
  ];
  const changes = findings.flatMap((finding) => finding.fix ?? []);
  const [first] = changes;
  if (findings.length === 0)
    return <p className="st-empty">{isChecking ? t('checking') : t('noFindings')}</p>;
  return (
    <div className="st-fill">
      {first && (
        <p className="st-row">
          <span>{t('fixable', { count: changes.length })}</span>
          <button type="button" className="st-small" onClick={() => fix(first)}>
            {t('fixFirst')}
          </button>
        </p>
      )}
      <ul className="st-rows">
        {sorted.map((finding) => (
          <li
            key={`${finding.code} ${finding.file} ${finding.field} ${finding.line} ${finding.message}`}
          >
            <button type="button" className="st-link" onClick={() => onShow(finding)}>
              <code>
                {finding.file === configFile && finding.field
                  ? finding.field
                  : `${finding.file}:${finding.line}:${finding.column}`}
              </code>
            </button>
            <FindingNote finding={finding} />
          </li>
        ))}
      </ul>
    </div>
  );
}
