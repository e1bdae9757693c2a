import { useLayoutEffect, useRef } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useSay } from '../i18n/use-say.ts';
import { systemClock } from '../platform/clock.ts';
import { shownAmountPlace } from '../platform/shown-amount.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import css from './coming-head.module.css';
import { decideAmount, dueDayOf } from './decide-amount.ts';
import { PayHead } from './pay-head.tsx';
import { useShownLoan } from './shown-loan.ts';
import { useAmountToPay } from './use-amount-to-pay.ts';

/**
 * The head of a payment while its own answers are on their way: what the lender said of the loan, as it was read a
 * moment ago, moved here from the loan's page; its size alone for whoever came another way.
 */
export function ComingHead({ loanId }: { loanId: string }) {
  const say = useSay('payment');
  const format = useFormat();
  const { repayment, locale } = useTenant();
  const shown = useShownLoan();
  const toPay = useAmountToPay({ loan: shown, state: undefined });
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = head.current ?? {};
    const to = shownAmountPlace();
    const from = shown?.from;
    if (!style || !from || !to) return;
    style.setProperty('--from-x', `${from.x - to.x}px`);
    style.setProperty('--from-y', `${from.y - to.y}px`);
    style.setProperty('--from-size', String(from.size / to.size));
  }, [shown]);
  if (!shown) return <Skeleton shape="head" />;
  const due = dueDayOf(shown.dueDate, locale.timeZone, systemClock.now());
  const { label, amount, facts } = decideAmount({
    loanId,
    toPay,
    due,
    payeeName: repayment.payeeName,
    coupon: undefined,
    isAsking: true,
    say,
    format,
  });
  return (
    <div ref={head} className={css.coming}>
      <PayHead label={label} amount={amount} facts={facts} />
    </div>
  );
}
