import { Drawing } from './drawing.tsx';

/** Put away for good: a closed box. */
export function ClosedDrawing() {
  return (
    <Drawing>
      <path d="M24 46v26a10 10 0 0 0 10 10h52a10 10 0 0 0 10-10V46z" opacity=".18" />
      <path
        d="M16 26a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v14a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z"
        opacity=".45"
      />
      <path d="M50 60h20" stroke="currentColor" strokeWidth="8" />
    </Drawing>
  );
}
