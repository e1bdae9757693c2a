import { Drawing } from './drawing.tsx';

/** Being looked after: two wheels. */
export function MaintenanceDrawing() {
  return (
    <Drawing>
      <circle
        cx="50"
        cy="46"
        r="32.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="9"
        strokeDasharray="11.34"
        opacity=".18"
        strokeLinecap="butt"
      />
      <circle
        cx="50"
        cy="46"
        r="19"
        fill="none"
        stroke="currentColor"
        strokeWidth="18"
        opacity=".3"
      />
      <circle
        cx="90"
        cy="72"
        r="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="7"
        strokeDasharray="7.07"
        strokeLinecap="butt"
      />
      <circle cx="90" cy="72" r="16" />
      <circle cx="90" cy="72" r="6" fill="var(--drawing-mark, var(--card))" />
    </Drawing>
  );
}
