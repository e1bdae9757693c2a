import { useTranslation } from 'react-i18next';
import { cutTo } from '../../domain/character-count.ts';
import { shownCharacters, type ComplaintListItem } from '../../domain/complaint.ts';
import css from './complaint-line.module.css';
import { useSentTime } from './use-sent-time.ts';

/** A complaint in a list: what it is about, when it was sent, and how it begins. All of it is text, never markup. */
export function ComplaintLine({ complaint }: { complaint: ComplaintListItem }) {
  const { t } = useTranslation('complaints');
  const sentTime = useSentTime();
  const { category, time, content } = complaint;
  const shown = cutTo(content, shownCharacters);
  return (
    <span className={css.line}>
      {category && <span className={css.kind}>{category}</span>}
      {time && <span className={css.time}>{sentTime(time)}</span>}
      {shown && (
        <span className={css.text}>
          <span>{shown === content ? shown : `${shown}… `}</span>
          {shown !== content && <span className={css.more}>{t('more')}</span>}
        </span>
      )}
    </span>
  );
}
