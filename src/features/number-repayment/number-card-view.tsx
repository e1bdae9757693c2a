import { CopyFieldView } from '../../ui/copy-field-view.tsx';
import { GroupedNumber } from '../../ui/grouped-number.tsx';
import { ClockIcon } from '../../ui/icons/clock.tsx';
import type { Copies } from '../../ui/use-copies.ts';
import type { CopyRow, NumberCardModel } from './decide-number-card.ts';
import css from './number-card.module.css';

/** Props of `NumberCardView`. */
export interface NumberCardViewProps {
  card: NumberCardModel;
  /** Nothing can be copied without it. */
  copies?: Copies | undefined;
}

/** The cash or the amount as the hero, and the numbers to pay it with: each large, with Copy beside it (screens §4). */
export function NumberCardView({ card, copies }: NumberCardViewProps) {
  const { total, parts, end, numbers, isOver, words } = card;
  const copyOf = ({ key, text }: CopyRow) => ({
    id: `copy-${key}`,
    words,
    state: copies?.stateOf(key) ?? ('idle' as const),
    valueRef: copies?.valueRef(key),
    onCopy: text === undefined ? undefined : () => copies?.copy(key, text),
  });
  return (
    <section className={css.card}>
      <div className={css.hero}>
        <CopyFieldView {...copyOf(total)} label={total.label} size="hero">
          {total.shown}
        </CopyFieldView>
        {parts.map((part) => (
          <p key={part} className={css.part}>
            {part}
          </p>
        ))}
      </div>
      <div className={css.numbers}>
        {numbers.map((row) => (
          <CopyFieldView key={row.key} {...copyOf(row)} label={row.label} isOff={isOver}>
            <GroupedNumber text={row.shown} />
          </CopyFieldView>
        ))}
      </div>
      {end && (
        <div className={css.end}>
          <ClockIcon />
          <p className={css.endWords}>{end.text}</p>
          {end.left !== undefined && (
            // Drawn before React a second or more ago: it goes on from there.
            <span
              role="timer"
              aria-label={end.leftLabel}
              className={css.left}
              suppressHydrationWarning
            >
              {end.left}
            </span>
          )}
        </div>
      )}
    </section>
  );
}
