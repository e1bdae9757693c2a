import { useTranslation } from 'react-i18next';
import { mayStart } from '../../domain/money-call.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useSay } from '../../i18n/use-say.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { CodeWaitsNote } from '../../payments/code-waits-note.tsx';
import { sentSince } from '../../payments/decide-paid.ts';
import type { LoanNow } from '../../payments/use-loan-now.ts';

/** Props of `FailedLoad`. */
export interface FailedLoadProps {
  loanRef: LoanRef;
  loanNow: LoanNow;
}

/** The loan could not be had, and nothing is known of it but a payment that was sent from here. */
export function FailedLoad({ loanRef, loanNow }: FailedLoadProps) {
  const { t } = useTranslation(['loan-details', 'payment']);
  const say = useSay('payment');
  const format = useFormat();
  const errorText = useErrorText();
  const { record, standing } = loanNow;
  const sent = mayStart[standing.is] === 'no' ? record : undefined;
  return (
    <LoadFailure
      screenKey="loanDetails"
      title={t('failedTitle')}
      text={
        <>
          <p>{errorText(loanNow.error)}</p>
          {sent && (
            <p>
              <strong>{sentSince(standing.is, format.clock(sent.startedAt), say)}</strong>
            </p>
          )}
          {sent && <p>{t('payment:acceptedText')}</p>}
          <CodeWaitsNote loanRef={loanRef} loanNow={loanNow} />
        </>
      }
      retry={loanNow.askAgain}
      isRetrying={loanNow.isAsking}
    />
  );
}
