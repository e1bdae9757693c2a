import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type JsonPath, placeOf, readJsonTree } from '../../check/json-tree.ts';
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
  /** The line that somebody is at elsewhere: it is shown and marked, and the focus stays where it is. */
  here?: number | undefined;
}

/** Height of a line in pixels, as in the style. */
const lineHeight = 20;

/** A text area for code, with the numbers of its lines. */
export function CodeEditor({ label, text, onText, marks, wish, here }: CodeEditorProps) {
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
  useEffect(() => {
    const element = area.current;
    if (here === undefined || !element || element === document.activeElement) return;
    element.scrollTop = Math.max(0, (here - 6) * lineHeight);
  }, [here]);
  const count = text.split('\n').length;
  return (
    <div className="st-code">
      <div className="st-gutter" ref={gutter} aria-hidden="true">
        <div>
          {Array.from({ length: count }, (_, at) => (
            <div key={at} data-mark={marks?.get(at + 1)} data-here={at + 1 === here || undefined}>
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

/** Props of `JsonPanel`. */
export interface JsonPanelProps {
  wish: PlaceWish | undefined;
  /** The field of the form that somebody is at. */
  field: JsonPath | undefined;
}

/** `tenant.json` as it is written; it follows the field that is filled in beside it. */
export function JsonPanel({ wish, field }: JsonPanelProps) {
  const { t } = useTranslation('preview');
  const { text, broken, writeFile } = useStudio();
  const marks = useMarks(configFile);
  const here = useMemo(
    () =>
      field && !broken
        ? text.slice(0, placeOf(readJsonTree(text).root, field, 'key')).split('\n').length
        : undefined,
    [text, field, broken],
  );
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
        here={here}
      />
    </div>
  );
}
