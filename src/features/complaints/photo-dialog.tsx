import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PhotoIcon } from '../../ui/icons/photo.tsx';
import css from './photo-dialog.module.css';

/** Props of `PhotoDialog`. */
export interface PhotoDialogProps {
  /** Addresses that may be asked for; undefined for a photo that cannot be shown. */
  pictures: readonly (string | undefined)[];
  /** Which one is open, counted from 0; undefined while none is. */
  at: number | undefined;
  onMove: (at: number | undefined) => void;
  onBroken: (address: string) => void;
}

/** A photo as large as the phone, with the way to the others. */
export function PhotoDialog({ pictures, at, onMove, onBroken }: PhotoDialogProps) {
  const { t } = useTranslation(['complaints', 'app']);
  const number = (at ?? 0) + 1;
  const src = at === undefined ? undefined : pictures[at];
  const total = pictures.length;
  const step = (label: string, to: number) => (
    <Button
      kind="secondary"
      isOff={to < 0 || to >= total}
      onPress={() => to >= 0 && to < total && onMove(to)}
    >
      {label}
    </Button>
  );
  return (
    <Dialog
      kind="page"
      isOpen={at !== undefined}
      onClose={() => onMove(undefined)}
      title={
        <span aria-live="polite">
          {total > 1 ? t('photoOf', { number, total }) : t('photoName', { number })}
        </span>
      }
      closeLabel={t('app:close')}
      actions={
        total > 1 ? (
          <div className={css.ways}>
            {step(t('previous'), number - 2)}
            {step(t('next'), number)}
          </div>
        ) : undefined
      }
    >
      {src === undefined ? (
        <div className={css.blank}>
          <PhotoIcon />
          <p>{t('photoBroken', { number })}</p>
        </div>
      ) : (
        <img
          className={css.picture}
          src={src}
          alt={t('photoName', { number })}
          referrerPolicy="no-referrer"
          onError={() => onBroken(src)}
        />
      )}
    </Dialog>
  );
}
