import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '../../src/bridge/bridge-context.tsx';
import type { NativeAction, NativeActions, NativeBridge } from '../../src/bridge/native-actions.ts';
import { canPickContact, pickContact } from '../../src/platform/contact-picker.ts';
import {
  requestLocation,
  type DeviceLocation,
  type LocationRefusal,
} from '../../src/platform/device-location.ts';
import { useTenant } from '../../src/tenant/tenant-context.tsx';
import { Button } from '../../src/ui/button.tsx';
import { PicturePicker } from '../../src/ui/picture-picker.tsx';

type Payloads = { readonly [Action in NativeAction]: NativeActions[Action] };

/** What each action is told when it is tried. */
const payloadsFor = (productId: string, phone: string): Payloads => ({
  openServiceChat: {},
  promptScore: {},
  dismissRepaymentDialog: {},
  closeWebview: {},
  startPage: { url: '/' },
  goToProduct: { productId },
  goToHome: {},
  goToMine: {},
  goToRating: {},
  callPhone: { phone },
  offToLogin: {},
  confirmTrackingPoint: { productId },
  startBank: {},
  endBank: {},
});

function send<Action extends NativeAction>(
  bridge: NativeBridge,
  action: Action,
  payloads: Payloads,
): string {
  bridge.call(action, payloads[action]);
  return `${action} ${JSON.stringify(payloads[action])}`;
}

/** Tries the lender's app that the page runs in, and writes down what it was asked. */
export function AppActions({ productId }: { productId: string }) {
  const { t } = useTranslation('preview');
  const bridge = useBridge();
  const { servicePhone } = useTenant();
  const payloads = payloadsFor(productId, servicePhone);
  const names = Object.keys(payloads) as NativeAction[]; // the table's own keys
  const [action, setAction] = useState<NativeAction>('goToHome');
  const [log, setLog] = useState<readonly string[]>([]);
  const shells = {
    android: t('shellAndroid'),
    ios: t('shellIos'),
    browser: t('shellBrowser'),
  } as const;
  return (
    <section className="pv-card">
      <h2>{t('appActions')}</h2>
      <p className="pv-why">{t('runsIn', { shell: shells[bridge.shell] })}</p>
      <select
        className="st-input"
        aria-label={t('appActions')}
        value={action}
        onChange={({ target }) =>
          setAction(names.find((name) => name === target.value) ?? 'goToHome')
        }
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <Button
        kind="secondary"
        onPress={() => setLog([send(bridge, action, payloads), ...log].slice(0, 20))}
      >
        {t('askApp')}
      </Button>
      {log.length > 0 && (
        <ol className="pv-facts">
          {log.map((line, at) => (
            <li key={log.length - at}>
              <code>{line}</code>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** What a screen may ask of a device: its pictures, one of its contacts, where it is (spec §2). Nothing is sent. */
export function DeviceParts() {
  const { t } = useTranslation('preview');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [contact, setContact] = useState('');
  const [place, setPlace] = useState<DeviceLocation | LocationRefusal>();
  const refusals: Readonly<Record<LocationRefusal, string>> = {
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
      <Button kind="secondary" onPress={async () => setPlace(await requestLocation())}>
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
