import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoIcon } from '../../ui/icons/photo.tsx';
import css from './complaint-photos.module.css';
import { PhotoDialog } from './photo-dialog.tsx';
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
      <ul className={css.photos} aria-label={label}>
        {pictures.map((src, at) => (
          <li key={at} className={css.photo}>
            {src === undefined ? (
              <span
                className={css.blank}
                role="img"
                aria-label={t('photoBroken', { number: at + 1 })}
              >
                <PhotoIcon />
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
      <PhotoDialog pictures={pictures} at={openAt} onMove={setOpenAt} onBroken={markBroken} />
    </>
  );
}
