import type { ReactNode } from 'react';
import { PaymentInstructions } from '../../lending-ui/payment-instructions.tsx';
import { SupportContactView } from '../../lending-ui/support-contact-view.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Rows } from '../../ui/rows.tsx';
import { Steps } from '../../ui/steps.tsx';
import type { Copies } from '../../ui/use-copies.ts';
import type { NumberModel } from './decide-number.ts';
import { MethodRow } from './method-row.tsx';
import { NumberCardView } from './number-card-view.tsx';

/** What can be done with a number. */
export interface NumberActs {
  /** Undefined where there is no other method. */
  changeMethod: (() => void) | undefined;
  showCashier: () => void;
  sayPaid: () => void;
  getNewNumber: () => unknown;
}

/** Props of `NumberView`. */
export interface NumberViewProps {
  model: NumberModel;
  acts: Pick<NumberActs, 'changeMethod'>;
  copies?: Copies | undefined;
  /** What React alone fills in: what has to be known first, how to complain, what is open over the page. */
  slots?: { notes?: ReactNode; complaint?: ReactNode; open?: ReactNode };
}

/** The page of a number, between its header and its actions. */
export function NumberView({ model, acts, copies, slots = {} }: NumberViewProps) {
  const { notes, card, steps, method, guides, keepSlip, support } = model;
  return (
    <>
      <div data-side="summary">
        {slots.notes}
        {notes.map(({ tone, text }) => (
          <Note key={text} tone={tone}>
            {text}
          </Note>
        ))}
        <NumberCardView card={card} copies={copies} />
      </div>
      <div data-side="acts">
        {steps.length > 0 && <Steps steps={steps} />}
        <Rows>
          <MethodRow {...method} onChange={acts.changeMethod} />
        </Rows>
        <PaymentInstructions {...guides} />
        <Note tone="plain">{keepSlip}</Note>
        {slots.complaint}
        <SupportContactView {...support} />
      </div>
      {slots.open}
    </>
  );
}

/** The page's bar: the till first, where there is one; else that it was paid; a new number once this one is over. */
export function numberActionBar(
  { newNumber, showCashier, paid }: NumberModel,
  acts: NumberActs,
  /** A new number is on its way. */
  busyLabel?: string,
): ReactNode {
  const isFirst = newNumber === undefined && showCashier === undefined;
  return (
    <>
      {newNumber !== undefined && (
        <Button isBusy={busyLabel !== undefined} busyLabel={busyLabel} onPress={acts.getNewNumber}>
          {newNumber}
        </Button>
      )}
      {showCashier !== undefined && <Button onPress={acts.showCashier}>{showCashier}</Button>}
      <Button kind={isFirst ? 'primary' : 'quiet'} onPress={acts.sayPaid}>
        {paid}
      </Button>
    </>
  );
}
