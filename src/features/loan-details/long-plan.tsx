import { PlanTimeline, type PlanDay } from '../../lending-ui/plan-timeline.tsx';
import { PagedList } from '../../ui/paged-list.tsx';

/** All days of a plan that is longer than a page draws at once, with the presses for the rest. */
export const LongPlan = ({ days }: { days: readonly PlanDay[] }) => (
  <PagedList items={days}>{(shown) => <PlanTimeline days={shown} />}</PagedList>
);
