import { memo, useId, type ReactNode } from 'react';
import css from './check-row.module.css';

/** Props of `CheckRow`. */
export interface CheckRowProps {
  /** Told to `onToggle`, so that one function can serve a whole list. */
  index: number;
  title: ReactNode;
  detail?: ReactNode;
  /** A figure at the row's end; it belongs to the row's name. */
  aside?: ReactNode;
  /** Why the row cannot be chosen, in a sentence. */
  whyOff?: ReactNode;
  isChecked: boolean;
  /** A tap changes nothing now; the row still takes the focus, so that a keyboard keeps its place. */
  isOff?: boolean | undefined;
  /** 'bad' marks a row that is in trouble; its detail must say so in words. 'head' stands for all rows. */
  tone?: 'bad' | 'head' | undefined;
  onToggle: (index: number) => void;
}

/**
 * One of many that can be chosen: a native check box whose whole row is the target.
 */
export function CheckRow({
  index,
  title,
  detail,
  aside,
  whyOff,
  isChecked,
  isOff,
  tone,
  onToggle,
}: CheckRowProps) {
  const id = useId();
  const hasMore = detail != null || whyOff != null;
  return (
    <label
      className={css.row}
      data-checked={isChecked || undefined}
      data-off={isOff || undefined}
      data-tone={tone}
    >
      <input
        type="checkbox"
        className={css.box}
        checked={isChecked}
        aria-disabled={isOff || undefined}
        aria-labelledby={aside == null ? `${id}-title` : `${id}-title ${id}-aside`}
        aria-describedby={hasMore ? `${id}-more` : undefined}
        onChange={() => onToggle(index)}
      />
      <CheckRowText id={id} title={title} detail={detail} aside={aside} whyOff={whyOff} />
    </label>
  );
}

/** What a row says, without its mark: a press that marks a hundred rows draws none of their words again. */
const CheckRowText = memo(function CheckRowText({
  id,
  title,
  detail,
  aside,
  whyOff,
}: Pick<CheckRowProps, 'title' | 'detail' | 'aside' | 'whyOff'> & { id: string }) {
  return (
    <span className={css.text}>
      <span className={css.title} id={`${id}-title`}>
        {title}
      </span>
      {aside != null && (
        <span className={css.aside} id={`${id}-aside`}>
          {aside}
        </span>
      )}
      {(detail != null || whyOff != null) && (
        <span className={css.more} id={`${id}-more`}>
          {detail != null && <span>{detail}</span>}
          {whyOff != null && <span className={css.why}>{whyOff}</span>}
        </span>
      )}
    </span>
  );
});

/** Props of `CheckRows`. */
export interface CheckRowsProps {
  legend: ReactNode;
  children: ReactNode;
  /** Hundreds of rows: those out of sight are not laid out, where the browser can. */
  isLong?: boolean | undefined;
}

/** A card of `CheckRow`s that belong together. */
export function CheckRows({ legend, children, isLong }: CheckRowsProps) {
  return (
    <fieldset data-long={isLong || undefined} className={css.rows}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.card}>{children}</div>
    </fieldset>
  );
}
