import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Props of `StartOverDialog`. */
export interface StartOverDialogProps {
  onClose: () => void;
  onStartOver: () => void;
}

/** Asks before a talk that holds something typed goes away. */
export function StartOverDialog({ onClose, onStartOver }: StartOverDialogProps) {
  const { t } = useTranslation(['assistant', 'app']);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('startOverTitle')}
      closeLabel={t('app:close')}
      actions={
        <>
          <Button kind="danger" onPress={onStartOver}>
            {t('startOver')}
          </Button>
          <Button kind="quiet" onPress={onClose}>
            {t('app:cancel')}
          </Button>
        </>
      }
    >
      <p>{t('startOverText')}</p>
    </Dialog>
  );
}
