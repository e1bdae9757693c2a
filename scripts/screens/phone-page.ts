import type { Browser, Page } from 'playwright-core';

/** The phone that is looked at. */
export interface Phone {
  width: number;
  isDark: boolean;
  /** The day and hour that it is; without it, now. */
  moment?: Date | undefined;
}

const height = 740;

/** A page of its own on a phone: no other visit has left anything there. */
export async function withPhone<Result>(
  browser: Browser,
  { width, isDark, moment }: Phone,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width, height },
    isMobile: true,
    hasTouch: true,
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    if (moment) await page.clock.setFixedTime(moment);
    return await look(page);
  } finally {
    await context.close();
  }
}

/** A picture of the whole page, without anything that blinks. */
export const pictureOf = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
