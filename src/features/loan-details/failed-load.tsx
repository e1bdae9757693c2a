import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayStart } from '../../domain/money-call.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import type { LoanNow } from '../../payments/use-loan-now.ts';

/** Props of `FailedLoad`. */
export interface FailedLoadProps {
  loanRef: LoanRef;
  loanNow: LoanNow;
  /** What else is known. */
  children?: ReactNode;
}

/** The loan could not be had, and nothing is known of it but a payment that was sent from here. */
export function FailedLoad({ loanNow, children }: FailedLoadProps) {
  const { t } = useTranslation(['loan-details', 'payment']);
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
              <strong>
                {standing.is === 'accepted'
                  ? t('payment:sentSincePlain', { time: format.clock(sent.startedAt) })
                  : t('payment:triedSince', { time: format.clock(sent.startedAt) })}
              </strong>
            </p>
          )}
          {sent && <p>{t('payment:acceptedText')}</p>}
          {children}
        </>
      }
      retry={loanNow.askAgain}
      isRetrying={loanNow.isAsking}
    />
  );
}
