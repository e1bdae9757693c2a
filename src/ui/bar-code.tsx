import { code128 } from '../domain/code128.ts';
import css from './bar-code.module.css';

/** The empty room that a scanner needs before and after the bars, in modules. */
const quiet = 10;

/** Props of `BarCode`. */
export interface BarCodeProps {
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
}

/** A text as a Code 128 bar code, black on white in every scheme; nothing for a text that has no such code. */
export function BarCode({ text, label }: BarCodeProps) {
  const widths = code128(text);
  if (!widths) return null;
  const room = widths.reduce((sum, width) => sum + width, 2 * quiet);
  return (
    <svg
      className={css.code}
      viewBox={`0 0 ${room} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={barsOf(widths)} />
    </svg>
  );
}

/** The bars as one path, a module wide and high for each unit. */
function barsOf(widths: readonly number[]): string {
  let at = quiet;
  let path = '';
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  }
  return path;
}
