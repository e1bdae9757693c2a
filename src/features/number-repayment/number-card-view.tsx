import { CopyFieldView } from '../../ui/copy-field-view.tsx';
import { PayHead } from '../../payments/pay-head.tsx';
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

/** The head with the cash or the amount, and the numbers to pay it with, each with Copy beside it (screens §4). */
export function NumberCardView({ card, copies }: NumberCardViewProps) {
  const { total, parts, facts, end, numbers, others, isOver, words } = card;
  const copyOf = ({ key, text }: CopyRow) => ({
    id: `copy-${key}`,
    words,
    state: copies?.stateOf(key) ?? ('idle' as const),
    valueRef: copies?.valueRef(key),
    onCopy: text === undefined ? undefined : () => copies?.copy(key, text),
  });
  return (
    <>
      <PayHead facts={facts}>
        <CopyFieldView {...copyOf(total)} label={total.label} size="hero">
          {total.shown}
        </CopyFieldView>
        {parts.map((part) => (
          <p key={part} className={css.part}>
            {part}
          </p>
        ))}
      </PayHead>
      <section className={css.card}>
        <div className={css.numbers}>
          {[...numbers, ...others].map((row) => (
            <CopyFieldView
              key={row.key}
              {...copyOf(row)}
              label={row.label}
              size={others.includes(row) ? 'small' : 'main'}
              isOff={isOver}
            >
              <GroupedNumber text={row.shown} />
            </CopyFieldView>
          ))}
        </div>
        {end && (
          <div className={css.end}>
            <ClockIcon />
            <div className={css.endWords}>
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
              <p>{end.text}</p>
            </div>
          </div>
        )}
      </section>
    </>
  );
}
