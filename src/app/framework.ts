import { systemClock } from '../platform/clock.ts';
import { loadFirstStyle, loadLateStyle } from '../platform/load-style.ts';
import { nextTask } from '../platform/next-task.ts';
import { preloadModule } from '../platform/preload-module.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';

/** Files of single screens, by the screen's key. */
type FilesOfScreens = Readonly<Partial<Record<ScreenKey, readonly string[]>>>;

/** What comes after the start module, as the build names it in the page (`scripts/build/preload-main.ts`). */
interface LaterFiles {
  /** What draws a borrower's first views. */
  firstView: readonly string[];
  /** What of it is one screen's alone, scripts and a sheet. */
  drawings: FilesOfScreens;
  /** The framework, in the order in which it runs. */
  framework: readonly string[];
  /** What draws for it, which the part that starts React runs by itself. */
  renderer: readonly string[];
  /** What asks lenders: only a borrower's visit fetches it with the framework, and runs it before. */
  borrower: readonly string[];
  /** What React draws a screen with that was drawn before it. */
  screens: FilesOfScreens;
}

let later: LaterFiles | undefined;

/** Read once: a first view that counts seconds asks each time it is drawn. */
const laterFiles = (): LaterFiles => (later ??= readLaterFiles());

function readLaterFiles(): LaterFiles {
  const none = {
    firstView: [],
    drawings: {},
    framework: [],
    renderer: [],
    borrower: [],
    screens: {},
  };
  try {
    const named: Partial<LaterFiles> = JSON.parse(
      document.getElementById('later-files')?.textContent ?? '{}',
    );
    return { ...none, ...named };
  } catch {
    return none;
  }
}

/** What is on its way, by its address. */
const fetched = new Map<string, Promise<void> | undefined>();

function fetchAll(files: readonly string[] = []): void {
  for (const file of files) fetched.set(file, fetched.get(file) ?? preloadModule(file));
}

/**
 * Fetches what draws a screen's first view, file beside file, as soon as the screen is sure; what all of them share is on
 * its way already where the address says that a borrower comes (`early-first-view.ts`).
 */
export function fetchFirstView(screen: ScreenKey): void {
  const { firstView, drawings } = laterFiles();
  fetchAll(firstView);
  fetchAll(drawings[screen]?.filter((file) => !isSheet(file)));
  loadStyleOf(screen).catch(() => undefined); // who draws awaits it
}

const isSheet = (file: string) => file.endsWith('.css');

/** Loads what a screen's first view alone is drawn with besides the page's style; rejects when that cannot be had. */
export async function loadStyleOf(screen: ScreenKey): Promise<void> {
  await Promise.all(laterFiles().drawings[screen]?.filter(isSheet).map(loadFirstStyle) ?? []);
}

const frameworkFor = (isBorrower: boolean): readonly string[] => {
  const { framework, borrower } = laterFiles();
  return isBorrower ? [...borrower, ...framework] : framework;
};

/**
 * How long the largest file of the framework waits behind what a first view is drawn from: more than half of the round
 * trip that the page itself took, so that it arrives behind that on a fast line and on a slow one.
 */
function headStart(): number {
  const [page] = performance.getEntriesByType('navigation');
  const trip =
    page instanceof PerformanceNavigationTiming ? page.responseStart - page.requestStart : 0;
  return Math.min(0.6 * trip, 300);
}

/**
 * Fetches the largest of the framework's files, behind what a first view waits for: alone, so that the lender's answer
 * shares the line with one file and not with ten. Fulfilled when it is there, or cannot be had.
 */
export async function beginFramework(): Promise<void> {
  await new Promise<void>((resolve) => void systemClock.after(headStart(), resolve));
  const { renderer } = laterFiles();
  fetchAll(renderer);
  await Promise.all(renderer.map(async (file) => fetched.get(file)));
}

/**
 * Fetches the framework's files side by side, the style of its screens, and the code of the one that is to be taken
 * over; nothing of them runs yet.
 */
export function fetchFramework(isBorrower: boolean, screen?: ScreenKey): void {
  fetchAll(laterFiles().renderer);
  fetchAll(frameworkFor(isBorrower));
  fetchAll(screen && laterFiles().screens[screen]);
  loadLateStyle().catch(() => undefined); // it is awaited below
}

/**
 * Runs the framework, each file in a task of its own, so that no press waits for all of them; the part that starts
 * React comes last. Rejects when one cannot be had.
 */
export async function runFramework(isBorrower: boolean) {
  for (const file of frameworkFor(isBorrower)) {
    // A browser may ask once more for a file that is still on its way.
    await fetched.get(file);
    await import(/* @vite-ignore */ file);
    await nextTask();
  }
  await loadLateStyle();
  return import('./main.tsx');
}
