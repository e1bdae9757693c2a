import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { allChecks } from '../../../scripts/test/checks.ts';
import { honestCount, playwrightCount, vitestCount } from '../../../scripts/test/run-command.ts';
import { finishedText, summaryText } from '../../../scripts/test/summary.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'count-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(report: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('a test file that cannot be loaded counts as one failure', () => {
  const file = reportFile({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 2,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [] },
    ],
  });
  expect(vitestCount(file)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test('decision 15: a journey that passed only when it was run again is counted and named as unsteady', () => {
  const file = reportFile({
    stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
    errors: [],
  });
  expect(playwrightCount(file)).toEqual({ passed: 6, failed: 1, skipped: 0, unsteady: 1 });
});

test('no report, no tests, or a bad end without a failed test: each is a failure', () => {
  const green = { passed: 4, failed: 0, skipped: 0 };
  expect(vitestCount(path.join(folder, 'nowhere.json'))).toBeUndefined();
  expect(honestCount(undefined, 0).failed).toBe(1);
  expect(honestCount({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1);
  expect(honestCount(green, 1).failed).toBe(1);
  expect(honestCount(green, 0)).toEqual(green);
});

test('a check that this machine cannot run says so by its name, and is neither passed nor failed', () => {
  const check = allChecks.find(({ name }) => name === 'nginx');
  if (!check) throw new Error('there is no check called nginx');
  const notRun = 'no nginx is installed';
  const done = {
    check,
    outcome: { passed: 0, failed: 0, skipped: 1, output: '', notRun },
    seconds: 0,
  };
  expect(finishedText(done)).toBe('== nginx: not run (no nginx is installed)');
  expect(summaryText([done])).toMatch(/nginx {2}not run {2}0 passed/);
  expect(summaryText([done])).toMatch(/0 passed, 0 failed$/);
});

test('the engines of other phones are checked where their drivers are, and named where they are not', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('PATH', '/nowhere');
  for (const [engine, why] of [
    [
      'webkit',
      'no WebKitWebDriver and Xvfb is installed; on Debian: apt-get install webkit2gtk-driver xvfb',
    ],
    ['firefox', 'no firefox is installed; on Debian: apt-get install firefox-esr'],
  ]) {
    const outcome = await allChecks.find(({ name }) => name === engine)?.run();
    expect(outcome).toMatchObject({ passed: 0, failed: 0, skipped: 1, notRun: why });
  }
});
