import { useEffect } from 'react';
import type { ConfirmedLoan } from '../../domain/confirmed-loan.ts';
import type { Loan } from '../../domain/loan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { confirmedLoans } from '../../session/confirmed-loans.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { ConfirmedView } from './confirmed-view.tsx';
import css from './confirmed-view.module.css';
import { decideConfirmed } from './decide-confirmed.ts';
import { DueDateReminder } from './due-date-reminder.tsx';

/** Props of `ConfirmedMoment`. */
export interface ConfirmedMomentProps {
  loanRef: LoanRef;
  confirmed: ConfirmedLoan;
  loan: Loan;
  onDone: () => void;
}

/** Confirmed: shown once, in the tab that confirmed, in the place of the loan's page; a reload shows the loan. */
export function ConfirmedMoment({ loanRef, confirmed, loan, onDone }: ConfirmedMomentProps) {
  const say = useSay('loan-details');
  const format = useFormat();
  const tenant = useTenant();
  const session = useSession();
  const { productId } = loanRef;
  useEffect(() => confirmedLoans(session).forget(productId), [session, productId]);
  const model = decideConfirmed({ confirmed, loan, tenant, say, format });
  return (
    <div className={css.flood}>
      <Page
        screenKey="loanDetails"
        face="ready"
        title={model.title}
        actions={<Button onPress={onDone}>{model.action}</Button>}
      >
        <ConfirmedView
          model={model}
          slots={{ reminder: <DueDateReminder loanId={loanRef.loanId} loan={loan} /> }}
        />
      </Page>
    </div>
  );
}
