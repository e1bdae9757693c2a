import { Badge, Drawing } from './drawing.tsx';

/** Nothing is here: a signpost that does not know. */
export function LostDrawing() {
  return (
    <Drawing>
      <path d="M52 14a4 4 0 0 1 8 0v72h-8z" opacity=".45" />
      <path d="M28 20h52l12 11-12 11H28a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z" opacity=".3" />
      <path d="M80 48H28L16 59l12 11h52z" opacity=".18" />
      <Badge mark="M-5-4a5 5 0 1 1 7 5c-1.5.7-2 1.6-2 3M0 10v.1" />
    </Drawing>
  );
}
