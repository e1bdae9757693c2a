import {
  deviceStore,
  onDeviceChange,
  tabStore,
  type TextStore,
} from '../platform/browser-storage.ts';
import type { Clock, Stop } from '../platform/clock.ts';
import { onComingBack } from '../platform/visibility.ts';
import { onTouch } from '../platform/when-touched.ts';
import { ownedKey, type Owned } from './owner.ts';
import { endSession, rememberedSession } from './session.ts';

/** What the watch over an idle page needs beside its session. */
export interface IdleWatch {
  session: Owned;
  /** Minutes without use after which the person is logged out. */
  minutes: number;
  clock: Clock;
  /** A call that moves money is open: the log-out waits for its end. */
  isBusy: () => boolean;
  /** Loads the page anew, which then belongs to nobody. */
  startAnew: () => void;
  tab?: TextStore;
  device?: TextStore;
}

/** A touch is written down this often at most, in milliseconds. */
const writeEvery = 5000;
/** How long the end of a money call is waited for before it is looked again, in milliseconds. */
const lookAgain = 1000;

/**
 * Logs somebody out who has not touched any tab for so long (`session.idleMinutes`). All tabs of the borrower share
 * one time of the last use on the device, so each of them comes to the same end by itself; a page that slept decides
 * when it wakes, before anything can be pressed.
 */
export function watchIdle({
  session,
  minutes,
  clock,
  isBusy,
  startAnew,
  tab = tabStore,
  device = deviceStore,
}: IdleWatch): Stop {
  const key = ownedKey('lastUse', session);
  const limit = minutes * 60_000;
  let stopTimer: Stop = () => {};
  let written = 0;
  let isOver = false;

  const lastUse = () => {
    const kept = Number(device.read(key) ?? written);
    // A clock that was set back must not keep anybody logged in.
    return Number.isFinite(kept) && kept <= clock.now() ? kept : written;
  };
  const look = () => {
    if (isOver) return;
    stopTimer();
    const left = lastUse() + limit - clock.now();
    if (left > 0) stopTimer = clock.after(left, look);
    else if (isBusy()) stopTimer = clock.after(lookAgain, look);
    else {
      isOver = true;
      const last = lastUse();
      endSession(session, tab, device);
      // Kept, so that a tab that is loaded anew meanwhile knows as well that it is over.
      device.write(key, String(last));
      startAnew();
    }
  };
  const touch = () => {
    const now = clock.now();
    if (isOver || now - written < writeEvery) return;
    // The first touch after a sleep comes too late.
    if (written > 0 && now - lastUse() >= limit) look();
    else {
      written = now;
      device.write(key, String(now));
    }
  };
  if (device.read(key) === undefined) touch();
  look();
  const stops = [
    onTouch(touch),
    onDeviceChange(look),
    onComingBack(() => {
      look();
      return !isOver;
    }),
  ];
  return () => {
    stopTimer();
    for (const stop of stops) stop();
  };
}

/** Ends the session that the tab remembers, where it was not used for so long: nothing of it is to be shown. */
export function endIdleSession(
  minutes: number,
  now: number,
  { tab, device }: { tab: TextStore; device: TextStore },
): void {
  const session = rememberedSession(tab);
  const lastUse = session && device.read(ownedKey('lastUse', session));
  if (!session || lastUse === undefined || now - Number(lastUse) < minutes * 60_000) return;
  endSession(session, tab, device);
  device.write(ownedKey('lastUse', session), lastUse);
}
