import type { ComponentType } from 'react';
import type { LoanPicture } from '../../domain/loan-status.ts';
import { ClosedDrawing } from '../../ui/drawings/closed.tsx';
import { DeclinedDrawing } from '../../ui/drawings/declined.tsx';
import { DisbursingDrawing } from '../../ui/drawings/disbursing.tsx';
import { DueDrawing } from '../../ui/drawings/due.tsx';
import { OverdueDrawing } from '../../ui/drawings/overdue.tsx';
import { ProcessingDrawing } from '../../ui/drawings/processing.tsx';
import { ReviewDrawing } from '../../ui/drawings/review.tsx';
import { SettledDrawing } from '../../ui/drawings/settled.tsx';

/** The drawing of each status picture. */
export const statusDrawings: Record<LoanPicture, ComponentType> = {
  review: ReviewDrawing,
  approved: ReviewDrawing,
  disbursing: DisbursingDrawing,
  due: DueDrawing,
  overdue: OverdueDrawing,
  processing: ProcessingDrawing,
  settled: SettledDrawing,
  declined: DeclinedDrawing,
  closed: ClosedDrawing,
};
