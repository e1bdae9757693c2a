/** What the page's own clock has run since the page was loaded, as milliseconds since 1970; it knows of no change of time. */
const pageClock = () => performance.timeOrigin + performance.now();

/** What is added to the page's clock: the device's time when it was asked first, and what it missed while the device slept. */
let added: { origin: number; last: number; milliseconds: number } | undefined;

/** Both clocks when the page was hidden last; undefined while it is seen. */
let hidden: { page: number; device: number } | undefined;

/** A device that sleeps hides its page first, and on many systems the page's clock sleeps as well. */
function followSleep(): void {
  const wake = () => {
    if (hidden && added) {
      const missed = Date.now() - hidden.device - (pageClock() - hidden.page);
      added.milliseconds += Math.max(0, missed);
    }
    hidden = undefined;
  };
  const look = () => {
    if (document.visibilityState !== 'hidden') wake();
    else hidden ??= { page: pageClock(), device: Date.now() };
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', wake);
  look();
}

/**
 * Milliseconds since 1970 for waits and countdowns: what the device's clock said at first, and from there on by the
 * page's own clock. A clock that is set while the page is looked at moves nothing; over a reload the device's counts.
 */
export function steadyNow(): number {
  if (!added) followSleep();
  const page = pageClock();
  // A clock that starts anew is that of another page.
  if (!added || added.origin !== performance.timeOrigin || page < added.last) {
    added = { origin: performance.timeOrigin, last: page, milliseconds: Date.now() - page };
  }
  added.last = page;
  return page + added.milliseconds;
}

/** A moment of `steadyNow` by the device's clock: what is written down for after a reload. */
export const onDeviceClock = (steady: number): number =>
  Math.round(steady - steadyNow() + Date.now());

/** The other way round: a moment that was written down, for the waits of this page. */
export const onSteadyClock = (device: number): number => device - Date.now() + steadyNow();
