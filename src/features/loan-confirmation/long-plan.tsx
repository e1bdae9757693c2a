import { PagedList } from '../../ui/paged-list.tsx';
import type { PlannedPayment } from './offer-model.ts';
import { Payments } from './offer-view.tsx';

/** A plan of more payments than a page draws at once, with the presses for the rest. */
export const LongPlan = ({ rows }: { rows: readonly PlannedPayment[] }) => (
  <PagedList items={rows}>{(shown) => <Payments rows={shown} />}</PagedList>
);
