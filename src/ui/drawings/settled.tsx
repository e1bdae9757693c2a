import { Badge, Drawing } from './drawing.tsx';

/** All is paid: a sheet with a tick, and a little joy. */
export function SettledDrawing() {
  return (
    <Drawing>
      <path
        d="M26 22a10 10 0 0 1 10-10h28l22 22v40a10 10 0 0 1-10 10H36a10 10 0 0 1-10-10z"
        opacity=".18"
      />
      <path d="M64 12l22 22H72a8 8 0 0 1-8-8z" opacity=".45" />
      <path d="M38 36h16M38 50h32M38 64h18" stroke="currentColor" strokeWidth="4" opacity=".45" />
      <path d="M104 18v10M99 23h10" stroke="currentColor" opacity=".45" />
      <circle cx="13" cy="34" r="3" opacity=".45" />
      <Badge mark="M-8 0l6 6L8-6" />
    </Drawing>
  );
}
