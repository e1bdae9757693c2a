import { describe, expect, test } from 'vitest';
import { checkTenantFile } from '../../../src/tenant/check-tenant.ts';
import { loadTenant } from '../../../src/tenant/load-tenant.ts';
import { sampleConfig } from '../../support/sample-tenant.ts';

type Answer = () => Promise<Response>;

const json =
  (text: string, status = 200): Answer =>
  async () =>
    new Response(text, { status });
const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const file = '/tenants/alpha/tenant.json';

/** Looks for the tenant among the files that are there, and shows which files were asked for. */
async function look(files: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const fetchFile = (path: string) => {
    asked.push(path);
    return (files[path] ?? json('no', 404))();
  };
  const copy = { default: 'alpha', aliases: {}, hosts: {} };
  const search = { flag: 'alpha', host: 'x.example', copy, early: undefined, fetchFile };
  const found = await loadTenant(search);
  return { found: found.kind === 'read' ? checkTenantFile(found) : found, asked };
}

describe('planned changes', () => {
  const planned = JSON.stringify(
    sampleConfig({ id: 'alpha', scheduled: ['2027-01-01', '2027-06-01'] }),
  );
  const on = (date: string) => async () => new Response(planned, { headers: { date } });
  const change = (day: string) => `/tenants/alpha/scheduled/${day}.json`;
  const dearer = JSON.stringify({ calculator: { dailyRate: '0.0004' } });
  const before = 'Thu, 31 Dec 2026 18:29:59 GMT';
  const after = 'Thu, 31 Dec 2026 18:30:00 GMT'; // midnight in Kolkata

  test('before its day a planned change is not even asked for', async () => {
    const { found, asked } = await look({ [file]: on(before) });
    expect(found).toMatchObject({ tenant: { calculator: { dailyRate: '0.0003' } } });
    expect(asked).toEqual([file]);
  });

  test('from midnight in the tenant’s zone on it holds, by the date of the answer', async () => {
    const files = { [file]: on(after), [change('2027-01-01')]: json(dearer) };
    const { found, asked } = await look(files);
    expect(found).toMatchObject({ tenant: { calculator: { dailyRate: '0.0004' } } });
    expect(asked).toEqual([file, change('2027-01-01')]);
  });

  test.each([
    ['cannot be had', cut, 'unreachable'],
    ['is refused for now', json('busy', 503), 'unreachable'],
    ['is not there', json('no', 404), 'broken'],
    ['is no JSON', json('{'), 'broken'],
    ['makes the config faulty', json('{"calculator":{"dailyRate":4}}'), 'broken'],
  ])('old figures are never shown for a change that %s', async (_what, answer, kind) => {
    const files = { [file]: on(after), [change('2027-01-01')]: answer };
    expect((await look(files)).found.kind).toBe(kind);
  });
});
