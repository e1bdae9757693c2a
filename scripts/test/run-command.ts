import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a program left behind. */
export interface CommandResult {
  exitCode: number;
  /** What it printed, both streams as they came. */
  output: string;
}

/** How a program is run. */
export interface CommandOptions {
  /** Show the output while it comes, for programs that take long. */
  isLive?: boolean;
  environment?: Record<string, string>;
}

// Tools of this project first, so that no check depends on what is installed around it.
const searchPath = [path.resolve('node_modules/.bin'), process.env['PATH']].join(path.delimiter);

const { FORCE_COLOR: _, ...inherited } = process.env;
const plainEnvironment = { ...inherited, PATH: searchPath, NO_COLOR: '1' };

/** Runs a program of this project to its end. A program that cannot be started counts as failed (127). */
export function runCommand(
  command: readonly [string, ...string[]],
  { isLive = false, environment = {} }: CommandOptions = {},
): Promise<CommandResult> {
  const [program, ...args] = command;
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...plainEnvironment, ...environment },
    });
    const take = (part: Buffer) => {
      output += part.toString();
      if (isLive) process.stdout.write(part);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ exitCode: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}

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
  const counted = count ?? { passed: 0, failed: 0, skipped: 0 };
  const isSilentFailure = counted.failed === 0 && (exitCode !== 0 || counted.passed === 0);
  return isSilentFailure ? { ...counted, failed: 1 } : counted;
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
