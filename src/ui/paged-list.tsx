import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { onPrinting } from '../platform/printing.ts';
import { Button } from './button.tsx';
import { pageLength } from './page-length.ts';
import css from './paged-list.module.css';

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
  const [length, setLength] = useState(Math.max(pageLength, startLength ?? 0));
  const [isPrinting, setPrinting] = useState(false);
  if (items.length <= pageLength) return children(items);
  // A press is answered by the next picture, and the rows are drawn between two of them.
  const show = (next: number) =>
    startTransition(() => {
      setLength(next);
      onLength?.(next);
    });
  return (
    <>
      {children(isPrinting ? items : items.slice(0, length))}
      <MoreOfList length={length} total={items.length} onShow={show} onPrint={setPrinting} />
    </>
  );
}

/** Props of `MoreOfList`. */
export interface MoreOfListProps {
  /** How many are drawn by now, of how many. */
  length: number;
  total: number;
  /** Somebody wants so many. */
  onShow: (length: number) => void;
  /** Paper wants the whole list, until it does not. */
  onPrint: (isPrinting: boolean) => void;
}

/** What stands under a part of a long list: how much it is, and the presses for more and for all. */
export function MoreOfList({ length, total, onShow, onPrint }: MoreOfListProps) {
  const { t } = useTranslation();
  const count = useRef<HTMLParagraphElement>(null);
  // The browser takes its picture of the page as soon as this returns.
  useEffect(() => onPrinting((isPrinting) => flushSync(() => onPrint(isPrinting))), [onPrint]);
  const show = (next: number) => {
    onShow(next);
    // The buttons go with the last item, and the focus would with them.
    if (next >= total) count.current?.focus({ preventScroll: true });
  };
  return (
    <div className={css.more}>
      <p ref={count} role="status" tabIndex={-1} className={css.count}>
        {t('shownOf', { shown: Math.min(length, total), total })}
      </p>
      {length < total && (
        <>
          <Button kind="secondary" onPress={() => show(length + pageLength)}>
            {t('showMore')}
          </Button>
          <Button kind="quiet" onPress={() => show(total)}>
            {t('showAll')}
          </Button>
        </>
      )}
    </div>
  );
}
