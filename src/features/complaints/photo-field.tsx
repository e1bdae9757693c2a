import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isLenderError } from '../../domain/lender-error.ts';
import { useErrorText } from '../../lending-ui/use-error-text.ts';
import { useTenant } from '../../tenant/tenant-context.tsx';
import { CameraIcon } from '../../ui/icons/camera.tsx';
import { PhotoIcon } from '../../ui/icons/photo.tsx';
import { Note } from '../../ui/note.tsx';
import { PicturePicker } from '../../ui/picture-picker.tsx';
import { placesTaken, type PhotoList } from './photo-list.ts';
import css from './photo-field.module.css';
import { PhotoTile } from './photo-tile.tsx';
import type { Photos } from './use-photos.ts';

/** The photos of a complaint: those that were chosen, and two ways to add more while there is room (screens §5). */
export function PhotoField({ photos: { list, queue } }: { photos: Photos }) {
  const { t } = useTranslation('complaints');
  const { photosMax } = useTenant().forms.complaint;
  const id = useId();
  const { photos } = list;
  const taken = placesTaken(list);
  const isFull = taken >= photosMax;
  const unread = photos.filter(({ isUnread }) => isUnread).length;
  return (
    <section className={css.field} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {t('photos')}
        </h2>
        <span className={css.count}>{`${taken}/${photosMax}`}</span>
      </div>
      {photos.length > 0 && (
        <ul className={css.tiles}>
          {photos.map((photo, at) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              number={at + 1}
              picture={queue.pictureOf(photo.id)}
              onRetry={() => queue.retry(photo.id)}
              onRemove={() => queue.remove(photo.id)}
            />
          ))}
        </ul>
      )}
      <div className={css.problems} role="status">
        <WhyFailed list={list} />
        {isFull && <p>{t('photosFull', { count: photosMax })}</p>}
        {list.isOverfull && <p>{t('photosOver')}</p>}
      </div>
      <Refusals list={list} />
      {!isFull && (
        <div className={css.pickers}>
          <PicturePicker onPick={queue.choose}>
            <PhotoIcon />
            {t('choosePhotos')}
          </PicturePicker>
          <PicturePicker isCamera onPick={queue.choose}>
            <CameraIcon />
            {t('takePhoto')}
          </PicturePicker>
        </div>
      )}
      <p className={css.hint}>{t('photosHint', { count: photosMax })}</p>
      {unread > 0 && <Note tone="warn">{t('unreadPhotos', { count: unread })}</Note>}
    </section>
  );
}

/** Why photos did not get to the lender, each by its number. */
function WhyFailed({ list }: { list: PhotoList }) {
  const { t } = useTranslation('complaints');
  const errorText = useErrorText();
  return list.photos.map(({ id, stage }, at) =>
    stage.at === 'failed' ? (
      <p key={id} className={css.bad}>
        {t('photoFailed', {
          number: at + 1,
          reason: errorText(stage.error, isLenderError(stage.error) ? undefined : t('unreadable')),
        })}
      </p>
    ) : null,
  );
}

/** The files that did not become photos, each by its name (HD-13, HD-53). */
function Refusals({ list }: { list: PhotoList }) {
  const { t } = useTranslation('complaints');
  if (list.refused.length === 0) return null;
  return (
    <Note tone="warn" role="alert">
      {list.refused.map(({ name, why }, at) => {
        const words = {
          empty: t('fileEmpty', { name }),
          noPicture: t('fileNoPicture', { name }),
          tooLarge: t('fileTooLarge', { name }),
          notTaken: t('fileNotTaken', { name }),
        };
        return <p key={`${name} ${at}`}>{words[why]}</p>;
      })}
    </Note>
  );
}
