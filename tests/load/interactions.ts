import type { Page } from '@playwright/test';

/** One press as the browser measured it: from the finger to the next picture, in milliseconds. */
export interface Interaction {
  name: string;
  duration: number;
}

/** Measures every press from now on, as Interaction to Next Paint does. The answer gives those of the page that is open. */
export async function watchInteractions(page: Page): Promise<() => Promise<Interaction[]>> {
  await page.addInitScript(() => {
    const found: Interaction[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId)
          found.push({ name: entry.name, duration: entry.duration });
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
    Reflect.set(window, 'interactions', found);
  });
  return async () => {
    // The browser reports an interaction with the picture after it.
    await page.evaluate(async () => {
      for (let picture = 0; picture < 3; picture += 1)
        await new Promise((drawn) => requestAnimationFrame(drawn));
      await new Promise((rest) => requestIdleCallback(rest));
    });
    return page.evaluate<Interaction[]>(() => Reflect.get(window, 'interactions'));
  };
}
