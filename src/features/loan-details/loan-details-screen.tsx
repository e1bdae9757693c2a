import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { isBeingPaid } from '../../domain/money-call.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import { useTrackBorrowMoreMutation } from '../../lender-api/loan/loan.api.ts';
import { skeletonShapes } from '../../lending-ui/skeleton-shapes.ts';
import { PlanTimeline } from '../../lending-ui/plan-timeline.tsx';
import { LoadingFace, StaleNote } from '../../lending-ui/query-page.tsx';
import { SupportContact } from '../../lending-ui/support-contact.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useNavigationAccess } from '../../navigation/navigation-context.tsx';
import { useGoTo, useNeededParams } from '../../navigation/use-go-to.ts';
import { usePrefetch } from '../../navigation/use-prefetch.ts';
import { NotYetNote } from '../../payments/not-yet-note.tsx';
import { missingPayment } from '../../payments/missing-payment.ts';
import { mayHaveOpenNumber } from '../../payments/money-trace.ts';
import { usePaidMoment } from '../../payments/use-paid-moment.tsx';
import { repaymentStart } from '../../payments/decide-repay.ts';
import { useLoanNow } from '../../payments/use-loan-now.ts';
import { systemClock } from '../../platform/clock.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { later } from '../../ui/later.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { longList } from '../../ui/long-list.tsx';
import { Page } from '../../ui/page.tsx';
import { Picture } from '../../ui/picture.tsx';
import { decideLoan, ruleOf } from './decide-loan.ts';
import type { LoanAct } from './loan-model.ts';
import { FailedLoad } from './failed-load.tsx';
import { loanActionBar, LoanView } from './loan-view.tsx';
import { statusDrawings } from './status-drawings.tsx';
import { useConfirmedMoment } from './use-confirmed-moment.ts';
import { usePlan } from './use-plan.ts';
import { useRepay } from '../../payments/use-repay.ts';

// Below the fold or not for everyone, so they come after what is owed.
const RecommendedProducts = later(() =>
  import('./recommended-products.tsx').then((chunk) => chunk.RecommendedProducts),
);
// Few loans have a payment to speak of; one that is being looked for stands in the hero's place.
const notes = () => import('../../payments/payment-notes.tsx').then((chunk) => chunk.PaymentNotes);
const PaymentNotes = later(notes);
const CheckingNotes = later(notes, () => <Skeleton shape="moment" />);
const OpenNumberNote = later(() =>
  import('../../payments/open-number-note.tsx').then((chunk) => chunk.OpenNumberNote),
);
const LoanRating = later(() => import('./loan-rating.tsx').then((chunk) => chunk.LoanRating));
const DueDateReminder = later(() =>
  import('./due-date-reminder.tsx').then((chunk) => chunk.DueDateReminder),
);
const CopyNumber = later(() =>
  import('../../lending-ui/copy-number.tsx').then((chunk) => chunk.CopyNumber),
);
const Receipt = later(() => import('./receipt.tsx').then((chunk) => chunk.Receipt));
// What was kept is shown by the same file, so whoever has something kept has its face as well.
const staleLoan = () => import('./stale-loan.tsx');
const KeepLoan = later(() => staleLoan().then((chunk) => chunk.KeepLoan));
const StaleLoan = later(() => staleLoan().then((chunk) => chunk.StaleLoan), FailedLoad);

/** Whoever tapped may have scrolled away from where the answer to the tap appears. */
const intoView = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'center' });

/** How a loan stands: what is owed, to whom, by when, whether it is paid, and what can be done (screens §3). */
export function LoanDetailsScreen() {
  const { t, i18n } = useTranslation(['loan-details', 'app']);
  const say = useSay('loan-details', 'app');
  const format = useFormat();
  const errorText = useErrorText();
  const tenant = useTenant();
  const goTo = useGoTo();
  const bridge = useBridge();
  const { address } = useNavigationAccess();
  const [trackBorrowMore] = useTrackBorrowMoreMutation();
  const loanRef = useNeededParams('loanId', 'productId');
  const loanNow = useLoanNow(loanRef);
  const { loan, answeredAt, standing } = loanNow;
  const rule = loan && ruleOf(loan, tenant);
  const plan = usePlan(loanRef, loan);
  const justConfirmed = useConfirmedMoment(loanRef);
  const [hasOpenNumber] = useState(() => mayHaveOpenNumber({ ...loanNow.place, ...loanRef }));
  const [isNotYet, setNotYet] = useState(false);
  const [isReceiptOpen, setReceiptOpen] = useState(false);
  const repay = useRepay(loanRef, () => setNotYet(true));
  usePrefetch(
    rule?.actions.includes('repay') && goTo.isOpen(tenant.repayment.route)
      ? repaymentStart(tenant.repayment, goTo.isOpen)
      : undefined,
  );

  const paidMoment = usePaidMoment('loanDetails', loanRef.loanId, loanNow);
  if (paidMoment) return paidMoment;
  if (!loan && loanNow.isError) return <StaleLoan loanRef={loanRef} loanNow={loanNow} />;
  // A loan that is refused after all is shown as what it is.
  const moment = rule && rule.picture !== 'declined' ? justConfirmed : undefined;
  if (!loan || !rule || (moment && !moment.Moment)) {
    return (
      <LoadingFace screenKey="loanDetails" title={t('title')} shapes={skeletonShapes.loanDetails} />
    );
  }

  if (moment?.Moment) {
    const { Moment, confirmed, close } = moment;
    return <Moment loanRef={loanRef} confirmed={confirmed} loan={loan} onDone={close} />;
  }

  const model = decideLoan({
    loan,
    loanId: loanRef.loanId,
    isPending: isBeingPaid(standing),
    hasQuestion: standing.is === 'leftForWallet',
    waiting: typeof plan === 'object' ? plan.waiting : 0,
    tenant,
    language: i18n.language,
    say,
    format,
    now: systemClock.now(),
    origin: address.current().origin,
    isOpen: goTo.isOpen,
  });
  const press: Record<LoanAct, () => void> = {
    repay: () => repay(loan),
    extend: () => goTo.go('extension', loanRef),
    borrowMore() {
      void trackBorrowMore({ productId: loanRef.productId, position: 0 });
      bridge.call('goToHome', {});
    },
    myAccount: () => bridge.call('goToMine', {}),
    receipt: () => setReceiptOpen(true),
    chat: () => goTo.go('chatbot', loanRef),
    complain: () =>
      goTo.go('complaintStart', { loanId: loanRef.loanId }, missingPayment(loanNow, format)),
    plan: () => goTo.go('instalments', loanRef),
  };
  const answered = { loanId: loanRef.loanId, loan, answeredAt };
  const { product } = model.details;
  const Drawing = statusDrawings[model.hero.picture];
  return (
    <Page
      screenKey="loanDetails"
      face="ready"
      title={model.title}
      actions={loanActionBar(model.actions, press)}
    >
      <LoanView
        model={model}
        plan={plan}
        press={press}
        logo={
          product && <Picture src={product.logo} alt="" size={32} fallbackLetter={product.name} />
        }
        slots={{
          drawing: <Drawing />,
          checking: <CheckingNotes loanRef={loanRef} loanNow={loanNow} hasHelp />,
          notes: (
            <>
              {!model.isPending && (loanNow.record || loanNow.ended) && (
                <PaymentNotes loanRef={loanRef} loanNow={loanNow} hasHelp />
              )}
              {hasOpenNumber && <OpenNumberNote loanRef={loanRef} loanNow={loanNow} />}
              <StaleNote
                staleReason={loanNow.isError ? errorText(loanNow.error) : undefined}
                isAsking={loanNow.isAsking}
                askAgain={loanNow.askAgain}
              />
              {isNotYet && (
                <div ref={intoView}>
                  <NotYetNote>
                    <SupportContact phone={loan.telephone} />
                  </NotYetNote>
                </div>
              )}
            </>
          ),
          longPlan: longList((typeof plan === 'object' && plan.all) || [], (days) => (
            <PlanTimeline days={days} />
          )),
          copy: <CopyNumber number={loanRef.loanId} />,
          reminder: rule.state === 'unpaid' && !model.isPending && loan.dueDate && (
            <DueDateReminder loanId={loanRef.loanId} loan={loan} />
          ),
          more: (
            <>
              <KeepLoan {...answered} state={rule.state} />
              {rule.recommend && loan.recommended.length > 0 && (
                <RecommendedProducts loan={loan} rule={rule} />
              )}
              {isReceiptOpen && <Receipt {...answered} onClose={() => setReceiptOpen(false)} />}
              {loan.asksForRating && !model.isPending && !loanNow.paid && <LoanRating />}
            </>
          ),
        }}
      />
    </Page>
  );
}
