import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import css from './button.module.css';
import { wrapTexts } from './wrap-texts.tsx';

/** 'primary' once per screen; 'secondary' is tinted; 'quiet' is text with a button's target; 'danger' undoes or ends. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Props of `ButtonFace`; whatever else a `<button>` takes is passed on. */
export interface ButtonFaceProps extends Omit<
  ComponentProps<'button'>,
  'onClick' | 'className' | 'style'
> {
  kind?: ButtonKind | undefined;
  /** 'small' is as wide as its text and 44 px high. */
  size?: 'main' | 'small' | undefined;
  /** At work: shows so. */
  isBusy?: boolean | undefined;
  /** What the button says while at work; its own text without it. */
  busyLabel?: ReactNode;
  /** Looks off and says so, but keeps the focus and can be pressed, which tells why. */
  isOff?: boolean | undefined;
  onClick?: MouseEventHandler | undefined;
}

/** A text alone as it is; beside a mark, in an element of its own. */
export const labelOf = (children: ReactNode) =>
  typeof children === 'string' ? children : wrapTexts(children);

/** How a button looks, without a memory: whoever uses it alone sees to it that a press acts once. */
export function ButtonFace({
  kind,
  size,
  isBusy = false,
  busyLabel,
  isOff = false,
  type = 'button',
  children,
  ...rest
}: ButtonFaceProps) {
  return (
    <button
      {...rest}
      type={type}
      className={css.button}
      data-kind={kind ?? 'primary'}
      data-size={size}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isOff || undefined}
    >
      <span className={css.label} data-away={(isBusy && busyLabel != null) || undefined}>
        {labelOf(children)}
      </span>
      {isBusy && (
        <span className={css.busy}>
          <span className={css.spinner} />
          {wrapTexts(busyLabel)}
        </span>
      )}
    </button>
  );
}
