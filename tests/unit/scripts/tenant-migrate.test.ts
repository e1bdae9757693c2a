import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editJson } from '../../../scripts/tenant/edit-json.ts';
import {
  currentVersion,
  migrateTenant,
  migrations,
} from '../../../scripts/tenant/migrate-tenant.ts';
import { checkTenant } from '../../../src/tenant/check-tenant.ts';

const shipped = readFileSync('tenants/india/tenant.json', 'utf8');

/** As it would have been written before versions counted: no version, no schema, origins as people type them. */
const unversioned = shipped
  .replace(/ {2}"\$schema": .*\n/, '')
  .replace(/ {2}"schemaVersion": .*\n/, '')
  .replace('"frameOrigins": ["https://docs.', '"frameOrigins": ["HTTPS://Docs.')
  .replace(/("frameOrigins": \["[^"]+)"/, '$1:443"');

describe('decision 0016: a file without a version is version 0', () => {
  test('the app refuses it with one fault that says what to do', () => {
    const check = checkTenant(JSON.parse(unversioned), 'india');
    expect(check).toMatchObject({
      isSound: false,
      faults: [{ where: 'schemaVersion', what: expect.stringContaining('tenant:migrate') }],
    });
  });

  test('its migration is the shipped file again, to the letter', () => {
    expect(unversioned).not.toBe(shipped);
    const done = migrateTenant(unversioned);
    expect(done).toMatchObject({ kind: 'moved', from: 0 });
    expect(done.kind === 'moved' && done.text).toBe(shipped);
  });

  test('a second run finds nothing to do', () => {
    expect(migrateTenant(shipped)).toEqual({ kind: 'current' });
  });
});

describe('decision 0016: what no step leads on from is refused', () => {
  test.each([
    ['a newer version', shipped.replace('"schemaVersion": 1', '"schemaVersion": 2'), /newer/],
    ['an odd version', shipped.replace('"schemaVersion": 1', '"schemaVersion": "1"'), /odd/],
    ['no JSON', '{', /no JSON/],
  ])('%s', (_what, text, why) => {
    expect(migrateTenant(text)).toEqual({ kind: 'refused', why: expect.stringMatching(why) });
  });

  test('in the browser a newer file is one fault, whatever else it holds', () => {
    const check = checkTenant(
      { schemaVersion: currentVersion + 1, servicePhone: '14448' },
      'india',
    );
    expect(check).toMatchObject({
      isSound: false,
      servicePhone: '14448',
      faults: [
        { where: 'schemaVersion', what: expect.stringContaining(`is not ${currentVersion}`) },
      ],
    });
    expect(!check.isSound && check.faults.length).toBe(1);
  });
});

test('decision 0016: a step leads from every version to the current one', () => {
  expect(Object.keys(migrations).map(Number)).toEqual(
    Array.from({ length: currentVersion }, (_, version) => version),
  );
});

test('decision 0016: steps follow each other, and the version is written after each', () => {
  const table = {
    1: { what: 'a new name', changes: () => [{ op: 'rename' as const, path: ['old'], to: 'new' }] },
    2: { what: 'one less', changes: () => [{ op: 'remove' as const, path: ['gone'] }] },
  };
  const text = '{\n  "schemaVersion": 1,\n  "old": 5,\n  "gone": [1, 2]\n}\n';
  expect(migrateTenant(text, { table, to: 3 })).toMatchObject({
    text: '{\n  "schemaVersion": 3,\n  "new": 5\n}\n',
    steps: ['1 → 2: a new name', '2 → 3: one less'],
  });
  expect(migrateTenant(text, { table: {}, to: 3 })).toMatchObject({ kind: 'refused' });
});

describe('changes of a JSON text leave everything else as it was written', () => {
  const text = '{\n    "a": { "b": [1,2] }, // no\n  "c":1\n}'.replace(' // no', '');
  test.each([
    ['a value', [{ op: 'write', path: ['c'], value: 2 }], '"c":2'],
    [
      'a list on one line',
      [{ op: 'write', path: ['a', 'b'], value: ['x', 'y'] }],
      '{ "b": ["x", "y"] }',
    ],
    ['an item', [{ op: 'write', path: ['a', 'b', 1], value: 3 }], '[1,3]'],
    ['a name', [{ op: 'rename', path: ['a', 'b'], to: 'z' }], '{ "z": [1,2] }'],
    ['nothing, where there is nothing to take out', [{ op: 'remove', path: ['x', 'y'] }], '"c":1'],
    [
      'nothing, where there is nothing to rename',
      [{ op: 'rename', path: ['x'], to: 'y' }],
      '"c":1',
    ],
  ] as const)('%s', (_what, changes, wanted) => {
    const edited = editJson(text, changes);
    expect(edited).toContain(wanted);
    expect(edited.startsWith('{\n    "a": {')).toBe(true);
  });
});
