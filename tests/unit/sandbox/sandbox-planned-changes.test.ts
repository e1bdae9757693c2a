import { expect, test } from 'vitest';
import { sandboxTenants } from '../../../sandbox/sandbox-tenant.ts';
import { tenantText } from './open-lender.ts';

/** India with a change on New Year’s Day of its own time zone, at a moment. */
async function ofMoment(now: string, change = '{ "calculator": { "dailyRate": "0.0004" } }') {
  const config: object = JSON.parse(await tenantText('india/tenant.json'));
  const files: Readonly<Record<string, string>> = {
    'india/tenant.json': JSON.stringify({ ...config, scheduled: ['2027-01-01'] }),
    'india/scheduled/2027-01-01.json': change,
  };
  const find = sandboxTenants(
    async (file) => files[file],
    () => Date.parse(now),
  );
  return (await find('india'))?.tenant.calculator.dailyRate;
}

test('a planned change holds for the sandbox lender from its day in the tenant’s time zone, as for the app', async () => {
  expect(await ofMoment('2026-12-31T18:29:00Z')).not.toBe('0.0004');
  expect(await ofMoment('2026-12-31T18:31:00Z')).toBe('0.0004');
});

test('a planned change that is no JSON is named with its file', async () => {
  await expect(ofMoment('2027-02-01T00:00:00Z', '{')).rejects.toThrow(
    /tenants\/india\/scheduled\/2027-01-01\.json/,
  );
});
