import type { Check } from './checks.ts';
import type { Outcome } from './outcomes.ts';

/** A check with what became of it. */
export interface Finished {
  check: Check;
  outcome: Outcome;
  seconds: number;
}

/** The heading of a finished check, with its output below it when something is wrong. */
export function finishedText({ check, outcome, seconds }: Finished): string {
  if (outcome.notRun !== undefined) return `== ${check.name}: not run (${outcome.notRun})`;
  const mark = outcome.failed > 0 ? 'FAILED' : 'ok';
  const heading = `== ${check.name}: ${mark} (${seconds.toFixed(1)} s) ${check.proves}`;
  return (outcome.failed > 0 || outcome.unsteady) && outcome.output
    ? `${heading}\n${outcome.output.trimEnd()}\n`
    : heading;
}

/** The table of all checks and, as the last line and alone, the sums. */
export function summaryText(finished: readonly Finished[]): string {
  const cells = finished.map(({ check, outcome, seconds }) => [
    check.name,
    outcome.failed > 0 ? 'FAILED' : outcome.notRun === undefined ? 'ok' : 'not run',
    `${outcome.passed} passed`,
    outcome.failed > 0 ? `${outcome.failed} failed` : '',
    outcome.skipped > 0 ? `${outcome.skipped} skipped` : '',
    outcome.unsteady ? `${outcome.unsteady} UNSTEADY` : '',
    `${seconds.toFixed(1)} s`,
  ]);
  const widths = cells.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  const rows = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const sum = (of: 'passed' | 'failed') =>
    finished.reduce((total, { outcome }) => total + outcome[of], 0);
  return ['', ...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
