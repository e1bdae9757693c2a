import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeEditor } from './code-editor.tsx';
import { sentence } from './field-findings.tsx';
import { configFile } from './folder-files.ts';
import { useStudio } from './studio-context.tsx';

/** The place in a file that somebody asked for. */
export interface PlaceWish {
  file: string;
  line: number;
  column: number;
  count: number;
}

/** The lines of a file that the checker has found something in. */
export function useMarks(file: string): ReadonlyMap<number, 'error' | 'warning'> {
  const { findings } = useStudio();
  return useMemo(() => {
    const marks = new Map<number, 'error' | 'warning'>();
    for (const finding of findings) {
      if (finding.file === file && marks.get(finding.line) !== 'error')
        marks.set(finding.line, finding.severity);
    }
    return marks;
  }, [findings, file]);
}

/** `tenant.json` as it is written. */
export function JsonPanel({ wish }: { wish: PlaceWish | undefined }) {
  const { t } = useTranslation('preview');
  const { text, broken, writeFile } = useStudio();
  const marks = useMarks(configFile);
  return (
    <div className="st-fill">
      {broken && (
        <p className="st-banner" data-tone="bad" role="alert">
          {t('brokenJson', { line: broken.line, column: broken.column })}{' '}
          <span lang="en">{sentence(broken.what)}</span>
        </p>
      )}
      <CodeEditor
        label={configFile}
        text={text}
        onText={(next) => writeFile(configFile, next)}
        marks={marks}
        wish={wish?.file === configFile ? wish : undefined}
      />
    </div>
  );
}
