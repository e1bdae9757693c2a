import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { honestCount, playwrightCount, vitestCount } from '../../../scripts/test/run-command.ts';

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
