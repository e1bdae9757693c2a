import type { Page } from '@playwright/test';

/** What the page itself keeps of its own speed. */
interface Kept {
  presses: number[];
  changedAt: number;
}

/** Makes the page's processor so many times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Measures every page that is opened from now on; all times are whole milliseconds. */
export async function measurePage(page: Page) {
  await page.addInitScript(() => {
    const kept: Kept = { presses: [], changedAt: 0 };
    Reflect.set(window, 'measured', kept);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId')) kept.presses.push(Math.round(entry.duration));
    }).observe({ type: 'event', durationThreshold: 16 });
    new MutationObserver(() => {
      kept.changedAt = performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  return {
    elements: () => page.evaluate(() => document.querySelectorAll('*').length),
    /** From the last byte of a call's answer to the last element that came of it: what rows cost, without the network. */
    async restAfter(call: string): Promise<number> {
      await page.waitForLoadState('networkidle');
      return page.evaluate((name) => {
        const kept: Kept = Reflect.get(window, 'measured');
        const answered = performance
          .getEntriesByType('resource')
          .flatMap((one) =>
            one instanceof PerformanceResourceTiming && one.name.includes(`/${name}`)
              ? one.responseEnd
              : [],
          );
        return Math.round(kept.changedAt - Math.max(...answered));
      }, call);
    },
    /** From the finger to the next picture, for each press of this page that took 16 ms or more. */
    async presses(): Promise<number[]> {
      // The browser tells of a press with a picture after it.
      await page.evaluate(async () => {
        for (let picture = 0; picture < 3; picture += 1)
          await new Promise((drawn) => requestAnimationFrame(drawn));
        await new Promise((rest) => requestIdleCallback(rest));
      });
      return page.evaluate(() => {
        const kept: Kept = Reflect.get(window, 'measured');
        return kept.presses;
      });
    },
  };
}
