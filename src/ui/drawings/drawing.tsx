import type { ReactNode } from 'react';

/**
 * Frame of the status drawings, 120 × 96. They take the text's colour in a few strengths; the mark inside a
 * full shape takes `--drawing-mark`, which a hero sets to its own colour and which is the card elsewhere.
 */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 120 96"
      width="120"
      height="96"
      fill="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** The round badge at the lower right of a drawing, with a line mark in it. */
export function Badge({ mark }: { mark: string }) {
  return (
    <>
      <circle cx="88" cy="68" r="18" />
      <path
        d={mark}
        transform="translate(88 68)"
        fill="none"
        stroke="var(--drawing-mark, var(--card))"
      />
    </>
  );
}
