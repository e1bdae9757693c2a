import type { ReactNode } from 'react';
import css from './options-compared.module.css';

/** Props of `OptionCard`. */
export interface OptionCardProps {
  title: ReactNode;
  amount: ReactNode;
  text: ReactNode;
  /** The option that this screen is about. */
  isThis?: boolean | undefined;
  children?: ReactNode;
}

/** One option: its name, what it takes now, and what comes after it. */
export function OptionCard({ title, amount, text, isThis, children }: OptionCardProps) {
  return (
    <li className={css.option} data-this={isThis || undefined}>
      <h3 className={css.name}>{title}</h3>
      <p className={css.amount}>{amount}</p>
      <p className={css.text}>{text}</p>
      {children}
    </li>
  );
}
