import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canPickContact, pickContact } from '../../platform/contact-picker.ts';
import { askPlace, type DevicePlace, type PlaceRefusal } from '../../platform/device-place.ts';
import { Button } from '../../ui/button.tsx';
import { PicturePicker } from '../../ui/picture-picker.tsx';

/** What a screen may ask of a device: its pictures, one of its contacts, where it is (spec §2). Nothing is sent. */
export function DeviceParts() {
  const { t } = useTranslation('preview');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [contact, setContact] = useState('');
  const [place, setPlace] = useState<DevicePlace | PlaceRefusal>();
  const refusals: Readonly<Record<PlaceRefusal, string>> = {
    denied: t('placeDenied'),
    unavailable: t('placeUnavailable'),
    timedOut: t('placeTimedOut'),
    unknownHere: t('placeUnknown'),
  };
  const take = async () => {
    const chosen = await pickContact();
    if (chosen) setContact([chosen.name, chosen.phone].filter(Boolean).join(' '));
  };
  return (
    <section className="pv-card">
      <h2>{t('device')}</h2>
      <p className="pv-why">{t('deviceStays')}</p>
      <div className="pv-picker">
        <PicturePicker onPick={setPhotos}>{t('pickPhotos')}</PicturePicker>
      </div>
      {photos.length > 0 && (
        <ul className="pv-facts" aria-label={t('pickPhotos')}>
          {photos.map(({ name, size, type, lastModified }) => (
            <li key={`${name} ${lastModified}`}>
              {name} · {Math.ceil(size / 1024)} kB · {type || '?'}
            </li>
          ))}
        </ul>
      )}
      <label className="st-field">
        <span className="st-label">{t('contact')}</span>
        <input
          className="st-input"
          type="text"
          inputMode="tel"
          autoComplete="off"
          value={contact}
          onChange={({ target }) => setContact(target.value)}
        />
      </label>
      {canPickContact() && (
        <Button kind="secondary" onPress={take}>
          {t('pickContact')}
        </Button>
      )}
      <Button kind="secondary" onPress={async () => setPlace(await askPlace())}>
        {t('askPlace')}
      </Button>
      <p className="pv-facts" role="status">
        {typeof place === 'string'
          ? refusals[place]
          : place &&
            t('placeFound', {
              latitude: place.latitude.toFixed(5),
              longitude: place.longitude.toFixed(5),
              metres: Math.round(place.accuracy),
            })}
      </p>
    </section>
  );
}
