/** What the page's own clock has run since the page was loaded, as milliseconds since 1970; it knows of no change of time. */
const pageClock = () => performance.timeOrigin + performance.now();

interface BothClocks {
  page: number;
  device: number;
}

/** What is added to the page's clock: the device's time when it was asked first, and what it missed while the device slept. */
let added: { origin: number; milliseconds: number } | undefined;

/** Both clocks when the page was last seen. */
let seen: BothClocks = { page: 0, device: 0 };

const look = () => {
  seen = { page: pageClock(), device: Date.now() };
};

/** A device that sleeps hides its page first, and on many systems the page's clock sleeps as well. */
function followSleep(): void {
  const wake = () => {
    const missed = Date.now() - seen.device - (pageClock() - seen.page);
    if (added) added.milliseconds += Math.max(0, missed);
    look();
  };
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? look() : wake(),
  );
  window.addEventListener('pageshow', wake);
}

/**
 * Milliseconds since 1970 for waits and countdowns: what the device's clock said at first, and from there on by the
 * page's own clock. A clock that is set while the page is looked at moves nothing; over a reload the device's counts.
 */
export function steadyNow(): number {
  if (!added) followSleep();
  const page = pageClock();
  // A clock that starts anew is that of another page.
  if (!added || added.origin !== performance.timeOrigin || page < seen.page) {
    added = { origin: performance.timeOrigin, milliseconds: Date.now() - page };
    look();
  }
  if (document.visibilityState !== 'hidden') look();
  return page + added.milliseconds;
}

/** A moment of `steadyNow` by the device's clock: what is written down for after a reload. */
export const onDeviceClock = (steady: number): number =>
  Math.round(steady - steadyNow() + Date.now());

/** The other way round: a moment that was written down, for the waits of this page. */
export const onSteadyClock = (device: number): number => device - Date.now() + steadyNow();
