import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hasNoAnswer, isLenderError } from '../../domain/lender-error.ts';
import { mayStart } from '../../domain/money-call.ts';
import type { LoanState } from '../../domain/loan-status.ts';
import type { Loan } from '../../domain/loan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { CodeWaitsNote } from '../../payments/code-waits-note.tsx';
import { dueDayOf } from '../../payments/decide-amount.ts';
import { sentSince } from '../../payments/decide-paid.ts';
import { systemClock } from '../../platform/clock.ts';
import { rememberedLoanOf } from '../../session/remembered-loans.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Hero } from '../../ui/hero.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { Pill } from '../../ui/pill.tsx';
import { FailedLoad, type FailedLoadProps } from './failed-load.tsx';

/** Props of `KeepLoan`. */
export interface KeepLoanProps {
  loanId: string;
  loan: Loan;
  state: LoanState;
  /** Milliseconds since 1970: when the lender said it. */
  answeredAt: number;
}

/** Writes down what the lender said, for a time when it cannot be asked; it comes with the face below. */
export function KeepLoan({ loanId, loan, state, answeredAt }: KeepLoanProps) {
  const session = useSession();
  const { amountDue, dueDate, telephone } = loan;
  useEffect(() => {
    rememberedLoanOf(session, loanId).keep({
      state,
      dueDate,
      telephone,
      answeredAt,
      ...(amountDue !== undefined && { amountDue }),
    });
  }, [session, loanId, state, amountDue, dueDate, telephone, answeredAt]);
  return null;
}

/** When something was kept, in words; the day only when it is not today. */
function useAsOf(answeredAt: number): string {
  const { t } = useTranslation('loan-details');
  const format = useFormat();
  const date = format.day(String(answeredAt));
  const time = format.clock(answeredAt);
  return date === format.day(String(systemClock.now()))
    ? t('asOfTime', { time })
    : t('asOfDay', { date, time });
}

/**
 * The loan cannot be asked for now. What this tab was told last is shown greyed, with its time and without a way to
 * pay; with nothing to show, or with an answer that says no, it is the plain error face (screens §8).
 */
export function StaleLoan(props: FailedLoadProps) {
  const { loanRef, loanNow } = props;
  const { loanId } = loanRef;
  const { error } = loanNow;
  const { t } = useTranslation(['loan-details', 'payment', 'app']);
  const say = useSay('payment');
  const errorText = useErrorText();
  const format = useFormat();
  const session = useSession();
  const { timeZone } = useTenant().locale;
  const kept = rememberedLoanOf(session, loanId).find();
  const asOf = useAsOf(kept?.answeredAt ?? 0);
  const codeWaits = <CodeWaitsNote loanRef={loanRef} loanNow={loanNow} />;
  if (!kept || !isLenderError(error) || !hasNoAnswer(error))
    return <FailedLoad {...props}>{codeWaits}</FailedLoad>;
  const { state, amountDue, dueDate } = kept;
  const stateText: Record<LoanState, string> = {
    unpaid: t('state_unpaid'),
    settled: t('state_settled'),
    open: t('state_open'),
  };
  const owes = state === 'unpaid' && amountDue !== undefined;
  // What a late loan asked for was not due on that day.
  const due = dueDayOf(dueDate, timeZone, kept.answeredAt);
  const label =
    due && !due.isLate ? t('amountDueOn', { date: format.weekday(due.date) }) : t('amountDue');
  const openPayment = mayStart[loanNow.standing.is] !== 'yes' && loanNow.record;
  return (
    <Page
      screenKey="loanDetails"
      face="error"
      title={t('title')}
      actions={
        <Button isBusy={loanNow.isAsking} busyLabel={t('app:loading')} onPress={loanNow.askAgain}>
          {t('app:retry')}
        </Button>
      }
    >
      <Note tone="warn" role="alert" title={t('failedTitle')}>
        {errorText(error)}
      </Note>
      <Hero
        tone="calm"
        pill={<Pill tone="plain">{asOf}</Pill>}
        headline={owes ? undefined : stateText[state]}
        {...(owes && { label, amount: format.money(amountDue) })}
        text={t('asOfText')}
      />
      {openPayment && (
        <Note
          tone="warn"
          title={sentSince(loanNow.standing.is, format.clock(openPayment.startedAt), say)}
        >
          {t('payment:acceptedText')}
        </Note>
      )}
      {codeWaits}
      <SupportContact phone={kept.telephone} />
    </Page>
  );
}
