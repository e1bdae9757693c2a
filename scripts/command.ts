import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/** What was typed behind a command. */
type Typed<Own extends Options> = ReturnType<
  typeof parseArgs<{ options: Own & { help: { type: 'boolean' } }; allowPositionals: true }>
>;

/** One command of package.json. */
export interface Command<Own extends Options> {
  /** What it does, how it is called, and a line for each option. */
  usage: string;
  options: Own;
  /** Does the work; answers the exit code, 0 when it answers nothing. `'usage'` shows the help, as for a wrong call. */
  run(typed: Typed<Own>): Promise<Outcome> | Outcome;
  /** The exit code after a failure (2: the call was wrong). */
  failsWith?: number;
}

type Outcome = number | 'usage' | void;

/** Runs a command: `--help` for all, a plain sentence for whatever goes wrong, and an exit code for scripts. */
export async function command<const Own extends Options>({
  usage,
  options,
  run,
  failsWith = 2,
}: Command<Own>): Promise<void> {
  try {
    const typed = parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean' } },
    }) as Typed<Own>; // the same options, seen one by one
    if (typed.values['help' as never]) return console.log(usage);
    const outcome = (await run(typed)) ?? 0;
    if (outcome === 'usage') console.log(usage);
    process.exitCode = outcome === 'usage' ? 2 : outcome;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    const isCall =
      error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (isCall) console.error(usage);
    process.exitCode = isCall ? 2 : failsWith;
  }
}
