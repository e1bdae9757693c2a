import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cutTo } from '../../domain/character-count.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckIcon } from '../../ui/icons/check.tsx';
import { ClockIcon } from '../../ui/icons/clock.tsx';
import css from './timeline.module.css';

/** One thing that happened, or will. */
export interface TimelineStep {
  title: string;
  /** When; '' where nobody knows. */
  detail?: string | undefined;
  isDone: boolean;
  /** Somebody's own words. */
  text: string;
  /** So many code points are shown until somebody asks for more; undefined: all of it. */
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

interface OwnWordsProps {
  text: string;
  /** See `TimelineStep`. */
  most: number | undefined;
}

/** What somebody wrote: its line breaks are kept, and nothing in it is markup (HD-14). */
function OwnWords({ text, most }: OwnWordsProps) {
  const { t } = useTranslation('complaints');
  const words = useRef<HTMLParagraphElement>(null);
  const [isWhole, setWhole] = useState(false);
  const cut = most === undefined || isWhole ? text : cutTo(text, most);
  const showAll = () => {
    setWhole(true);
    words.current?.focus(); // the button goes, and the focus would with it
  };
  return (
    <>
      <p ref={words} tabIndex={-1} className={css.text}>
        {cut === text ? text : `${cut}…`}
      </p>
      {cut !== text && (
        <Button kind="quiet" size="small" onPress={showAll}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
