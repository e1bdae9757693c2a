import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ReceiptDialog, type ReceiptProps } from './receipt-dialog.tsx';

/** Proof to keep of a loan that is settled: a page to show, to save and to send. */
export function Receipt(props: ReceiptProps) {
  const { t } = useTranslation('loan-details');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" onPress={() => setOpen(true)}>
        {t('receipt')}
      </Button>
      {isOpen && <ReceiptDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
