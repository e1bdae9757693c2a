import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutTo } from '../../domain/character-count.ts';
import { Button } from '../../ui/button.tsx';
import css from './timeline.module.css';

/** Props of `OwnWords`. */
export interface OwnWordsProps {
  text: string;
  /** So many code points are shown until somebody asks for more; undefined: all of it. */
  most: number | undefined;
}

/** What somebody wrote: its line breaks are kept, and nothing in it is markup (HD-14). */
export function OwnWords({ text, most }: OwnWordsProps) {
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
