import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkTenants, findingText, reportText } from '../../../../scripts/tenant/check-tenants.ts';
import { readmeWithTables, tenantJsonSchema } from '../../../../scripts/tenant/schema-documents.ts';
import { runCommand } from '../../../../scripts/test/run-command.ts';
import { textsIn } from '../../../../operators/check/config-values.ts';
import { ruleCodes } from '../../../../operators/check/rule-table.ts';
import { checkTenant } from '../../../../src/tenant/check-tenant.ts';
import { put } from '../../../support/sample-tenant.ts';
import { shippedConfig, shippedIds } from '../../tenant/shipped-folder.ts';
import { configText, findingsOf, today } from './sample-folder.ts';

const check = (...ids: string[]) => checkTenants({ root: 'tenants', ids, today });

test('design §5: the shipped lenders are without a fault, warnings included', () => {
  const { findings, tenants } = check();
  expect(findings.map((finding) => findingText('tenants', finding))).toEqual([]);
  expect(tenants).toEqual([...shippedIds].sort());
});

test('design §4: tenants/tenant.schema.json is made from the schema (npm run tenant:docs)', () => {
  expect(readFileSync('tenants/tenant.schema.json', 'utf8')).toBe(tenantJsonSchema());
});

test('design §5: the tables of tenants/README.md are made from the schema (npm run tenant:docs)', () => {
  const text = readFileSync('tenants/README.md', 'utf8');
  expect(readmeWithTables(text)).toBe(text);
});

test.each(shippedIds)('design §4: tenants/%s names the schema for editors, and passes it', (id) => {
  const config = shippedConfig(id);
  const named = Object(config).$schema;
  expect(existsSync(path.join('tenants', id, String(named)))).toBe(true);
  const validate = new Ajv({ strict: false }).compile(JSON.parse(tenantJsonSchema()));
  validate(config);
  expect(validate.errors).toBeNull();
});

test('design §3: whatever the app refuses is an error of the check', () => {
  const paths = textsIn(JSON.parse(configText())).map(({ path }) => path.join('.'));
  const value = fc.oneof(
    fc.constantFrom('', 'x', '/about', '/', 'fr', ',', null, 5, true, []),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.constantFrom(...paths), value, (place, odd) => {
      const config: unknown = JSON.parse(configText());
      put(config, place, odd);
      const isRefused = !checkTenant(config, 'sample').isSound;
      const errors = findingsOf({ files: { 'tenant.json': JSON.stringify(config) } }).filter(
        ({ severity }) => severity === 'error',
      );
      expect(errors.length > 0 || !isRefused).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('design §5: a finding is printed as file, line, character and field, then what to write', () => {
  const [finding] = findingsOf({ fields: { 'money.shownDigits': 7 } });
  expect(finding && findingText('tenants', finding)).toMatch(
    /^tenants\/sample\/tenant\.json:\d+:\d+ money\.shownDigits: error: "7" .+\n {4}write .+ {2}\[value-range\]$/,
  );
});

test('design §5: a folder that does not exist is an error that names those that do', () => {
  const report = check('indai');
  expect(report).toMatchObject({ errors: 1, tenants: [], findings: [{ code: 'folder-missing' }] });
  expect(reportText('tenants', report)).toContain('did you mean "india"?');
});

test('design §5: --json is for machines, and errors end with 1', async () => {
  const program = ['tsx', 'scripts/tenant-check.ts'] as const;
  const [good, bad] = await Promise.all([
    runCommand([...program, '--json', '--strict']),
    runCommand([...program, '--json', 'nobody']),
  ]);
  expect([good.exitCode, bad.exitCode]).toEqual([0, 1]);
  expect(JSON.parse(good.output)).toEqual({
    tenants: shippedIds,
    errors: 0,
    warnings: 0,
    findings: [],
  });
  const { findings, ...sums } = JSON.parse(bad.output);
  expect(sums).toEqual({ tenants: [], errors: 1, warnings: 0 });
  expect(findings).toHaveLength(1);
  expect(Object.keys(findings[0]).sort()).toEqual(
    ['code', 'column', 'field', 'file', 'folder', 'line', 'message', 'remedy', 'severity'].sort(),
  );
  expect(ruleCodes).toContain(findings[0].code);
});
