import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../lending-ui/load-failure.tsx';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import type { PendingPayment } from './pending-payment.ts';

/** Props of `FailedLoad`. */
export interface FailedLoadProps {
  loanId: string;
  error: unknown;
  /** What this tab knows of a payment of the loan. */
  payment: PendingPayment;
  retry: () => void;
  isRetrying: boolean;
}

/** The loan could not be had, and nothing is known of it. */
export function FailedLoad({ error, retry, isRetrying }: FailedLoadProps) {
  const { t } = useTranslation('loan-details');
  const errorText = useErrorText();
  return (
    <LoadFailure
      screenKey="loanDetails"
      title={t('failedTitle')}
      text={errorText(error)}
      retry={retry}
      isRetrying={isRetrying}
    />
  );
}
