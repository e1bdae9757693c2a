import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { InstalmentPlan } from '../../domain/instalment-plan.ts';
import { isNothing } from '../../domain/money.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { usePaymentUnderWay } from '../../lender-api/loan/use-payment-under-way.ts';
import { PartPaymentNotes } from '../../lending-ui/part-payment-notes.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { TotalBar } from '../../lending-ui/total-bar.tsx';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { usePayAmount } from '../../navigation/use-pay-amount.ts';
import { printPage } from '../../platform/printing.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { SettledDrawing } from '../../ui/drawings/settled.tsx';
import { EmptyFace } from '../../ui/empty-face.tsx';
import { later } from '../../ui/later.tsx';
import { Note } from '../../ui/note.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { PaidList } from './paid-list.tsx';
import { planLength } from './plan-length.ts';
import { PrintedSchedule } from './printed-schedule.tsx';
import { useChooseInstalments } from './use-choose-instalments.ts';
import { useInstalmentWords } from './use-instalment-words.ts';
import { usePrinting } from './use-printing.ts';
import { WaitingList } from './waiting-list.tsx';

const PlanReminder = later(() => import('./plan-reminder.tsx').then((chunk) => chunk.PlanReminder));

/** Props of `RepayInstalments`. */
export interface RepayInstalmentsProps {
  loanRef: LoanRef;
  plan: InstalmentPlan;
  /** Why the plan may be old; undefined while it is what the lender said last. */
  staleReason: string | undefined;
  isAsking: boolean;
  askAgain: () => void;
}

/** Choosing how much of the plan to pay now, with the sum always in sight (screens §4). */
export function RepayInstalments({
  loanRef,
  plan,
  staleReason,
  isAsking,
  askAgain,
}: RepayInstalmentsProps) {
  const { t } = useTranslation(['instalments', 'part-payment', 'app']);
  const format = useFormat();
  const bridge = useBridge();
  const goTo = useGoTo();
  const { repayment } = useTenant();
  const { waiting, paid } = plan;
  const inWords = useInstalmentWords(useMemo(() => planLength(plan), [plan]));
  const { chosen, total, tap, tapAll } = useChooseInstalments(waiting);
  const underWay = usePaymentUnderWay(loanRef);
  const payAmount = usePayAmount();
  const isPrinting = usePrinting();

  const isEmpty = waiting.length === 0;
  const isStale = staleReason !== undefined;
  const mayPay = !isEmpty && !isStale && payAmount !== undefined && underWay?.hold !== 'held';
  const isPayable = total !== undefined && !isNothing(total);
  const pay = () => {
    if (isPayable) payAmount?.(loanRef, total);
  };
  const actions = isStale ? (
    <Button isBusy={isAsking} busyLabel={t('app:loading')} onPress={askAgain}>
      {t('app:retry')}
    </Button>
  ) : mayPay ? (
    <>
      <TotalBar
        label={t('total')}
        detail={t('chosenOf', { chosen, count: waiting.length })}
        amount={format.major(total)}
        problem={total === undefined ? t('amountUnknown') : undefined}
      />
      <Button isOff={!isPayable} onPress={pay}>
        {t('pay')}
      </Button>
    </>
  ) : (
    <Button onPress={() => goTo.go('loanDetails', loanRef)}>{t('part-payment:seeLoan')}</Button>
  );

  return (
    <Page
      screenKey="instalments"
      face={isEmpty ? 'empty' : 'ready'}
      title={t('title')}
      actions={actions}
    >
      {isPrinting && <PrintedSchedule plan={plan} loanId={loanRef.loanId} inWords={inWords} />}
      <Note tone="plain" title={plan.productName || undefined}>
        <p>{t('payTo', { payee: repayment.payeeName })}</p>
        {plan.note && <p>{plan.note}</p>}
      </Note>
      <PartPaymentNotes
        underWay={
          underWay && {
            startedAt: underWay.record.startedAt,
            amount: underWay.record.amount,
            isHeld: underWay.hold === 'held',
          }
        }
        staleReason={staleReason}
        isNotYet={!isEmpty && !payAmount}
      />
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
    </Page>
  );
}
