import type { ReactNode } from 'react';
import { PlanTimeline } from '../../lending-ui/plan-timeline.tsx';
import { Button } from '../../ui/button.tsx';
import { ChevronIcon } from '../../ui/icons/chevron.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { LoanModel } from './loan-model.ts';
import type { PlanModel } from './decide-plan.ts';
import css from './plan-view.module.css';

/** A plan, or how its asking stands: `late` is one that nothing waits for any more. */
export type PlanNow = PlanModel | 'failed' | 'late' | undefined;

/** Props of `PlanView`. */
export interface PlanViewProps {
  words: NonNullable<LoanModel['plan']>;
  plan: PlanNow;
  onOpen: () => void;
  /** Puts the next payment into the calendar. */
  reminder?: ReactNode;
  /** All days of a plan that is longer than a page draws at once. */
  longPlan?: ReactNode;
}

/** How far the loan is, and its payments as days: those around now, and all of them behind the heading. */
export function PlanView({ words, plan, onOpen, reminder, longPlan }: PlanViewProps) {
  if (plan === undefined || plan === 'late') return <Skeleton shape="plan" />;
  const isThere = plan !== 'failed';
  const text = isThere ? plan.text : words.failed;
  // The only payment is the hero's: its day can be kept, and nothing of it is said again.
  const isSaid = isThere && plan.near.length === 0;
  return (
    <div className={css.plan}>
      {text !== undefined ? (
        <p className={css.progress}>{text}</p>
      ) : (
        isThere &&
        plan.facts.length > 0 && (
          <dl className={`${css.progress} ${css.facts}`}>
            {plan.facts.map(({ label, value }) => (
              <div key={label} className={css.fact}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )
      )}
      {isSaid ? (
        reminder
      ) : (
        <section className={css.card}>
          {isThere && plan.all ? (
            <details className={css.all}>
              <summary className={css.head}>
                <h2 className={css.title}>{words.title}</h2>
                <span className={css.aside}>{plan.aside}</span>
                <span className={css.chevron}>
                  <ChevronIcon />
                </span>
              </summary>
              {longPlan ?? <PlanTimeline days={plan.all} />}
            </details>
          ) : (
            <div className={css.head}>
              <h2 className={css.title}>{words.title}</h2>
              {isThere && <span className={css.aside}>{plan.aside}</span>}
            </div>
          )}
          {isThere && (
            <div className={css.near}>
              <PlanTimeline days={plan.near} />
            </div>
          )}
          {!(isThere && plan.waiting === 1) && words.openLabel !== undefined && (
            <Button kind="quiet" onPress={onOpen}>
              {words.openLabel}
            </Button>
          )}
          {reminder}
        </section>
      )}
    </div>
  );
}
