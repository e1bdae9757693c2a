import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type CommandOptions,
  type Count,
  honestCount,
  playwrightCount,
  type ReadCount,
  runCommand,
  vitestCount,
} from './run-command.ts';

/** What one check found. */
export interface Outcome extends Count {
  /** Shown when the check failed; empty when it was shown while it ran. */
  output: string;
  /** Why it could not be run at all, where this machine lacks something that not every machine has to have. */
  notRun?: string;
}

type Command = readonly [string, ...string[]];

/** One thing looked at, with what to show where it failed. */
export const oneCheck = (isPassed: boolean, output: string): Outcome => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
  skipped: 0,
  output,
});

/** A tool that says yes or no. `isMeant` looks for the proof that it looked at anything at all. */
export async function verdict(
  command: Command,
  isMeant = (_output: string) => true,
): Promise<Outcome> {
  const { exitCode, output } = await runCommand(command);
  if (exitCode === 0 && !isMeant(output)) {
    return oneCheck(false, `${output}\n${command[0]} ended well, but looked at nothing.\n`);
  }
  return oneCheck(exitCode === 0, output);
}

/** A tool that counts its tests into a JSON report. */
async function counted(
  command: Command,
  readCount: ReadCount,
  reportFile: string,
  options: CommandOptions = {},
): Promise<Outcome> {
  rmSync(reportFile, { force: true });
  const { exitCode } = await runCommand(command, { isLive: true, ...options });
  return { ...honestCount(readCount(reportFile), exitCode), output: '' };
}

const reportOf = (name: string) => path.join(tmpdir(), `loanfront-${name}-${process.pid}.json`);

/** Tests of Vitest; `extra` is for its command line. */
export function vitest(name: string, ...extra: string[]): Promise<Outcome> {
  const file = reportOf(name);
  return counted(
    ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...extra],
    vitestCount,
    file,
  );
}

/** Tests of Playwright; `extra` is for its command line. */
export function playwright(name: string, ...extra: string[]): Promise<Outcome> {
  const file = reportOf(name);
  return counted(['playwright', 'test', '--reporter=list,json', ...extra], playwrightCount, file, {
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
}

/** This machine lacks something that not every machine has to have. */
export const notRun = (why: string): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: 1,
  output: '',
  notRun: why,
});
