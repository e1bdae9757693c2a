import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { CheckIcon } from '../../ui/icons/check.tsx';
import { ClockIcon } from '../../ui/icons/clock.tsx';
import { OwnWords } from './own-words.tsx';
import css from './timeline.module.css';

/** One thing that happened, or will. */
export interface TimelineStep {
  title: string;
  /** When; '' where nobody knows. */
  detail?: string | undefined;
  isDone: boolean;
  /** Somebody's own words. */
  text: string;
  /** See `OwnWordsProps`. */
  most?: number | undefined;
  more?: ReactNode;
}

/** What happened, in its order. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <Card>
      <ol className={css.steps}>
        {steps.map(({ title, detail, isDone, text, most, more }) => (
          <li key={title} className={css.step} data-done={isDone || undefined}>
            <span className={css.mark}>{isDone ? <CheckIcon /> : <ClockIcon />}</span>
            <div className={css.words}>
              <h2 className={css.title}>{title}</h2>
              {detail && <p className={css.detail}>{detail}</p>}
              {text && <OwnWords text={text} most={most} />}
              {more}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
