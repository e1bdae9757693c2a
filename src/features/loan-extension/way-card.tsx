import type { ReactNode } from 'react';
import css from './ways-compared.module.css';

/** Props of `WayCard`. */
export interface WayCardProps {
  title: ReactNode;
  amount: ReactNode;
  text: ReactNode;
  /** The way that this screen is about. */
  isThis?: boolean | undefined;
  children?: ReactNode;
}

/** One way to pay: its name, what it takes now, and what comes after it. */
export function WayCard({ title, amount, text, isThis, children }: WayCardProps) {
  return (
    <li className={css.way} data-this={isThis || undefined}>
      <h3 className={css.name}>{title}</h3>
      <p className={css.amount}>{amount}</p>
      <p className={css.text}>{text}</p>
      {children}
    </li>
  );
}
