import { useTranslation } from 'react-i18next';
import type { Finding } from '../../../tenant-check/finding.ts';
import type { JsonPath } from '../../../tenant-check/json-tree.ts';
import { useStudio } from './studio-context.tsx';
import { configFile } from './folder-files.ts';

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
  const { severity, message, remedy, fix: mend } = finding;
  return (
    <div className="st-finding" data-severity={severity}>
      <p>
        <strong>{severity === 'error' ? t('error') : t('warning')}:</strong>{' '}
        <span lang="en">
          {sentence(message)} {sentence(remedy)}
        </span>
      </p>
      {mend && (
        <button type="button" className="st-small" onClick={() => fix(mend)}>
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
