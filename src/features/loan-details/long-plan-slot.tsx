import type { ReactNode } from 'react';
import { PlanTimeline, type PlanDay } from '../../lending-ui/plan-timeline.tsx';
import { later } from '../../ui/later.tsx';
import { pageLength } from '../../ui/page-length.ts';
import type { PlanModel } from './decide-plan.ts';

const LongPlan = later(
  () => import('./long-plan.tsx').then((chunk) => chunk.LongPlan),
  ({ days }: { days: readonly PlanDay[] }) => <PlanTimeline days={days.slice(0, pageLength)} />,
);

/** The plan of more payments than a page draws at once; undefined where there are fewer, or none yet. */
export function longPlanOf(plan: PlanModel | 'failed' | undefined): ReactNode {
  const days = (typeof plan === 'object' && plan.all) || [];
  return days.length > pageLength ? <LongPlan days={days} /> : undefined;
}
