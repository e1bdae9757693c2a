import { Badge, Drawing } from './drawing.tsx';

/** Someone is reading it: a sheet under a magnifier. */
export function ReviewDrawing() {
  return (
    <Drawing>
      <path
        d="M26 22a10 10 0 0 1 10-10h28l22 22v40a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z"
        opacity=".18"
      />
      <path d="M64 12l22 22H72a8 8 0 0 1-8-8z" opacity=".45" />
      <path d="M38 36h16M38 50h32M38 64h18" stroke="currentColor" strokeWidth="4" opacity=".45" />
      <path d="M101 81l8 8" stroke="currentColor" strokeWidth="7" />
      <Badge mark="M-8 0h.1M0 0h.1M8 0h.1" />
    </Drawing>
  );
}
