import type { CDPSession, Page } from '@playwright/test';

/** How much slower than this one the processor of a cheap phone is. */
export const slowdown = 4;

/** What the browser's main thread has worked so far, in milliseconds of its own: a busy machine makes it no more. */
async function workSoFar(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  return seconds * 1000;
}

/** Keeps how long each press took, from the finger to the next picture, as Interaction to Next Paint counts it. */
function keepPresses() {
  const presses: number[] = [];
  Reflect.set(window, 'presses', presses);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) presses.push(Math.round(entry.duration));
  }).observe({ type: 'event', durationThreshold: 16 });
}

/** Lets the page come to rest: its work is done and drawn, and every press is told of. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let picture = 0; picture < 3; picture += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((idle) => requestIdleCallback(idle));
  });
}

/** Measures whatever a page does from now on. */
export async function measurePage(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(keepPresses);
  const workOf = async (act: () => Promise<unknown>) => {
    const before = await workSoFar(devtools);
    await act();
    return (await workSoFar(devtools)) - before;
  };
  return {
    /** The work of the main thread on a slow processor, in milliseconds: scripts, styles, layout and pictures. */
    slowWorkOf: async (act: () => Promise<unknown>) => Math.round((await workOf(act)) * slowdown),
    /** How often this machine makes the page wait: 1 where it does nothing else, 2 where half of the time is others'. */
    async busyness(): Promise<number> {
      let spent = 0;
      const work = await workOf(async () => {
        spent = await page.evaluate(() => {
          const start = performance.now();
          for (let at = 0; at < 3e8; at += 1) if (performance.now() - start > 300) break;
          return performance.now() - start;
        });
      });
      return Math.max(1, spent / work);
    },
    elements: () => page.evaluate(() => document.querySelectorAll('*').length),
    /** Presses there, with a slow processor; milliseconds until the next picture, 0 for less than 16. */
    async press(x: number, y: number): Promise<number> {
      await rest(page);
      await page.evaluate(() => Reflect.get(window, 'presses').splice(0));
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.touchscreen.tap(x, y);
      await rest(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await rest(page);
      const presses = await page.evaluate<number[]>(() => Reflect.get(window, 'presses'));
      return Math.max(0, ...presses);
    },
  };
}
