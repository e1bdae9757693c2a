import type { ReactNode } from 'react';
import { CheckIcon } from './icons/check.tsx';
import css from './steps.module.css';

/** One step of something that takes its time. */
export interface Step {
  title: ReactNode;
  /** When it was, or what it means. */
  text?: ReactNode;
  /**
   * `now` is under way: its mark breathes for as long as something is truly asked. `unsure` was tried, and nobody knows
   * what came of it.
   */
  at: 'done' | 'unsure' | 'now' | 'next';
}

/** Props of `Steps`. */
export interface StepsProps {
  steps: readonly Step[];
  /** Something is truly happening at this moment. */
  isLive?: boolean | undefined;
}

/** What was done, what is under way and what comes, one under another. Holds no hook. */
export function Steps({ steps, isLive }: StepsProps) {
  return (
    <ol className={css.steps} data-live={isLive || undefined}>
      {steps.map(({ title, text, at }, index) => (
        <li
          key={index}
          className={css.step}
          data-at={at}
          aria-current={at === 'now' ? 'step' : undefined}
        >
          <span className={css.mark}>
            {at === 'done' && <CheckIcon />}
            {at === 'unsure' && <b aria-hidden="true">?</b>}
          </span>
          <div className={css.words}>
            <p className={css.title}>{title}</p>
            {text != null && <p className={css.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
