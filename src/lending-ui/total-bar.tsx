import type { ReactNode } from 'react';
import css from './total-bar.module.css';

/** Props of `TotalBar`. */
export interface TotalBarProps {
  /** What the amount is. */
  label: ReactNode;
  /** What it is made of. */
  detail?: ReactNode;
  amount: ReactNode;
  /** The button says the amount: here it is only for the ear. */
  isOnButton?: boolean | undefined;
  /** Why it cannot be paid. */
  problem?: ReactNode;
}

/** What a tap on the button under it will pay; every change is spoken. */
export function TotalBar({ label, detail, amount, isOnButton, problem }: TotalBarProps) {
  const shown = (look: string | undefined) => (isOnButton ? 'visually-hidden' : look);
  return (
    <div role="status" className={css.bar}>
      <p className={css.total}>
        <span className={css.words}>
          <span className={shown(css.label)}>{label}</span>
          {detail != null && <span className={css.detail}>{detail}</span>}
        </span>
        <strong className={shown(css.amount)}>{amount}</strong>
      </p>
      {problem != null && <p className={css.problem}>{problem}</p>}
    </div>
  );
}
