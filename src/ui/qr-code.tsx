import { encode } from 'uqr';
import css from './qr-code.module.css';

/** Props of `QrCode`. */
export interface QrCodeProps {
  text: string;
  /** What it is, for those who do not see it. */
  label: string;
}

/** A text as a QR code, black on white in every scheme, with the empty room around it that a camera needs. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { border: 4 });
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={squaresOf(data)} />
    </svg>
  );
}

/** The dark modules as one path, a square for each. */
const squaresOf = (rows: readonly (readonly boolean[])[]) =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
