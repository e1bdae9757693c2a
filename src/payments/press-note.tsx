import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import type { LoanNow } from './use-loan-now.ts';
import type { Payment } from './use-payment.ts';

/** What came of the press of a moment ago, when nothing was sent. */
export function PressNote({
  loanNow,
  payment,
}: {
  loanNow: LoanNow;
  payment: Payment | undefined;
}) {
  const { t } = useTranslation(['payment', 'app']);
  if (!payment || payment.isBlocked || payment.isSettled) return null;
  if (payment.step.at === 'changed') {
    return (
      <Note tone="warn" role="alert" title={t('changedTitle')}>
        {t('changedText')}
      </Note>
    );
  }
  if (payment.step.at === 'elsewhere') {
    return (
      <Note tone="warn" role="alert" title={t('elsewhereTitle')}>
        <p>{t('elsewhereText')}</p>
        <Button kind="secondary" isBusy={loanNow.isAsking} onPress={loanNow.askAgain}>
          {t('askAgain')}
        </Button>
      </Note>
    );
  }
  const isUnasked = loanNow.isError && !payment.isBusy;
  const isStillUnasked = payment.step.at === 'notAsked' && loanNow.answeredAt <= payment.step.since;
  if (!isStillUnasked && !isUnasked) return null;
  return (
    <Note tone="warn" role="alert" title={t('notAskedTitle')}>
      <p>{t('notAskedText')}</p>
      <Button kind="secondary" isBusy={loanNow.isAsking} onPress={loanNow.askAgain}>
        {t('app:retry')}
      </Button>
    </Note>
  );
}
