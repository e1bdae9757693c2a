import { useEffect } from 'react';
import { systemClock } from '../platform/clock.ts';
import type { Session } from '../session/session.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

const lookEvery = 500;

/** A screen has something to show: what is fetched from now on takes nothing away from it. */
const isShown = () => {
  const face = document.querySelector('main')?.dataset['face'];
  return face !== undefined && face !== 'loading';
};

/** Loads and starts the telemetry of a tenant that wants it, once its first screen is there; for any other it does nothing. */
export function useTelemetry({ telemetry }: Tenant, session: Session): void {
  const address = telemetry?.url;
  useEffect(() => {
    if (address === undefined) return undefined;
    let stop = systemClock.every(lookEvery, () => {
      if (!isShown()) return;
      stop();
      let isGone = false;
      stop = () => {
        isGone = true;
      };
      void import('./telemetry.ts').then(
        ({ watchPage }) => {
          if (isGone) return;
          stop = watchPage({
            address,
            session,
            clock: systemClock,
            language: () => document.documentElement.lang,
          });
        },
        () => undefined,
      );
    });
    return () => stop();
  }, [address, session]);
}
