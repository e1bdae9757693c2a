import { type ReactNode, useEffect } from 'react';
import { type ConfirmedLoan, confirmedLoans } from '../../session/confirmed-loans.ts';
import type { Loan } from '../../domain/loan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SentOffDrawing } from '../../ui/drawings/sent-off.tsx';
import { Page } from '../../ui/page.tsx';
import { Steps } from '../../ui/steps.tsx';
import css from './confirmed-moment.module.css';
import { type ConfirmedModel, decideConfirmed } from './decide-confirmed.ts';
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

/** Props of `ConfirmedView`. */
interface ConfirmedViewProps {
  model: ConfirmedModel;
  /** What React alone can do: put the first payment into the calendar. */
  slots?: { reminder?: ReactNode };
}

/** Confirmed (look, row 1): the amount leaves for its account, what happens when, and the first payment as a date. */
function ConfirmedView({ model, slots }: ConfirmedViewProps) {
  const { amount, words, firstPayment } = model;
  return (
    <>
      <div className={css.hero}>
        <SentOffDrawing symbol={model.symbol} account={model.account} />
        <h2 className={css.headline}>
          <span className={css.amount} data-long={amount.length > 9 || undefined}>
            {amount}
          </span>
          {/* A voice reads the two as one sentence. */}
          <span className={css.words}>{` ${words}`}</span>
        </h2>
      </div>
      <section className={css.paper}>
        <Steps steps={model.steps} isLive />
        {firstPayment && (
          <div className={css.first}>
            <dl>
              <dt className={css.label}>{firstPayment.label}</dt>
              <dd className={css.date}>{firstPayment.date}</dd>
              {firstPayment.amount && <dd>{firstPayment.amount}</dd>}
            </dl>
            {slots?.reminder}
          </div>
        )}
      </section>
    </>
  );
}
