import type { ReactNode } from 'react';
import { PlanTimeline } from '../../lending-ui/plan-timeline.tsx';
import { Button } from '../../ui/button.tsx';
import { ChevronIcon } from '../../ui/icons/chevron.tsx';
import type { LoanModel } from './loan-model.ts';
import type { PlanModel } from './decide-plan.ts';
import css from './plan-view.module.css';

/** Props of `PlanView`. */
export interface PlanViewProps {
  words: NonNullable<LoanModel['plan']>;
  /** Undefined until it is there: its room is kept, so that nothing below it moves. */
  plan: PlanModel | 'failed' | undefined;
  onOpen: () => void;
  /** What stands in the place of the button where there is nothing to choose. */
  reminder?: ReactNode;
  /** All days of a plan that is longer than a page draws at once. */
  longPlan?: ReactNode;
}

/** How far the loan is, and its payments as days: those around now, and all of them behind the heading. */
export function PlanView({ words, plan, onOpen, reminder, longPlan }: PlanViewProps) {
  const isThere = typeof plan === 'object';
  const open = words.openLabel !== undefined && (
    <Button kind="quiet" onPress={onOpen}>
      {words.openLabel}
    </Button>
  );
  const isBare = isThere && plan.text === undefined && plan.facts.length === 0;
  return (
    <div className={css.plan}>
      {!isBare && (
        <div className={css.progress} aria-hidden={plan === undefined || undefined}>
          {isThere && plan.text === undefined ? (
            <dl className={css.facts}>
              {plan.facts.map(({ label, value }) => (
                <div key={label} className={css.fact}>
                  <dt className={css.label}>{label}</dt>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
            </dl>
          ) : isThere ? (
            <p>{plan.text}</p>
          ) : plan === 'failed' ? (
            <p>{words.failed}</p>
          ) : (
            <span className={css.coming} />
          )}
        </div>
      )}
      {/* With nothing above it, it takes that room: another one, not this one that has moved. */}
      <section
        key={String(isBare)}
        className={css.card}
        aria-busy={plan === undefined || undefined}
      >
        {isThere && plan.all ? (
          <details className={css.all}>
            <summary className={css.head}>
              <h2 className={css.title}>{plan.title}</h2>
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
        {isThere && plan.isSingle ? reminder : plan !== undefined && open}
      </section>
    </div>
  );
}
