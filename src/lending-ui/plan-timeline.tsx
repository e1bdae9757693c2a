import { CheckIcon } from '../ui/icons/check.tsx';
import css from './plan-timeline.module.css';

/** One day of a plan; `end` is what comes after the last payment. */
export interface PlanDay {
  at: 'paid' | 'next' | 'late' | 'later' | 'end';
  /** Which payment it is, where its title is a day. */
  number?: string | undefined;
  title: string;
  aside?: string | undefined;
}

/** A plan as days one under another: what is paid, what is next, what comes. */
export function PlanTimeline({ days }: { days: readonly PlanDay[] }) {
  return (
    <ol className={css.days}>
      {days.map(({ at, number, title, aside }, index) => (
        <li
          key={index}
          className={css.day}
          data-at={at}
          aria-current={at === 'next' || at === 'late' ? 'step' : undefined}
        >
          <span className={css.mark} data-number={number}>
            {(at === 'paid' || at === 'end') && <CheckIcon />}
          </span>
          <span className={css.title}>{title}</span>
          {aside !== undefined && <span className={css.aside}>{aside}</span>}
        </li>
      ))}
    </ol>
  );
}
