import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../tenant-check/finding.ts';
import { FindingNote } from './field-findings.tsx';
import { configFile } from './folder-files.ts';
import { useStudio } from './studio-context.tsx';

/** Every finding of the checker, errors first; each leads to its field or its line. */
export function ChecksPanel({ onShow }: { onShow: (finding: Finding) => void }) {
  const { t } = useTranslation('preview');
  const { findings, isChecking, fix } = useStudio();
  const sorted = [
    ...findings.filter(({ severity }) => severity === 'error'),
    ...findings.filter(({ severity }) => severity !== 'error'),
  ];
  const mends = findings.flatMap((finding) => finding.fix ?? []);
  const [first] = mends;
  if (findings.length === 0)
    return <p className="st-empty">{isChecking ? t('checking') : t('noFindings')}</p>;
  return (
    <div className="st-fill">
      {first && (
        <p className="st-row">
          <span>{t('fixable', { count: mends.length })}</span>
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
