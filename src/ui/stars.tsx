import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { StarIcon } from './icons/star.tsx';
import css from './stars.module.css';

/** Props of `Stars`. */
export interface StarsProps {
  legend: ReactNode;
  /** 1 to 5, or 0 while nothing is chosen. */
  value: number;
  /** The choice changed, by pointer or by arrow keys. */
  onChoose: (stars: number) => void;
  /**
   * The choice is meant: a tap, or Space or Enter on a star. Arrow keys alone do not confirm, so a screen
   * that sends at once sends here (HD-61).
   */
  onConfirm?: ((stars: number) => void) | undefined;
  /** Accessible name of a star, such as "3 of 5". */
  nameOf: (stars: number) => string;
  /** For a screen with two ratings; unique without it. */
  name?: string | undefined;
  disabled?: boolean | undefined;
}

const ALL = [1, 2, 3, 4, 5];

/** Five stars: a native radio group, filled up to the choice. */
export function Stars({ legend, value, onChoose, onConfirm, nameOf, name, disabled }: StarsProps) {
  const ownName = useId();
  const isMovedByArrows = useRef(false);
  const press = (event: KeyboardEvent, stars: number) => {
    isMovedByArrows.current = event.key.startsWith('Arrow');
    const isMeant = event.key === ' ' || event.key === 'Enter';
    if (isMeant && stars === value) {
      event.preventDefault();
      onConfirm?.(stars);
    }
  };
  return (
    <fieldset className={css.stars} disabled={disabled}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.row} onPointerDown={() => (isMovedByArrows.current = false)}>
        {ALL.map((stars) => (
          <label key={stars} className={css.star} data-full={stars <= value || undefined}>
            <input
              type="radio"
              className={css.input}
              name={name ?? ownName}
              value={stars}
              checked={stars === value}
              aria-label={nameOf(stars)}
              onKeyDown={(event) => press(event, stars)}
              // A star that the arrows have chosen changes no more, and a tap on it is meant all the same.
              onClick={() => {
                if (stars === value && !isMovedByArrows.current) onConfirm?.(stars);
              }}
              onChange={() => {
                onChoose(stars);
                if (!isMovedByArrows.current) onConfirm?.(stars);
              }}
            />
            <StarIcon />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
