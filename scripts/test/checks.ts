import { existsSync } from 'node:fs';
import { findNginx } from '../nginx/find-nginx.ts';
import { type Engine, engines, missingFor } from './other-engines.ts';
import { notRun, oneCheck, type Outcome, playwright, verdict, vitest } from './outcomes.ts';

/** One check of `npm test`. */
export interface Check {
  name: string;
  /** What it proves, for the heading. */
  proves: string;
  /** Light checks may run two at a time; a heavy one has the machine to itself. */
  isHeavy: boolean;
  /** Another check that must have passed for this one to mean anything. */
  after?: string;
  run(): Promise<Outcome>;
}

async function realServer(): Promise<Outcome> {
  const found = findNginx();
  return 'missing' in found
    ? notRun(found.missing)
    : playwright('nginx', '--config', 'playwright.nginx.config.ts');
}

async function otherEngine(engine: Engine): Promise<Outcome> {
  const missing = missingFor(engine);
  return missing === undefined
    ? playwright(engine, '--config', 'playwright.browsers.config.ts', '--project', engine)
    : notRun(missing);
}

async function demoBuild(): Promise<Outcome> {
  const built = await verdict([
    'vite',
    'build',
    '--mode',
    'demo',
    '--outDir',
    'dist-demo',
    '--logLevel',
    'warn',
  ]);
  if (built.failed > 0 || existsSync('dist-demo/mockServiceWorker.js')) return built;
  return oneCheck(
    false,
    'dist-demo/ has no mockServiceWorker.js: the demo would have no lender.\n',
  );
}

/** A positive number in front of `what`. */
const someOf = (what: string) => (output: string) =>
  new RegExp(`\\b[1-9]\\d* ${what}`).test(output);

const browserCode = ['src', 'sandbox', 'operators'] as const;

/** Everything that `npm test` runs, in this order. */
export const checks: readonly Check[] = [
  {
    name: 'format',
    proves: 'every file is formatted',
    isHeavy: false,
    run: () => verdict(['oxfmt', '--check']),
  },
  {
    name: 'lint',
    proves: 'no suspicious code',
    isHeavy: false,
    run: () =>
      verdict(
        ['oxlint', '--type-aware', '--deny-warnings', ...browserCode, 'tests', 'scripts'],
        someOf('files?'),
      ),
  },
  {
    name: 'types',
    proves: 'the types agree',
    isHeavy: false,
    run: () => verdict(['tsc', '-p', '.']),
  },
  {
    name: 'layers',
    proves: 'each layer imports only what it may',
    isHeavy: false,
    run: () =>
      verdict(
        ['depcruise', ...browserCode, 'scripts', '--config', '.dependency-cruiser.cjs'],
        someOf('modules'),
      ),
  },
  { name: 'dead', proves: 'nothing is left over', isHeavy: false, run: () => verdict(['knip']) },
  {
    name: 'contract',
    proves: "the lender's example answers keep the contract",
    isHeavy: false,
    run: () => verdict(['node', 'contract/check.mjs'], someOf('answers checked, 0 faults')),
  },
  {
    name: 'tenants',
    proves: 'every lender that comes along is without a fault',
    isHeavy: false,
    run: () => verdict(['tsx', 'scripts/tenant-check.ts'], someOf('tenants? checked')),
  },
  {
    name: 'unit',
    proves: 'the rules, the pieces and the architecture',
    isHeavy: true,
    run: () => vitest('unit'),
  },
  {
    name: 'build',
    proves: 'the production build is made, with the preview that the journeys look at',
    isHeavy: true,
    run: () => verdict(['tsx', 'scripts/build.ts', '--preview']),
  },
  {
    name: 'budgets',
    proves: 'a first visit stays small and neutral',
    isHeavy: true,
    after: 'build',
    run: () => vitest('budgets', '--mode', 'budgets'),
  },
  { name: 'demo', proves: 'the demo build is made', isHeavy: true, run: demoBuild },
  {
    name: 'journeys',
    proves: 'a borrower gets through, in a real browser',
    isHeavy: true,
    after: 'build',
    run: () => playwright('journeys'),
  },
];

/** Everything that `npm run test:all` runs: also what takes longer, or needs programs of the machine. */
export const allChecks: readonly Check[] = [
  ...checks,
  {
    name: 'nginx',
    proves: 'deploy/nginx does what it says, and both main journeys get through it',
    isHeavy: true,
    after: 'build',
    run: realServer,
  },
  {
    name: 'load',
    proves: 'thousands of rows are as quick as fifty, and hours of use leave nothing behind',
    isHeavy: true,
    after: 'build',
    run: () => playwright('load', '--config', 'playwright.load.config.ts'),
  },
  ...engines.map((engine) => ({
    name: engine,
    proves: 'both main journeys, in the engine of other phones',
    isHeavy: true,
    after: 'build',
    run: () => otherEngine(engine),
  })),
];
