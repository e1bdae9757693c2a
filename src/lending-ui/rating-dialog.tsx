import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Stars } from '../ui/stars.tsx';
import { useToast } from '../ui/toast.tsx';

/** Props of `RatingDialog`. */
export interface RatingDialogProps {
  isOpen: boolean;
  title: string;
  text?: string | undefined;
  /** What the sending button says. */
  submitText: string;
  /** A star that is meant is sent at once; the button is for those who choose by arrow keys (HD-61). */
  sendsAtOnce?: boolean | undefined;
  isSending: boolean;
  onSubmit: (stars: number) => void;
  onClose: () => void;
}

/**
 * Asks for one to five stars. Sending without a choice says so; Cancel or a tap outside closes and forgets
 * the choice (spec §4). It can always be closed.
 */
export function RatingDialog({
  isOpen,
  title,
  text,
  submitText,
  sendsAtOnce = false,
  isSending,
  onSubmit,
  onClose,
}: RatingDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [stars, setStars] = useState(0);
  const close = () => {
    setStars(0);
    onClose();
  };
  const submit = () => (stars === 0 ? toast(t('pleaseChoose')) : onSubmit(stars));
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      closeLabel={t('close')}
      actions={
        <>
          <Button isBusy={isSending} busyLabel={t('loading')} onPress={submit}>
            {submitText}
          </Button>
          <Button kind="quiet" onPress={close}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <Stars
        legend={text ?? title}
        value={stars}
        onChoose={setStars}
        onConfirm={sendsAtOnce ? onSubmit : undefined}
        nameOf={(count) => t('starName', { count })}
      />
    </Dialog>
  );
}
