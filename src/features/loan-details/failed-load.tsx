import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import type { LoanNow } from '../../payments/use-loan-now.ts';

/** Props of `FailedLoad`. */
export interface FailedLoadProps {
  loanId: string;
  loanNow: LoanNow;
}

/** The loan could not be had, and nothing is known of it. */
export function FailedLoad({ loanNow }: FailedLoadProps) {
  const { t } = useTranslation('loan-details');
  const errorText = useErrorText();
  return (
    <LoadFailure
      screenKey="loanDetails"
      title={t('failedTitle')}
      text={errorText(loanNow.error)}
      retry={loanNow.askAgain}
      isRetrying={loanNow.isAsking}
    />
  );
}
