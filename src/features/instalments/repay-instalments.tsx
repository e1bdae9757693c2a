import { useMemo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { InstalmentPlan } from '../../domain/instalment-plan.ts';
import { claimOf } from '../../domain/loan-claim.ts';
import { mayStart } from '../../domain/money-call.ts';
import { isNothing } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { StaleNote, type Asked } from '../../lending-ui/query-page.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { TotalBar } from '../../lending-ui/total-bar.tsx';
import { loanFact } from '../../payments/decide-amount.ts';
import { usePayChosen } from '../../payments/go-to-repayment.ts';
import { NotYetNote } from '../../payments/not-yet-note.tsx';
import { PayHead } from '../../payments/pay-head.tsx';
import { PaymentNotes } from '../../payments/payment-notes.tsx';
import { useLoanNow } from '../../payments/use-loan-now.ts';
import { useSeeLoan } from '../../payments/use-see-loan.ts';
import { printPage, onPrinting } from '../../platform/printing.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SettledDrawing } from '../../ui/drawings/settled.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PaidList } from './paid-list.tsx';
import { PlanReminder } from './plan-reminder.tsx';
import { PrintedSchedule } from './printed-schedule.tsx';
import { useChooseInstalments } from './use-choose-instalments.ts';
import { useInstalmentWords } from './use-instalment-words.ts';
import { WaitingList } from './waiting-list.tsx';

/** Whether the page is being put on paper right now; what is only for paper need not exist before. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => onPrinting((is) => flushSync(() => setPrinting(is))), []);
  return isPrinting;
}

/**
 * How many instalments the whole loan has: only when those that the lender lists are numbered 1, 2, 3… without
 * a gap, else undefined, for then "3 of 12" would be a guess.
 */
function planLength({ waiting, paid }: InstalmentPlan): number | undefined {
  const numbers = new Set([...paid, ...waiting].map(({ number }) => number));
  const count = paid.length + waiting.length;
  if (numbers.size !== count) return undefined;
  for (let number = 1; number <= count; number += 1)
    if (!numbers.has(String(number))) return undefined;
  return count;
}

/** Props of `RepayInstalments`. */
export interface RepayInstalmentsProps extends Asked {
  loanRef: LoanRef;
  plan: InstalmentPlan;
}

/** Choosing how much of the plan to pay now, with the sum always in sight (screens §4). */
export function RepayInstalments({
  loanRef,
  plan,
  staleReason,
  isAsking,
  askAgain,
}: RepayInstalmentsProps) {
  const { t } = useTranslation(['instalments', 'payment', 'app']);
  const say = useSay('payment');
  const format = useFormat();
  const bridge = useBridge();
  const seeLoan = useSeeLoan(loanRef, 'loanDetails');
  const { repayment } = useTenant();
  const { waiting, paid } = plan;
  const length = useMemo(() => planLength(plan), [plan]);
  const inWords = useInstalmentWords(length);
  const { chosen, total, tap, tapAll } = useChooseInstalments(waiting);
  const loanNow = useLoanNow(loanRef);
  const payChosen = usePayChosen();
  const isPrinting = usePrinting();

  const isEmpty = waiting.length === 0;
  const isStale = staleReason !== undefined;
  const mayPay =
    !isEmpty && !isStale && payChosen !== undefined && mayStart[loanNow.standing.is] !== 'no';
  const isPayable = total !== undefined && !isNothing(total);
  const pay = () => {
    const [first] = waiting;
    const last = waiting[chosen - 1];
    if (!isPayable || !payChosen || !first || !last) return;
    const numbers = { first: first.number || '1', last: last.number || String(chosen) };
    const dueDate = first.dueDate || undefined;
    const part = { kind: 'instalments' as const, count: chosen, ...numbers, dueDate, of: length };
    payChosen(loanRef, total, part, loanNow.loan && claimOf(loanNow.loan));
  };
  const actions = mayPay ? (
    <>
      <TotalBar
        label={t('total')}
        detail={t('chosenOf', { chosen, count: waiting.length })}
        amount={format.major(total)}
        isOnButton={isPayable}
        problem={total === undefined ? t('amountUnknown') : undefined}
      />
      <Button isOff={!isPayable} onPress={pay}>
        {isPayable ? t('payment:payAmount', { amount: format.major(total) }) : t('pay')}
      </Button>
    </>
  ) : (
    <Button onPress={seeLoan.return}>{t('payment:seeLoan')}</Button>
  );

  return (
    <Page
      screenKey="instalments"
      face={isEmpty ? 'empty' : 'ready'}
      title={t('title')}
      actions={actions}
    >
      {isPrinting && <PrintedSchedule plan={plan} loanId={loanRef.loanId} inWords={inWords} />}
      <div data-side="summary">
        <PayHead
          facts={[
            { label: t('payment:payTo'), value: repayment.payeeName },
            loanFact(loanRef.loanId, say),
          ]}
        >
          {plan.productName && <p>{plan.productName}</p>}
        </PayHead>
        {plan.note && <Note tone="plain">{plan.note}</Note>}
        <PaymentNotes loanRef={loanRef} loanNow={loanNow} />
        <StaleNote staleReason={staleReason} isAsking={isAsking} askAgain={askAgain} />
        {!isEmpty && !payChosen && <NotYetNote />}
      </div>
      <div data-side="acts">
        <Tabs
          label={t('tabs')}
          tabs={[
            {
              id: 'waiting',
              title: t('waitingTab', { number: plan.waitingCount || waiting.length }),
              children: isEmpty ? (
                <EmptyFace
                  title={t('emptyTitle')}
                  text={t('emptyText')}
                  drawing={<SettledDrawing />}
                />
              ) : (
                <WaitingList
                  waiting={waiting}
                  inWords={inWords}
                  chosen={chosen}
                  onTap={tap}
                  onTapAll={tapAll}
                />
              ),
            },
            {
              id: 'paid',
              title: t('paidTab', { number: paid.length }),
              children: <PaidList paid={paid} inWords={inWords} />,
            },
          ]}
        />
        {bridge.shell === 'browser' && !(isEmpty && paid.length === 0) && (
          <Button kind="quiet" onPress={printPage}>
            {t('print')}
          </Button>
        )}
        <PlanReminder loanId={loanRef.loanId} waiting={waiting} inWords={inWords} />
        <SupportContact />
      </div>
    </Page>
  );
}
