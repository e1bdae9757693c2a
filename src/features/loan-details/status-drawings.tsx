import type { ComponentType } from 'react';
import type { LoanPicture } from '../../domain/loan-status.ts';
import { later } from '../../ui/later.tsx';

const review = later(() =>
  import('../../ui/drawings/review.tsx').then((chunk) => chunk.ReviewDrawing),
);
const closed = later(() =>
  import('../../ui/drawings/closed.tsx').then((chunk) => chunk.ClosedDrawing),
);

/** The drawing of each status picture. A loan has one status, so only its drawing is fetched. */
export const statusDrawings: Record<LoanPicture, ComponentType> = {
  review,
  approved: review,
  disbursing: later(() =>
    import('../../ui/drawings/disbursing.tsx').then((chunk) => chunk.DisbursingDrawing),
  ),
  due: later(() => import('../../ui/drawings/due.tsx').then((chunk) => chunk.DueDrawing)),
  overdue: later(() =>
    import('../../ui/drawings/overdue.tsx').then((chunk) => chunk.OverdueDrawing),
  ),
  processing: later(() =>
    import('../../ui/drawings/processing.tsx').then((chunk) => chunk.ProcessingDrawing),
  ),
  settled: later(() =>
    import('../../ui/drawings/settled.tsx').then((chunk) => chunk.SettledDrawing),
  ),
  declined: later(() =>
    import('../../ui/drawings/declined.tsx').then((chunk) => chunk.DeclinedDrawing),
  ),
  closed,
};
