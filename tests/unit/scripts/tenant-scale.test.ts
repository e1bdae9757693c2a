import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { indexCopy, largestCopy } from '../../../scripts/build/index-copy.ts';
import { checkTenants } from '../../../scripts/tenant/check-tenants.ts';
import { makeMany } from '../../../scripts/tenant/make-many.ts';
import { chooseTenant } from '../../../src/tenant/choose-tenant.ts';
import { loadTenant } from '../../../src/tenant/load-tenant.ts';
import { today } from '../operators/check/sample-folder.ts';

const count = 60;
/** A thousand folders in twenty seconds, in time of the processor, which a busy machine does not stretch. */
const mostPerFolder = 0.02;
/** The first folders of a process are slow, in seconds. */
const warmingUp = 2;

describe('design §5: many lenders', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'loanfront-many-'));
    makeMany({ root, count, models: 'tenants' });
  }, 60_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('the check of all takes its share of twenty seconds, and finds no copy among them', () => {
    const before = process.cpuUsage();
    const { tenants, findings } = checkTenants({ root, ids: [], today });
    const { user, system } = process.cpuUsage(before);
    expect(tenants).toHaveLength(count);
    expect(findings.filter(({ code }) => code.startsWith('copied-'))).toEqual([]);
    expect((user + system) / 1e6).toBeLessThan(count * mostPerFolder + warmingUp);
  });

  test('one folder among them is found by its id, without the index', async () => {
    const file = (id: string) => readFileSync(path.join(root, id, 'tenant.json'), 'utf8');
    const asked: string[] = [];
    const found = await loadTenant({
      flag: 'lender-0042',
      host: 'localhost',
      copy: indexCopy({}),
      early: undefined,
      fetchFile: async (address) => {
        asked.push(address);
        return new Response(file('lender-0042'));
      },
    });
    expect(found.kind).toBe('read');
    expect(asked).toEqual(['/tenants/lender-0042/tenant.json']);
  });

  test('a host that the page’s copy left out costs one look into the file', async () => {
    const index = readFileSync(path.join(root, 'index.json'), 'utf8');
    const copy = indexCopy(JSON.parse(index), 500);
    const host = `www.lender-0059.example`;
    expect(chooseTenant(undefined, host, copy)).toBeUndefined();
    const asked: string[] = [];
    const found = await loadTenant({
      flag: undefined,
      host,
      copy,
      early: undefined,
      fetchFile: async (address) => {
        asked.push(address);
        return new Response(
          readFileSync(path.join(root, address.replace('/tenants/', '')), 'utf8'),
        );
      },
    });
    expect(found).toMatchObject({ kind: 'read', id: 'lender-0059' });
    expect(asked).toEqual(['/tenants/index.json', '/tenants/lender-0059/tenant.json']);
  });
});

describe('design §3: the copy of the index in the page', () => {
  const hosts = Object.fromEntries(
    Array.from({ length: 1000 }, (_, at) => [`www.lender-${at}.example`, `lender-${at}`]),
  );
  test('stays small however many hosts there are, and keeps the first ones', () => {
    const copy = indexCopy({ default: 'lender-0', aliases: { zero: 'lender-0' }, hosts });
    expect(JSON.stringify(copy).length).toBeLessThanOrEqual(largestCopy);
    expect(copy).toMatchObject({ default: 'lender-0', aliases: { zero: 'lender-0' } });
    expect(Object.keys(copy.hosts).length).toBeGreaterThan(30);
    expect(Object.keys(copy.hosts)[0]).toBe('www.lender-0.example');
  });
  test('is the whole of a small one', () => {
    const index = JSON.parse(readFileSync('tenants/index.json', 'utf8'));
    expect(indexCopy(index)).toEqual(index);
  });
});
