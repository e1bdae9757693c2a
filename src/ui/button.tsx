import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import css from './button.module.css';
import { onPlainClick } from './plain-click.ts';
import { wrapTexts } from './wrap-texts.tsx';

/** 'primary' once per screen; 'secondary' is tinted; 'quiet' is text with a button's target; 'danger' undoes or ends. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Props of `Button`; whatever else a `<button>` takes is passed on. */
export interface ButtonProps extends Omit<
  ComponentProps<'button'>,
  'onClick' | 'className' | 'style'
> {
  kind?: ButtonKind | undefined;
  /** 'small' is as wide as its text and 44 px high. */
  size?: 'main' | 'small' | undefined;
  /** At work: shows so and ignores presses. */
  isBusy?: boolean | undefined;
  /** What the button says while at work; its own text without it. */
  busyLabel?: ReactNode;
  /** Looks off and says so, but keeps the focus and still calls `onPress`, which tells why. */
  isOff?: boolean | undefined;
  /** Called once per press; while a promise it returned is open, presses are ignored. */
  onPress?: (() => unknown) | undefined;
}

/** A text alone as it is; beside a mark, in an element of its own. */
const labelOf = (children: ReactNode) =>
  typeof children === 'string' ? children : wrapTexts(children);

/** Buttons whose act is still going on. Kept beside the elements, so that a button needs nothing of React. */
const acting = new WeakSet<EventTarget>();

/** A button that becomes its own progress and cannot act twice, however fast it is tapped (screens §0). */
export function Button({
  kind,
  size,
  isBusy = false,
  busyLabel,
  isOff = false,
  onPress,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent) => {
    const button = event.currentTarget;
    if (isBusy || acting.has(button)) {
      event.preventDefault();
      return;
    }
    const result = onPress?.();
    if (result instanceof Promise) {
      acting.add(button);
      const unlock = () => acting.delete(button);
      result.then(unlock, unlock);
    }
  };
  return (
    <button
      {...rest}
      type={type}
      className={css.button}
      data-kind={kind ?? 'primary'}
      data-size={size}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isOff || undefined}
      onClick={press}
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

/** Props of `ButtonLink`; whatever else an `<a>` takes is passed on. */
export interface ButtonLinkProps extends Omit<
  ComponentProps<'a'>,
  'onClick' | 'className' | 'style'
> {
  href: string;
  /** Follows a plain click inside the app; clicks with a modifier key stay the browser's. */
  onFollow?: (() => void) | undefined;
  kind?: ButtonKind | undefined;
  size?: 'main' | 'small' | undefined;
}

/** A link with a button's looks: it goes somewhere, it does nothing. */
export function ButtonLink({ href, onFollow, kind, size, children, ...rest }: ButtonLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      className={css.button}
      data-kind={kind ?? 'primary'}
      data-size={size}
      onClick={onPlainClick(onFollow)}
    >
      <span className={css.label}>{labelOf(children)}</span>
    </a>
  );
}
