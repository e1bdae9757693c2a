import type { ComponentProps } from 'react';
import css from './button.module.css';

/** Props of `TextButton`; whatever else a `<button>` takes is passed on. */
export interface TextButtonProps extends Omit<
  ComponentProps<'button'>,
  'onClick' | 'className' | 'style'
> {
  onPress: () => void;
}

/** A small act inside a text or a row; its target is 44 px high though it looks like a link. */
export function TextButton({ onPress, type = 'button', children, ...rest }: TextButtonProps) {
  return (
    <button {...rest} type={type} className={css.text} onClick={onPress}>
      {children}
    </button>
  );
}
