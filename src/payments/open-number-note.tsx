import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endOfNumber } from '../domain/kept-virtual-account.ts';
import { claimOf, hasArrived } from '../domain/loan-claim.ts';
import { useFormat } from '../i18n/use-format.ts';
import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import { useTimeLeft } from '../lending-ui/use-countdown.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { useTenant } from '../tenant/tenant-context.tsx';
import { Button } from '../ui/button.tsx';
import { GroupedNumber } from '../ui/grouped-number.tsx';
import { Note } from '../ui/note.tsx';
import { readKeptNumber } from './kept-number.ts';
import { cashFor } from './number-at-place.ts';
import { openNumber } from './number-store.ts';
import { carryChosen } from './use-amount-to-pay.ts';
import type { LoanNow } from './use-loan-now.ts';
import { useMoneyPlace } from './use-money-place.ts';

/** Props of `OpenNumberNote`. */
export interface OpenNumberNoteProps {
  loanRef: LoanRef;
  /** How the loan stands, where that is asked: its payment may have arrived since. */
  loanNow?: Pick<LoanNow, 'loan' | 'state' | 'record'>;
}

/**
 * A number that was made for this loan and is still good: said before another one is made, so that nobody pays twice.
 * Nothing once its payment was said or has arrived, or the number has ended.
 */
export function OpenNumberNote({ loanRef, loanNow }: OpenNumberNoteProps) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const goTo = useGoTo();
  const tenant = useTenant();
  const { timeZone } = tenant.locale;
  const { loanId } = loanRef;
  const { owner } = useMoneyPlace('loan', loanId);
  const [kept] = useState(() => openNumber({ owner, loanId }, readKeptNumber).find());
  const end = kept && endOfNumber(kept, timeZone);
  const secondsLeft = useTimeLeft(end);
  const { loan, state } = loanNow ?? {};
  const isOver =
    kept !== undefined &&
    (secondsLeft === 0 ||
      (loan && state && hasArrived(kept.before, claimOf(loan), state, timeZone)));
  useEffect(() => {
    if (isOver) openNumber({ owner, loanId }).forget();
  }, [isOver, owner, loanId]);
  if (!kept || end === undefined || isOver || loanNow?.record) return null;
  const { account, channelName } = kept;
  const { amount, virtualAccountNumber, payeeName } = account;
  const screen = tenant.repayment.route === 'paymentGuide' ? 'paymentGuide' : 'virtualAccount';
  // What is handed over there, as on the number's own page.
  const cash = cashFor(kept, tenant);
  const toPay = cash ? (cash.total ?? cash.bill) : amount;
  const until = { date: format.day(String(end)), time: format.clock(end) };
  return (
    <Note tone="warn" role="status" title={t('openNumberTitle')}>
      <p>{[channelName || payeeName, toPay && format.major(toPay)].filter(Boolean).join(' · ')}</p>
      <p>
        <GroupedNumber text={virtualAccountNumber} />
      </p>
      <p>{t('openNumberEnd', until)}</p>
      <p>{t('openNumberText')}</p>
      {goTo.isOpen(screen) && (
        <Button
          kind="secondary"
          size="small"
          onPress={() =>
            goTo.go(screen, loanRef, { state: { openNumber: true, ...carryChosen(kept.chosen) } })
          }
        >
          {t('openNumberShow')}
        </Button>
      )}
    </Note>
  );
}
