import { useTranslation } from 'react-i18next';
import type { AgreementPopup } from '../../domain/loan-offer.ts';
import { AgreementView } from '../../lending-ui/agreement-view.tsx';
import { useLegalPageOf } from '../../navigation/use-legal-page-of.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Props of `AgreementPopupDialog`. */
export interface AgreementPopupDialogProps {
  popup: AgreementPopup;
  isOpen: boolean;
  onCancel: () => void;
  onAgree: () => void;
}

/** What some lenders want read once more: only Agree goes on (screens §3). */
export function AgreementPopupDialog({
  popup,
  isOpen,
  onCancel,
  onAgree,
}: AgreementPopupDialogProps) {
  const { t } = useTranslation();
  const legal = useLegalPageOf();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={popup.title || t('pleaseRead')}
      kind="page"
      closeLabel={t('close')}
      actions={
        <>
          <Button onPress={onAgree}>{t('agree')}</Button>
          <Button kind="quiet" onPress={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {popup.text && <p>{popup.text}</p>}
      {popup.address && <AgreementView address={popup.address} title={popup.title} {...legal} />}
    </Dialog>
  );
}
