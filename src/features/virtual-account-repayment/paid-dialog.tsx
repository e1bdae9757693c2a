import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { majorToMinor } from '../../domain/money.ts';
import type { KeptVirtualAccount } from '../../domain/kept-virtual-account.ts';
import type { LoanRef } from '../../lender-api/loan/loan.calls.ts';
import { useGoTo } from '../../navigation/use-go-to.ts';
import { systemClock } from '../../platform/clock.ts';
import { paymentRecords } from '../../session/payment-record.ts';
import { useSession } from '../../session/session-context.tsx';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Props of `PaidDialog`. */
export interface PaidDialogProps {
  isOpen: boolean;
  onClose: () => void;
  loanRef: LoanRef;
  kept: KeptVirtualAccount;
}

/**
 * "I have paid": what the borrower says is written down, so that a reload cannot forget it, and the loan itself
 * is asked whether it is so (screens §4, §8, "Asking the loan").
 */
export function PaidDialog({ isOpen, onClose, loanRef, kept }: PaidDialogProps) {
  const { t } = useTranslation(['virtual-account', 'app']);
  const session = useSession();
  const records = useMemo(() => paymentRecords(session), [session]);
  const goTo = useGoTo();
  const { money } = useTenant();
  const { account, before } = kept;
  const sayPaid = () => {
    records.keep({
      ...loanRef,
      channel: 'virtualAccount',
      amount: account.amount && majorToMinor(account.amount, money.minorDigits),
      startedAt: systemClock.now(),
      outcome: 'submitted',
      payKind: account.kind,
      paidTo: account.virtualAccountNumber,
      ...(before && { before }),
    });
    onClose();
    goTo.go('loanDetailsAfterPayment', loanRef);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('tipsTitle')}
      closeLabel={t('app:close')}
      actions={
        <>
          <Button onPress={sayPaid}>{t('yes')}</Button>
          <Button kind="quiet" onPress={onClose}>
            {t('app:cancel')}
          </Button>
        </>
      }
    >
      <p>{t('tipsText')}</p>
    </Dialog>
  );
}
