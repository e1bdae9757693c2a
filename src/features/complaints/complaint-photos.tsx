import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PhotoIcon } from '../../ui/icons/photo.tsx';
import css from './complaint-photos.module.css';
import { usePictureAddress } from '../../lending-ui/use-picture-address.ts';

/** Props of `ComplaintPhotos`. */
export interface ComplaintPhotosProps {
  /** Whose photos they are. */
  label: string;
  /** As the lender sent them; one that is not safe, or is no picture, is a place without one. */
  addresses: readonly string[];
}

/** Photos that came with a complaint or with its answer; each opens large. */
export function ComplaintPhotos({ label, addresses }: ComplaintPhotosProps) {
  const { t } = useTranslation('complaints');
  const pictureAddress = usePictureAddress();
  const [openAt, setOpenAt] = useState<number>();
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  if (addresses.length === 0) return null;
  const pictures = addresses.map((raw) => {
    const src = pictureAddress(raw);
    return src !== undefined && !broken.has(src) ? src : undefined;
  });
  const markBroken = (src: string) => setBroken((before) => new Set(before).add(src));
  return (
    <>
      <div role="group" aria-label={label}>
        <ul className={css.photos}>
          {pictures.map((src, at) => (
            <li key={at} className={css.photo}>
              {src === undefined ? (
                <span
                  className={css.blank}
                  role="img"
                  aria-label={t('photoBroken', { number: at + 1 })}
                >
                  <PhotoIcon />
                  <span>{t('photoName', { number: at + 1 })}</span>
                </span>
              ) : (
                <button
                  type="button"
                  className={css.open}
                  aria-haspopup="dialog"
                  onClick={() => setOpenAt(at)}
                >
                  <img
                    src={src}
                    alt={t('photoName', { number: at + 1 })}
                    decoding="async"
                    referrerPolicy="no-referrer"
                    onError={() => markBroken(src)}
                  />
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <PhotoDialog pictures={pictures} at={openAt} onMove={setOpenAt} onBroken={markBroken} />
    </>
  );
}

interface PhotoDialogProps {
  /** Addresses that may be asked for; undefined for a photo that cannot be shown. */
  pictures: readonly (string | undefined)[];
  /** Which one is open, counted from 0; undefined while none is. */
  at: number | undefined;
  onMove: (at: number | undefined) => void;
  onBroken: (address: string) => void;
}

/** A photo as large as the phone, with steps to the others. */
function PhotoDialog({ pictures, at, onMove, onBroken }: PhotoDialogProps) {
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
          <div className={css.steps}>
            {step(t('previous'), number - 2)}
            {step(t('next'), number)}
          </div>
        ) : undefined
      }
    >
      {src === undefined ? (
        <div className={css.noPicture}>
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
