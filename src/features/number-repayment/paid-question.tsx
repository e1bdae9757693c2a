import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Props of `PaidQuestion`. */
export interface PaidQuestionProps {
  isOpen: boolean;
  onClose: () => void;
  /** It was paid to the number. */
  onYes: () => void;
}

/** Asked after "I have paid": a press by mistake must not make a loan look as if it were paid (screens §4). */
export function PaidQuestion({ isOpen, onClose, onYes }: PaidQuestionProps) {
  const { t } = useTranslation(['number-repayment', 'app']);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('tipsTitle')}
      closeLabel={t('app:close')}
      actions={
        <>
          <Button onPress={onYes}>{t('yes')}</Button>
          <Button kind="quiet" onPress={onClose}>
            {t('app:cancel')}
          </Button>
        </>
      }
    >
      <p>
        <strong>{t('paidQuestion')}</strong>
      </p>
      <p>{t('tipsText')}</p>
    </Dialog>
  );
}
