import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { releaseFaults } from '../../../scripts/release/release-record.ts';
import {
  approveRelease,
  makeRelease,
  printsNow,
  readReleases,
  rollBack,
} from '../../../scripts/release/release-store.ts';
import { put } from '../../support/sample-tenant.ts';

let root = '';
const id = 'india';
const at = '2026-11-28T10:00:00.000Z';
const places = () => ({
  tenants: path.join(root, 'tenants'),
  releases: path.join(root, 'releases'),
});
const file = (name: string) => path.join(places().tenants, id, name);
const config = () => JSON.parse(readFileSync(file('tenant.json'), 'utf8'));
const edit = (field: string, value: unknown) => {
  const now = config();
  put(now, field, value);
  writeFileSync(file('tenant.json'), JSON.stringify(now));
};
const release = (author = 'Asha', note = 'first') =>
  makeRelease(places(), id, { author, note, at });
const approve = (name: string) => approveRelease(places(), id, { name, at });
const faults = () => releaseFaults(readReleases(places(), id), printsNow(places(), id));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'loanfront-release-'));
  cpSync('tenants/india', file(''), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a release is numbered and dated, and says in the folder itself what belongs to it, without a name', () => {
  expect(release()).toMatchObject({ number: 1, at, author: 'Asha', note: 'first' });
  expect(config().release).toBe(1);
  const manifest = JSON.parse(readFileSync(file('release.json'), 'utf8'));
  expect(Object.keys(manifest)).toEqual(['number', 'at', 'hash', 'files']);
  expect(Object.keys(manifest.files)).toContain('legal/terms.en.md');
  expect(Object.keys(manifest.files)).not.toContain('sandbox.json');
  expect(() => release()).toThrow('Nothing has changed since release 1');
});

describe('what may go live', () => {
  test('nothing without a release, nothing that was changed since, nothing that nobody approved', () => {
    expect(faults()).toEqual([expect.stringContaining('no release')]);
    release();
    expect(faults()).toEqual([expect.stringContaining('not approved')]);
    edit('support.phone', '1800-000-0000');
    expect(faults()).toEqual(['changed since release 1: tenant.json']);
    expect(() => approve('Ravi')).toThrow('has changed since release 1');
  });

  test('rates, terms and legal texts want a second name; the author’s own in other letters is none', () => {
    release();
    approve(' ASHA ');
    expect(faults()).toEqual([expect.stringMatching(/nobody but its author Asha/)]);
    approve('Ravi');
    expect(faults()).toEqual([]);
  });

  test('after an approved version a colour wants one name alone, and a rate or a legal page two', () => {
    release();
    approve('Ravi');
    edit('theme.brand', '#112233');
    expect(release().needsSecondName).toEqual([]);
    approve('Asha');
    expect(faults()).toEqual([]);
    edit('calculator.dailyRate', '0.0004');
    writeFileSync(file('legal/terms.en.md'), '# Other terms\n\nAs from now.\n');
    expect(release().needsSecondName).toEqual(['calculator.dailyRate', 'legal/terms.en.md']);
    approve('Asha');
    expect(faults()).toHaveLength(1);
  });

  test('what an unapproved version changed still wants its second name in the next one', () => {
    release();
    approve('Ravi');
    edit('calculator.dailyRate', '0.0004');
    release();
    edit('theme.brand', '#112233');
    expect(release().needsSecondName).toEqual(['calculator.dailyRate']);
  });
});

test('going back brings every file of the older version, takes away newer ones, and is a release of its own', () => {
  release();
  const before = printsNow(places(), id);
  edit('calculator.dailyRate', '0.0004');
  writeFileSync(file('wording.txt'), 'new');
  release('Ravi', 'dearer');
  expect(rollBack(places(), id, { to: 1, author: 'Asha', note: 'too dear', at }).number).toBe(3);
  const { 'tenant.json': _new, ...others } = printsNow(places(), id);
  const { 'tenant.json': _old, ...wanted } = before;
  expect(others).toEqual(wanted);
  expect(config()).toMatchObject({ release: 3, calculator: { dailyRate: '0.0003' } });
  expect(existsSync(file('sandbox.json')), 'what is not released stays').toBe(true);
  expect(() => rollBack(places(), id, { to: 9, author: 'A', note: '', at })).toThrow(
    'no release 9',
  );
});

test('a record that was changed by hand is not believed', () => {
  release();
  const record = path.join(places().releases, id, '1.json');
  writeFileSync(
    record,
    readFileSync(record, 'utf8').replace(/"tenant\.json": "../, '"tenant.json": "00'),
  );
  expect(() => readReleases(places(), id)).toThrow('was changed by hand');
});
