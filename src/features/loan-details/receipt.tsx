import { useTranslation } from 'react-i18next';
import { useBridge } from '../../bridge/bridge-context.tsx';
import type { DetailLine } from '../../domain/loan-offer.ts';
import type { Loan } from '../../domain/loan.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { DetailRows } from '../../lending-ui/detail-rows.tsx';
import { PictureButtons } from '../../lending-ui/picture-buttons.tsx';
import { Letterhead } from '../../lending-ui/lender-picture.tsx';
import { useReceiptPicture } from '../../lending-ui/use-receipt-picture.ts';
import { printPage } from '../../platform/printing.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Rows } from '../../ui/rows.tsx';

/** What a receipt is about. */
interface ReceiptProps {
  loanId: string;
  loan: Loan;
  /** Milliseconds since 1970: when the lender said so. */
  answeredAt: number;
}

/** What a receipt says: only what the lender's answer holds, with the moment it was said. */
function useReceiptLines({ loanId, loan, answeredAt }: ReceiptProps): readonly DetailLine[] {
  const { t } = useTranslation('loan-details');
  const { lender } = useTenant();
  const format = useFormat();
  return [
    { label: t('receiptLender'), value: lender.name },
    { label: t('receiptLoan'), value: loanId },
    { label: t('receiptProduct'), value: loan.productName },
    ...loan.details.filter(({ value }) => value.trim() !== loanId),
    ...(loan.amountDue === undefined
      ? []
      : [{ label: t('receiptDue'), value: format.money(loan.amountDue) }]),
    {
      label: t('receiptAsOf'),
      value: `${format.day(String(answeredAt))}, ${format.clock(answeredAt)}`,
    },
  ].filter(({ value }) => value !== '');
}

/**
 * Proof to keep of a loan that is settled: a page to show, black on white, with a picture of it to save or to send. Every
 * button is there only where it can do something; a screenshot always can.
 */
export function Receipt({ onClose, ...receipt }: ReceiptProps & { onClose: () => void }) {
  const { t } = useTranslation(['loan-details', 'app']);
  const { shell } = useBridge();
  const lines = useReceiptLines(receipt);
  const { loan, loanId } = receipt;
  const headline = loan.headline || t('state_settled');
  const picture = useReceiptPicture(
    { title: t('receipt'), headline, lines, note: t('receiptNote') },
    `${loanId.replace(/\W/g, '').slice(-4) || 'loan'}.png`,
  );
  return (
    <Dialog
      isOpen
      isBright
      kind="page"
      onClose={onClose}
      title={t('receipt')}
      closeLabel={t('app:close')}
      actions={
        <>
          {picture && (
            <PictureButtons
              picture={picture}
              shareLabel={t('receiptSend')}
              saveLabel={t('receiptSave')}
              failedText={t('receiptNotSent')}
            />
          )}
          {shell === 'browser' && (
            <Button kind="quiet" onPress={printPage}>
              {t('receiptPrint')}
            </Button>
          )}
        </>
      }
    >
      <Letterhead />
      <Rows title={headline}>
        <DetailRows lines={lines} />
      </Rows>
      <p>{t('receiptNote')}</p>
      <p>{t('receiptScreenshot')}</p>
    </Dialog>
  );
}
