import { Badge, Drawing } from './drawing.tsx';

/** This phone cannot do it: a phone and a cross. */
export function PhoneOffDrawing() {
  return (
    <Drawing>
      <rect x="32" y="8" width="48" height="80" rx="12" opacity=".18" />
      <path d="M40 22h32v44H40z" opacity=".3" />
      <path d="M50 78h12" stroke="currentColor" strokeWidth="4" opacity=".45" />
      <Badge mark="M-6-6L6 6M6-6L-6 6" />
    </Drawing>
  );
}
