import type { ReactNode } from 'react';
import { isWiderThan } from '../../platform/window-width.ts';
import { Button } from '../../ui/button.tsx';
import type { LoanAct, LoanModel } from './loan-model.ts';

/** Whether the page has two columns (`src/ui/page.module.css`): there the action follows the loan's number. */
export const isDesk = (): boolean => isWiderThan(768);

/** What can be done with the loan. */
export const loanButtons = (
  actions: LoanModel['actions'],
  press: Readonly<Record<LoanAct, () => void>>,
): ReactNode =>
  actions.map(({ act, kind, label }) => (
    <Button key={act} kind={kind} onPress={press[act]}>
      {label}
    </Button>
  ));
