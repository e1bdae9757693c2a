import { Badge, Drawing } from './drawing.tsx';

/** Nobody had anything to say against us: two voices, and a tick. */
export function HeardDrawing() {
  return (
    <Drawing>
      <path
        d="M18 22a8 8 0 0 1 8-8h46a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H44L30 68V56h-4a8 8 0 0 1-8-8z"
        opacity=".18"
      />
      <path
        d="M84 34h10a8 8 0 0 1 8 8v14"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        opacity=".45"
      />
      <path
        d="M32 30h34M32 41h20"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        opacity=".45"
      />
      <Badge mark="M-8 0l5 6 10-11" />
    </Drawing>
  );
}
