import { Badge, Drawing } from './drawing.tsx';

/** The payment is being worked on: a coin in a turning arrow. */
export function ProcessingDrawing() {
  return (
    <Drawing>
      <circle cx="54" cy="48" r="36" opacity=".18" />
      <circle cx="54" cy="48" r="25" opacity=".3" />
      <path d="M46 39h16M46 48h16M46 57h10" stroke="currentColor" strokeWidth="4" opacity=".6" />
      <Badge mark="M8-1A8 8 0 1 0 6 6M9-8v7H2" />
    </Drawing>
  );
}
