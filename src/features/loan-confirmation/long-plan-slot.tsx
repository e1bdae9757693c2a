import type { ReactNode } from 'react';
import { later } from '../../ui/later.tsx';
import { pageLength } from '../../ui/page-length.ts';
import type { OfferModel, PlannedPayment } from './offer-model.ts';
import { Payments } from './offer-view.tsx';

const LongPlan = later(
  () => import('./long-plan.tsx').then((chunk) => chunk.LongPlan),
  ({ rows }: { rows: readonly PlannedPayment[] }) => <Payments rows={rows.slice(0, pageLength)} />,
);

/** The plan of more payments than a page draws at once; undefined where there are fewer. */
export function longPlanOf({ folds }: OfferModel): ReactNode {
  const rows = folds.flatMap(({ body }) => (body.is === 'plan' ? body.rows : []));
  return rows.length > pageLength ? <LongPlan rows={rows} /> : undefined;
}
