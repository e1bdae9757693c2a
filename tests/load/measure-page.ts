import type { CDPSession, Locator, Page } from '@playwright/test';

/** How much slower than this one the processor of a cheap phone is. */
export const slowdown = 4;

/** A press that takes longer is felt, in milliseconds. */
export const mostWait = 100;

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

/** The middle of what is pressed, in sight. */
async function placeOf(target: Locator): Promise<[x: number, y: number]> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  return [box.x + box.width / 2, box.y + box.height / 2];
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
  const waitOf = async (prepare: () => Promise<() => Promise<void>>) => {
    const act = await prepare();
    await rest(page);
    await page.evaluate(() => Reflect.get(window, 'presses').splice(0));
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await act();
    await rest(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await rest(page);
    const presses = await page.evaluate<number[]>(() => Reflect.get(window, 'presses'));
    return Math.max(0, ...presses);
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
    /** Presses something on a slow processor; milliseconds until the next picture, 0 for less than 16. */
    press: (target: Locator) =>
      waitOf(async () => {
        const [x, y] = await placeOf(target);
        return () => page.touchscreen.tap(x, y);
      }),
    /** The same for one key. */
    type: (field: Locator, key: string) =>
      waitOf(async () => {
        await field.focus();
        return () => page.keyboard.press(key);
      }),
  };
}
