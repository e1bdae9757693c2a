import type { ReactNode } from 'react';
import { DetailRows } from '../../lending-ui/detail-rows.tsx';
import { SupportContactView } from '../../lending-ui/support-contact-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Pill } from '../../ui/pill.tsx';
import { Rows } from '../../ui/rows.tsx';
import type { LoanAct, LoanModel } from './decide-loan.ts';
import css from './loan-details-screen.module.css';

/** What React alone fills in; the first view is drawn without. */
export interface LoanSlots {
  drawing?: ReactNode;
  /** What is said of a payment, of a stale answer, of a press that led nowhere. */
  notes?: ReactNode;
  /** What can be kept of the loan: a receipt, a reminder. */
  keeping?: ReactNode;
  /** What comes after everything about the loan itself. */
  more?: ReactNode;
}

/** Props of `LoanView`. */
export interface LoanViewProps {
  model: LoanModel;
  /** The product's logo; both renderers draw the same picture, React also watches whether it comes. */
  logo: ReactNode;
  slots?: LoanSlots;
}

/** The page of a loan, between its header and its actions. */
export function LoanView({ model, logo, slots = {} }: LoanViewProps) {
  const { hero, product, lines, support } = model;
  return (
    <>
      <Hero
        tone={hero.tone}
        pill={hero.pill && <Pill tone={hero.pill.tone}>{hero.pill.text}</Pill>}
        picture={slots.drawing ?? ''}
        headline={hero.headline}
        text={hero.text}
        label={hero.owed?.label}
        amount={hero.owed?.amount}
      />
      {slots.notes}
      <Rows
        title={
          product && (
            <span className={css.product}>
              {logo}
              {product.name}
            </span>
          )
        }
      >
        <DetailRows lines={lines} />
      </Rows>
      {slots.keeping}
      <SupportContactView {...support} />
      {slots.more}
    </>
  );
}

/** What can be done with the loan, for the page's bar of actions; nothing leaves no bar. */
export const loanActionBar = (
  actions: LoanModel['actions'],
  press: Readonly<Record<LoanAct, () => void>>,
): ReactNode =>
  actions.length > 0 &&
  actions.map(({ act, kind, label }) => (
    <Button key={act} kind={kind} onPress={press[act]}>
      {label}
    </Button>
  ));
