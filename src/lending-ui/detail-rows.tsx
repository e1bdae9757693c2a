import type { DetailLine } from '../domain/loan-offer.ts';
import { Row } from '../ui/rows.tsx';

/** The lender's own lines, as they came; lines without a value were left out before (HD-06). */
export function DetailRows({ lines }: { lines: readonly DetailLine[] }) {
  return lines.map((line, at) => (
    <Row key={`${line.label} ${at}`} label={line.label} value={line.value} />
  ));
}
