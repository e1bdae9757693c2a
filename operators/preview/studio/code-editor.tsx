import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sentence } from './checks-panel.tsx';
import { configFile } from './folder-files.ts';
import { useStudio } from './studio-context.tsx';

/** Props of `CodeEditor`. */
export interface CodeEditorProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Lines with something to say, counted from 1. */
  marks?: ReadonlyMap<number, 'error' | 'warning'>;
  /** A line to be shown; the count tells one wish from the next. */
  wish?: { line: number; column: number; count: number } | undefined;
}

/** Height of a line in pixels, as in the style. */
const lineHeight = 20;

/** A text area for code, with the numbers of its lines. */
export function CodeEditor({ label, text, onText, marks, wish }: CodeEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = area.current;
    if (!wish || !element) return;
    const lines = element.value.split('\n');
    const start = lines.slice(0, wish.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
    element.focus({ preventScroll: true });
    element.setSelectionRange(start + wish.column - 1, start + (lines[wish.line - 1]?.length ?? 0));
    element.scrollTop = Math.max(0, (wish.line - 6) * lineHeight);
  }, [wish]);
  const count = text.split('\n').length;
  return (
    <div className="st-code">
      <div className="st-gutter" ref={gutter} aria-hidden="true">
        <div>
          {Array.from({ length: count }, (_, at) => (
            <div key={at} data-mark={marks?.get(at + 1)}>
              {at + 1}
            </div>
          ))}
        </div>
      </div>
      <textarea
        ref={area}
        className="st-area"
        aria-label={label}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onText(target.value)}
        onScroll={({ currentTarget }) => {
          if (gutter.current) gutter.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}

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
