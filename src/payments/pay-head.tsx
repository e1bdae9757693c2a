import type { ReactNode } from 'react';
import css from './pay-head.module.css';

/** Props of `PayHead`. */
export interface PayHeadProps {
  /** What the amount is. */
  label?: string | undefined;
  /** The screen's one number. */
  amount?: string | undefined;
  /** To whom, by when, which loan. */
  facts: readonly { label: string; value: ReactNode }[];
  /** Instead of a plain amount: one that can be copied, and what it is made of. */
  children?: ReactNode;
}

/** The head of a payment, on paper: how much, to whom, by when, for which loan. Holds no hook. */
export function PayHead({ label, amount, facts, children }: PayHeadProps) {
  return (
    <section className={css.head}>
      {amount !== undefined && (
        <>
          <p className={css.label}>{label}</p>
          <p className={css.amount} data-amount="">
            {amount}
          </p>
        </>
      )}
      {children}
      <dl className={css.facts}>
        {facts.map((fact) => (
          <div key={fact.label} className={css.fact}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
