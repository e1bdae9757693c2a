import { Badge, Drawing } from './drawing.tsx';

/** A payment day has passed: a calendar and a calling mark. */
export function OverdueDrawing() {
  return (
    <Drawing>
      <path d="M20 36v34a12 12 0 0 0 12 12h52a12 12 0 0 0 12-12V36z" opacity=".18" />
      <path
        d="M20 36v-6a12 12 0 0 1 12-12h2v-6a4 4 0 0 1 8 0v6h32v-6a4 4 0 0 1 8 0v6h2a12 12 0 0 1 12 12v6z"
        opacity=".45"
      />
      <path d="M34 46h9v9h-9zM53 46h9v9h-9z" opacity=".45" />
      <path d="M72 46h9v9h-9zM34 63h9v9h-9z" opacity=".18" />
      <Badge mark="M0-9V2M0 8.5v.1" />
    </Drawing>
  );
}
