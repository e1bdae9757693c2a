import { loadLateStyle } from '../platform/load-style.ts';
import { nextTask } from '../platform/next-task.ts';
import { preloadModule } from '../platform/preload-module.ts';

/** The framework's files, in the order in which they run. */
interface FrameworkFiles {
  all: readonly string[];
  /** What asks lenders: only a borrower's visit fetches it with the rest. */
  borrower: readonly string[];
}

/** What the page says of them; the build writes it. */
function filesInPage(): FrameworkFiles {
  try {
    const { all = [], borrower = [] }: Partial<FrameworkFiles> = JSON.parse(
      document.getElementById('framework-files')?.textContent ?? '{}',
    );
    return { all, borrower };
  } catch {
    return { all: [], borrower: [] };
  }
}

const filesFor = (isBorrower: boolean): readonly string[] => {
  const { all, borrower } = filesInPage();
  return isBorrower ? [...borrower, ...all] : all;
};

/** What is on its way, by its address. */
const fetched = new Map<string, Promise<void> | undefined>();

/** Fetches the framework's files side by side, and the style of its screens; nothing of them runs yet. */
export function fetchFramework(isBorrower: boolean): void {
  for (const file of filesFor(isBorrower)) fetched.set(file, preloadModule(file));
  loadLateStyle().catch(() => undefined); // it is awaited below
}

/**
 * Runs the framework, each file in a task of its own, so that no press waits for all of them; the part that starts
 * React comes last. Rejects when one cannot be had.
 */
export async function runFramework(isBorrower: boolean) {
  for (const file of filesFor(isBorrower)) {
    // A browser may ask once more for a file that is still on its way.
    await fetched.get(file);
    await import(/* @vite-ignore */ file);
    await nextTask();
  }
  await loadLateStyle();
  return import('./main.tsx');
}
