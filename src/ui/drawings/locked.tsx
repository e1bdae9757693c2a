import { Drawing } from './drawing.tsx';

/** Please log in: a padlock. */
export function LockedDrawing() {
  return (
    <Drawing>
      <path
        d="M42 42V32a18 18 0 0 1 36 0v10"
        strokeLinecap="butt"
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
        opacity=".45"
      />
      <rect x="28" y="42" width="64" height="44" rx="14" opacity=".18" />
      <path d="M60 61v8" stroke="currentColor" strokeWidth="5" />
      <circle cx="60" cy="59" r="6" />
    </Drawing>
  );
}
