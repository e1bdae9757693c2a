/** Where the device is, in degrees; how far off that may be, in metres. */
export interface DeviceLocation {
  latitude: number;
  longitude: number;
  accuracy: number;
}

/** Why the device does not say where it is. */
export type LocationRefusal = 'denied' | 'unavailable' | 'timedOut' | 'unknownHere';

const refusals: Readonly<Record<number, LocationRefusal>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timedOut',
};

/** Asks where the device is; the person is asked by the browser. Never rejects. */
export function requestLocation(): Promise<DeviceLocation | LocationRefusal> {
  return new Promise((resolve) => {
    // Old web views have no such thing, whatever the types say.
    if (!('geolocation' in navigator)) return resolve('unknownHere');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      ({ code }) => resolve(refusals[code] ?? 'unavailable'),
      { timeout: 15_000 },
    );
  });
}
