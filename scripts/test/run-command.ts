import { spawn } from 'node:child_process';
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
