import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import css from './paged-list.module.css';

/** So many are drawn at first, and come with each press: more at once makes a cheap phone stand still. */
const pageLength = 50;

/** Props of `PagedList`. */
export interface PagedListProps<Item> {
  items: readonly Item[];
  /** How many are drawn at first; one page without it. For a list that somebody comes back to. */
  startLength?: number | undefined;
  /** Told how many are drawn by now. */
  onLength?: ((length: number) => void) | undefined;
  /** Draws the items that are shown; a stretch from the first on. */
  children: (shown: readonly Item[]) => ReactNode;
}

/**
 * A list that may be very long: 50 at first, 50 more or all of them by a press, and all of them on paper. A short one
 * is drawn as it is, with nothing around it.
 */
export function PagedList<Item>({ items, startLength, onLength, children }: PagedListProps<Item>) {
  const { t } = useTranslation();
  const [length, setLength] = useState(Math.max(pageLength, startLength ?? 0));
  const [isPrinting, setPrinting] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  const isLong = items.length > pageLength;
  useEffect(() => {
    if (!isLong) return undefined;
    // The browser takes its picture of the page as soon as this returns.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [isLong]);

  if (!isLong) return children(items);
  const show = (next: number) => {
    setLength(next);
    onLength?.(next);
    // The buttons go with the last item, and the focus would with them.
    if (next >= items.length) count.current?.focus({ preventScroll: true });
  };
  const isWhole = isPrinting || length >= items.length;
  return (
    <>
      {children(isWhole ? items : items.slice(0, length))}
      <div className={css.more}>
        <p ref={count} role="status" tabIndex={-1} className={css.count}>
          {t('shownOf', { shown: Math.min(length, items.length), total: items.length })}
        </p>
        {!isWhole && (
          <>
            <Button kind="secondary" onPress={() => show(length + pageLength)}>
              {t('showMore')}
            </Button>
            <Button kind="quiet" onPress={() => show(items.length)}>
              {t('showAll')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
