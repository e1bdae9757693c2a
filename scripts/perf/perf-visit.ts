import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** The lines that are measured, as Chromium's own tools throttle them: bytes a second, milliseconds of latency. */
export const lines = {
  slow4g: { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 },
  '3g': { download: 700_000 / 8, upload: 250_000 / 8, latency: 300 },
} as const;

/** What is opened, and when it counts as ready. */
export interface PerfPage {
  name: string;
  /** Behind the server's own address; `{session}` is another one for each visit. */
  path: string;
  /** A text that is read once the page can be. */
  ready: string;
  /** A control that is pressed then, and a text of what it leads to. */
  tap?: { press: string; shows: string };
}

/** Where a visit of this page leads: the sandbox lender goes on with a session that it has seen. */
export const pathOf = ({ path }: PerfPage): string => path.replace('{session}', randomUUID());

/** What one visit measured; times in milliseconds from the start of the navigation, sizes in bytes. */
export interface PerfVisit {
  firstPaint: number;
  largestPaint: number;
  ready: number;
  works: number | undefined;
  /** When React answers; undefined for a page without it. */
  live: number | undefined;
  /** Of long tasks, what goes beyond 50 ms each, until the page is live. */
  blocking: number;
  /** From a press to the next picture of the page: the slowest one of the visit. */
  slowestPress: number;
  shift: number;
  bytesUntilReady: number;
  scripts: number;
  requestsUntilReady: number;
}

/** In the page: notes paints, shifts and long tasks, and when a text is first seen. */
function watch(text: string) {
  const seen = { largest: 0, shift: 0, blocking: 0, press: 0, ready: 0, live: 0 };
  Reflect.set(window, 'seen', seen);
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime }) => void (seen.largest = startTime));
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Number(Reflect.get(entry, 'value'));
  });
  observe('longtask', ({ duration }) => {
    if (!seen.live) seen.blocking += Math.max(0, duration - 50);
  });
  observe(
    'event',
    (entry) => {
      if (Reflect.get(entry, 'interactionId')) seen.press = Math.max(seen.press, entry.duration);
    },
    { durationThreshold: 16 },
  );
  const look = () => {
    const page = document.getElementById('root') ?? document.body;
    if (!seen.ready && page?.textContent?.includes(text)) seen.ready = performance.now();
    if (!seen.live && document.documentElement?.style.getPropertyValue('--keyboard'))
      seen.live = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const seen = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => Reflect.get(window, 'seen'));

/** How long a page may take, in milliseconds. */
const longestWait = 60_000;

async function measure(page: Page, url: string, what: PerfPage): Promise<PerfVisit> {
  const devtools = await page.context().newCDPSession(page);
  const ends: { at: number; bytes: number; isScript: boolean }[] = [];
  const kinds = new Map<string, boolean>();
  let start = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) =>
    kinds.set(requestId, type === 'Script'),
  );
  devtools.on('Network.requestWillBeSent', ({ timestamp }) => {
    start ||= timestamp;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: bytes, timestamp }) =>
    ends.push({ at: (timestamp - start) * 1000, bytes, isScript: kinds.get(requestId) ?? false }),
  );
  await devtools.send('Network.enable');
  await page.goto(url + pathOf(what), { waitUntil: 'commit', timeout: longestWait });
  await page.waitForFunction(() => Reflect.get(window, 'seen').ready > 0, undefined, {
    timeout: longestWait,
  });
  const { ready = 0 } = await seen(page);
  let works: number | undefined;
  if (what.tap) {
    const begun = Date.now();
    await page.getByRole('button', { name: what.tap.press }).click();
    await page.getByText(what.tap.shows).first().waitFor({ timeout: longestWait });
    works = ready + Date.now() - begun;
  }
  // The framework, where there is one, comes to rest.
  await page.waitForLoadState('load');
  await page.waitForTimeout(2500);
  const { largest = 0, shift = 0, blocking = 0, press = 0, live = 0 } = await seen(page);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const until = ends.filter(({ at }) => at <= ready);
  const sum = (some: typeof ends) => some.reduce((total, { bytes }) => total + bytes, 0);
  return {
    firstPaint,
    largestPaint: largest,
    ready,
    works,
    live: live || undefined,
    blocking,
    slowestPress: press,
    shift,
    bytesUntilReady: sum(until),
    requestsUntilReady: until.length,
    scripts: sum(ends.filter(({ isScript }) => isScript)),
  };
}

/** On what a page is visited. */
export interface PerfPhone {
  line: keyof typeof lines;
  /** How many times slower its processor is than this one. */
  cpu: number;
  /** What is measured is its second visit: files may be kept from the first. */
  again: boolean;
}

/** One visit in a fresh profile of the browser, or the second one in it. */
export async function visit(
  browser: Browser,
  url: string,
  what: PerfPage,
  phone: PerfPhone,
): Promise<PerfVisit> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  try {
    if (phone.again) {
      const first = await openPage(context, what, phone);
      await measure(first, url, what);
      await first.close();
    }
    return await measure(await openPage(context, what, phone), url, what);
  } finally {
    await context.close();
  }
}

async function openPage(context: BrowserContext, what: PerfPage, { line, cpu }: PerfPhone) {
  const page = await context.newPage();
  // The runner of these scripts wraps each named function in this helper, also those that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch, what.ready);
  const devtools = await context.newCDPSession(page);
  const { download, upload, latency } = lines[line];
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    downloadThroughput: download,
    uploadThroughput: upload,
    latency,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return page;
}
