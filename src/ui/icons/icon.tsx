/**
 * A line icon on a 24 px grid; it takes the text's colour and says nothing to a screen reader. `turns`: it points
 * along the line of a text, so in one from right to left it points the other way.
 */
export function Icon({ d, turns }: { d: string; turns?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-turns={turns}
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
