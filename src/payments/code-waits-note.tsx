import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/use-format.ts';
import type { LoanRef } from '../lender-api/loan/loan.calls.ts';
import { useGoTo } from '../navigation/use-go-to.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import type { LoanNow } from './use-loan-now.ts';
import type { Payment } from './use-payment.ts';

/** Props of `CodeWaitsNote`. */
export interface CodeWaitsNoteProps {
  loanRef: LoanRef;
  loanNow: Pick<LoanNow, 'record' | 'standing' | 'place'>;
  /** On a screen that pays by itself. */
  payment?: Payment | undefined;
}

/**
 * A card payment that waits for its code, said wherever the loan is spoken of, in any tab: what was begun, that nothing
 * was paid, and the way on. It is this borrower's own business; what it waits for is in the record.
 */
export function CodeWaitsNote({ loanRef, loanNow, payment }: CodeWaitsNoteProps) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  const goTo = useGoTo();
  const { record, standing, place } = loanNow;
  if (standing.is !== 'awaitingCode' || record?.owner !== place.owner) return null;
  // The sheet for it is open here, or something else is being done.
  if (payment && payment.step.at !== 'resting') return null;
  const goOn =
    payment?.takeUp ??
    (goTo.isOpen('cardRepayment') ? () => goTo.go('cardRepayment', loanRef) : undefined);
  const about = { amount: format.money(record.amount), time: format.clock(record.startedAt) };
  return (
    <Note tone="warn" role="status" title={t('codeWaitsTitle')}>
      <p>{t('codeWaitsText', about)}</p>
      {goOn && (
        <Button kind="secondary" size="small" onPress={goOn}>
          {t('codeWaitsGo')}
        </Button>
      )}
    </Note>
  );
}
