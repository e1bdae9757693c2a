import { allChecks, checks, type Check } from './test/checks.ts';
import type { Outcome } from './test/outcomes.ts';
import { finishedText, summaryText, type Finished } from './test/summary.ts';

/**
 * `npm test` runs the usual checks, `npm run test:all` (`--all`) every one, and `npm test -- unit lint` only those that
 * are named, in the usual order.
 */
function chosenChecks(args: readonly string[]): readonly Check[] {
  const names = args.filter((arg) => arg !== '--all');
  const unknown = names.filter((name) => !allChecks.some((check) => check.name === name));
  if (unknown.length > 0) {
    console.error(
      `No check is called ${unknown.join(', ')}. There are: ${allChecks.map(({ name }) => name).join(', ')}.`,
    );
    process.exit(2);
  }
  if (names.length > 0) return allChecks.filter(({ name }) => names.includes(name));
  return args.includes('--all') ? allChecks : checks;
}

const usage = `npm test [-- <check>…]
  runs the usual checks and says what each has found; npm run test:all runs every one
  <check>…   only these, in the usual order:
${allChecks.map(({ name, proves }) => `    ${name.padEnd(10)} ${proves}`).join('\n')}`;

const finished: Finished[] = [];

async function finish(check: Check): Promise<void> {
  const startedAt = performance.now();
  const outcome = await outcomeOf(check);
  const done = { check, outcome, seconds: (performance.now() - startedAt) / 1000 };
  finished.push(done);
  console.log(finishedText(done));
}

async function outcomeOf(check: Check): Promise<Outcome> {
  const failedBefore = finished.find(
    (done) => done.check.name === check.after && done.outcome.failed > 0,
  );
  if (failedBefore) {
    const output = `not run, because ${failedBefore.check.name} failed`;
    return { passed: 0, failed: 1, skipped: 0, output };
  }
  if (check.isHeavy) console.log(`\n== ${check.name}: ${check.proves}…`);
  return check.run();
}

/** Runs `queue` with at most `lanes` checks at a time. */
async function runAll(queue: readonly Check[], lanes: number): Promise<void> {
  const waiting = [...queue];
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await finish(check);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function test(args: readonly string[]): Promise<void> {
  const chosen = chosenChecks(args);
  await runAll(
    chosen.filter((check) => !check.isHeavy),
    2,
  );
  await runAll(
    chosen.filter((check) => check.isHeavy),
    1,
  );
  console.log(summaryText(finished));
  process.exitCode = finished.some(({ outcome }) => outcome.failed > 0) ? 1 : 0;
}

const typed = process.argv.slice(2);
if (typed.includes('--help')) console.log(usage);
else await test(typed);
