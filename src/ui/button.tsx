import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { ButtonFace, labelOf, type ButtonFaceProps, type ButtonKind } from './button-face.tsx';
import css from './button.module.css';
import { onPlainClick } from './plain-click.ts';

/** Props of `Button`; whatever else a `<button>` takes is passed on. While busy it ignores presses. */
export interface ButtonProps extends Omit<ButtonFaceProps, 'onClick'> {
  /** Called once per press; while a promise it returned is open, presses are ignored. */
  onPress?: (() => unknown) | undefined;
}

/** A button that becomes its own progress and cannot act twice, however fast it is tapped (screens §0). */
export function Button({ onPress, ...rest }: ButtonProps) {
  const isLocked = useRef(false);
  const press = (event: MouseEvent) => {
    if (rest.isBusy || isLocked.current) {
      event.preventDefault();
      return;
    }
    const result = onPress?.();
    if (result instanceof Promise) {
      isLocked.current = true;
      const unlock = () => {
        isLocked.current = false;
      };
      result.then(unlock, unlock);
    }
  };
  return <ButtonFace {...rest} onClick={press} />;
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
