import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** What Playwright needs to start a browser. */
export interface FoundBrowser {
  executablePath: string;
  args: string[];
}

const noBrowser = [
  'No browser was found for the journeys. One of these helps:',
  '  - install Chromium or Google Chrome with the package manager of this machine',
  '  - npx playwright install chromium',
  '  - set CHROME_PATH to the full path of a Chromium or Chrome',
].join('\n');

/** Where systems put a browser. */
const installedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

// Runs as any user and without a graphics card, and keeps to itself on the network.
const plainArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium for the journeys: the one that `CHROME_PATH` names, one of this machine, Playwright's own,
 * else the one that came through npm. Throws a plain message when there is none, or when `CHROME_PATH`
 * names nothing.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env['CHROME_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH=${named} does not exist.`);
  const candidates = [named, ...installedPaths, chromium.executablePath()];
  const found = candidates.find((file) => file && existsSync(file)) ?? (await packedBrowser());
  if (!found) throw new Error(noBrowser);
  return { executablePath: found, args: plainArgs };
}

/** What the optional package offers. */
interface PackedChromium {
  default: { executablePath(): Promise<string> };
}

// By a variable, because the types must agree on machines that do not have it, too.
const packedChromium: string = '@sparticuz/chromium';

/** The browser of the optional package (Linux x64 only); nothing where it is not installed. */
async function packedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Makes the package unpack the libraries that a bare machine lacks; it looks at this when loaded.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  try {
    const packed: PackedChromium = await import(packedChromium);
    return await packed.default.executablePath();
  } catch {
    return undefined;
  }
}
