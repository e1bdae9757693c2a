import { existsSync, readFileSync } from 'node:fs';

/** How many single checks a tool ran. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Of the passed ones: those that failed first and passed when they were run again. */
  unsteady?: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** Counts from a tool's JSON report; `undefined` when it wrote none, as after a crash. */
export type ReadCount = (reportFile: string) => Count | undefined;

/** Vitest's report. A file that could not even be loaded has no tests and counts as one failure. */
export const vitestCount: ReadCount = (file) => {
  const report = readReport<VitestReport>(file);
  if (!report) return undefined;
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests,
  };
};

/** Playwright's report. A test that passed only when it was run again is counted, and said to be unsteady (decision 15). */
export const playwrightCount: ReadCount = (file) => {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    unsteady: flaky,
  };
};

/**
 * The count that a run deserves: nothing found is a failure (a pattern that matches no file must not look
 * green), and so is a tool that ends badly without saying which test did.
 */
export function honestCount(count: Count | undefined, exitCode: number): Count {
  const known = count ?? { passed: 0, failed: 0, skipped: 0 };
  const isSilentFailure = known.failed === 0 && (exitCode !== 0 || known.passed === 0);
  return isSilentFailure ? { ...known, failed: 1 } : known;
}

// The tools' own formats, fixed by the installed versions.
function readReport<Report>(file: string): Report | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
