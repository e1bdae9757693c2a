import { Badge, Drawing } from './drawing.tsx';

/** No network: a cloud that lost its way. */
export function OfflineDrawing() {
  return (
    <Drawing>
      <path d="M34 76a21 21 0 0 1-2-42 30 30 0 0 1 57-3 23 23 0 0 1 1 45z" opacity=".18" />
      <path
        d="M42 46a18 18 0 0 1 18-16"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        opacity=".45"
      />
      <Badge mark="M-6-6L6 6M6-6L-6 6" />
    </Drawing>
  );
}
