import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureAddress } from '../../lending-ui/use-picture-address.ts';
import { AlertIcon } from '../../ui/icons/alert.tsx';
import { CheckIcon } from '../../ui/icons/check.tsx';
import { CloseIcon } from '../../ui/icons/close.tsx';
import { PhotoIcon } from '../../ui/icons/photo.tsx';
import type { Photo, PhotoStage } from './photo-list.ts';
import css from './photo-field.module.css';

/** Props of `PhotoTile`. */
export interface PhotoTileProps {
  photo: Photo;
  /** Counted from 1. */
  number: number;
  /** Its picture on this phone; undefined while there is none. */
  picture: string | undefined;
  onRetry: () => void;
  onRemove: () => void;
}

/** One photo: its picture or a place for it, how far its upload is, and the way out of the list. */
export function PhotoTile({ photo, number, picture, onRetry, onRemove }: PhotoTileProps) {
  const { t } = useTranslation('complaints');
  const pictureAddress = usePictureAddress();
  const { stage } = photo;
  const name = t('photoName', { number });
  return (
    <li className={css.tile} data-at={stage.at}>
      <Thumbnail
        src={
          picture ??
          (photo.isUnread
            ? undefined
            : pictureAddress(stage.at === 'done' ? stage.address : undefined))
        }
        name={name}
        fileName={photo.name}
      />
      {stage.at === 'failed' ? (
        <button type="button" className={css.retry} onClick={onRetry}>
          <AlertIcon />
          <span>{t('retryPhoto')}</span>
          <span className="visually-hidden">{name}</span>
        </button>
      ) : stage.at === 'done' ? (
        <span className={css.done}>
          <CheckIcon />
          <span className="visually-hidden">{t('photoDone')}</span>
        </span>
      ) : (
        <Progress stage={stage} name={name} text={t('uploading')} />
      )}
      <button
        type="button"
        className={css.remove}
        aria-label={t('removePhoto', { number })}
        onClick={(event) => {
          moveFocus(event);
          onRemove();
        }}
      >
        <span className={css.cross}>
          <CloseIcon />
        </span>
      </button>
    </li>
  );
}

interface ThumbnailProps {
  src: string | undefined;
  name: string;
  /** As the person knows it; '' for a photo of a draft. */
  fileName: string;
}

/** Most characters of a file's name on a tile: its end tells it from the others. */
const nameLength = 16;

function endOf(fileName: string): string {
  const characters = Array.from(fileName);
  return characters.length <= nameLength ? fileName : `…${characters.slice(-nameLength).join('')}`;
}

/** The picture, or what tells it from the others where it cannot be drawn. */
function Thumbnail({ src, name, fileName }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  if (!src || src === failed) {
    return (
      <span className={css.blank}>
        <span role="img" aria-label={name}>
          <PhotoIcon />
        </span>
        <span dir="auto">{endOf(fileName) || name}</span>
      </span>
    );
  }
  return (
    <img
      className={css.picture}
      src={src}
      alt={name}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  );
}

function Progress({ stage, name, text }: { stage: PhotoStage; name: string; text: string }) {
  const percent = Math.round(stage.at === 'uploading' ? stage.share * 100 : 0);
  return (
    <span className={css.progress}>
      <span>{text}</span>
      <span
        className={css.track}
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className={css.bar} style={{ transform: `scaleX(${percent / 100})` }} />
      </span>
    </span>
  );
}

/** Before its photo goes, the focus moves to the next photo, else to the one before, else to adding photos. */
function moveFocus({ currentTarget }: MouseEvent<HTMLElement>) {
  const tile = currentTarget.closest('li');
  const near = tile?.nextElementSibling ?? tile?.previousElementSibling;
  const next =
    near?.querySelector<HTMLElement>('button:last-of-type') ??
    tile?.closest('section')?.querySelector<HTMLElement>('input');
  next?.focus();
}
