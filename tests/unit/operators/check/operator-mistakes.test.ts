import { existsSync, readFileSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkTenants } from '../../../../scripts/tenant/check-tenants.ts';
import type { Finding } from '../../../../operators/check/finding.ts';
import { fileOf, makeFolder, read, root, write } from './mistaken-folder.ts';
import { mistakesInConfig } from './mistakes-in-config.ts';
import { mistakesInFiles } from './mistakes-in-files.ts';
import { mistakesOfCopies } from './mistakes-of-copies.ts';
import { today } from './sample-folder.ts';

// The mistakes that operators make, each alone in a clean folder on a disk: it is found, at the right line, with
// what to write, and by one finding.

beforeEach(makeFolder);
afterEach(() => rmSync(root, { recursive: true }));

/** The line that a finding names; nothing for a file that is missing. */
const lineOf = ({ folder, file, line }: Finding) => {
  const place = fileOf(file, folder);
  return existsSync(place) ? (readFileSync(place, 'utf8').split('\n')[line - 1] ?? '') : '';
};

const check = () => checkTenants({ root, ids: [], today }).findings;

test('the folder is without a fault before the mistake, also with the mark of the byte order', () => {
  write('tenant.json', `\uFEFF${read('tenant.json')}`);
  expect(check()).toEqual([]);
});

test.each([...mistakesInConfig, ...mistakesInFiles, ...mistakesOfCopies])(
  'design §5: $what: found, at its line, with what to write',
  (mistake) => {
    mistake.make();
    const findings = check();
    const found = findings.find(({ code }) => code === mistake.code);
    expect(found, JSON.stringify(findings, null, 1)).toBeDefined();
    if (!found) return;
    expect(found.severity).toBe(mistake.severity ?? 'error');
    expect(found.file).toBe(mistake.file ?? 'tenant.json');
    expect(lineOf(found)).toMatch(mistake.line ?? '');
    expect(found.message).toMatch(mistake.message ?? '');
    expect(found.remedy).toMatch(mistake.remedy);
    expect(findings.length, JSON.stringify(findings, null, 1)).toBe(mistake.count ?? 1);
  },
);
