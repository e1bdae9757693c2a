import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkTenants } from '../../../scripts/tenant/check-tenants.ts';
import { idFault, newTenant } from '../../../scripts/tenant/new-tenant.ts';
import { writeFolder } from '../../../scripts/tenant/write-folder.ts';
import { readTenantFolder, tenantIds } from '../../../scripts/tenant/read-folders.ts';
import { sandboxTenant } from '../../../sandbox/sandbox-tenant.ts';
import { textAt, valueAt } from '../../../operators/check/config-values.ts';
import { marksOf } from '../../../operators/check/other-tenants.ts';
import { today } from '../operators/check/sample-folder.ts';

const shipped = tenantIds('tenants');
const folderOf = (id: string) => readTenantFolder('tenants', id);
const configOf = (text: string | undefined): unknown => JSON.parse(text ?? '');
const parsedFile = (files: ReadonlyMap<string, string>, file: string) => configOf(files.get(file));

describe.each(shipped)('design §5: a copy of %s', (from) => {
  const model = folderOf(from);
  const { files } = newTenant(model, { id: 'new-lender' });
  const config = parsedFile(files, 'tenant.json');

  test('has everything that its id says', () => {
    expect(config).toMatchObject({ id: 'new-lender', api: { prefix: '/gateway/new-lender' } });
    expect(textAt(config, 'brand.name')).toBe('TODO: New Lender');
  });

  test('holds nothing that belongs to the other lender alone', () => {
    const others = new Set(marksOf(parsedFile(model.files, 'tenant.json')).map(({ key }) => key));
    expect(marksOf(config).filter(({ key }) => others.has(key))).toEqual([]);
  });

  test('shows no screens of the other lender', () => {
    expect(valueAt(config, 'marketing.screens')).toBeUndefined();
    const { copies } = newTenant(model, { id: 'new-lender' });
    expect([...files.keys(), ...copies].filter((file) => file.includes('screen-'))).toEqual([]);
  });

  test('names the other lender in no text that people read', () => {
    const known = parsedFile(model.files, 'tenant.json');
    const names = ['brand.name', 'lender.name'].flatMap((field) => textAt(known, field) ?? []);
    for (const [file, text] of files)
      for (const name of names) expect(text.includes(name) && `${file}: ${name}`).toBe(false);
  });

  test('can be opened at once: the app and the sandbox take it as it is', () => {
    const play = files.has('sandbox.json') ? parsedFile(files, 'sandbox.json') : {};
    expect(() => sandboxTenant('new-lender', config, play)).not.toThrow();
  });

  test('keeps the rules that are not the lender’s own', () => {
    const before = parsedFile(model.files, 'tenant.json');
    for (const field of ['money', 'routes', 'calculator', 'forms'])
      expect(valueAt(config, field)).toEqual(valueAt(before, field));
  });

  test('screens §9: has no preview and no app of the other lender, until somebody asks for them', () => {
    expect(valueAt(config, 'features.preview')).toBe(false);
    expect(valueAt(config, 'security.appSchemes')).toEqual([]);
    const { preview: _preview, ...before } = Object(
      valueAt(parsedFile(model.files, 'tenant.json'), 'features'),
    );
    expect(valueAt(config, 'features')).toMatchObject(before);
  });
});

test('design §5: a name that is known already is not marked', () => {
  const { files } = newTenant(folderOf('india'), { id: 'new-lender', name: 'Mittra' });
  expect(parsedFile(files, 'tenant.json')).toMatchObject({
    brand: { name: 'Mittra', shortName: 'Mittra', appNames: ['Mittra'] },
  });
});

describe('design §5: what tenant:check says of a copy', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'loanfront-new-'));
    writeFolder(
      newTenant(folderOf('india'), { id: 'new-lender' }),
      'tenants/india',
      path.join(root, 'new-lender'),
    );
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('everything that is to be filled in is reported, and nothing else', () => {
    const { findings } = checkTenants({ root, ids: [], today });
    const codes = new Set(findings.map(({ code }) => code));
    expect([...codes].sort()).toEqual(['date-old', 'text-placeholder']);
    const fields = findings.map(({ field }) => field);
    for (const field of [
      'brand.name',
      'lender.name',
      'lender.phone',
      'lender.email',
      'lender.registrations.0.value',
      'lender.grievanceOfficer.name',
      'servicePhone',
      'launch.merchantNumber',
      'site.baseUrl',
      'security.trustedOrigins.0',
      'links.privacyPage',
      'loanTerms.lastReviewed',
      'repayment.payeeName',
      'marketing.claims.0.en',
    ])
      expect(fields).toContain(field);
    const files = new Set(findings.map(({ file }) => file));
    expect(files).toContain('assets/logo.svg');
    expect(files).toContain('legal/privacy.hi.md');
  });

  test('no folder that is there is ever written into', () => {
    const there = path.join(root, 'there');
    mkdirSync(there);
    writeFileSync(path.join(there, 'mine.txt'), 'mine');
    const made = newTenant(folderOf('india'), { id: 'there' });
    expect(() => writeFolder(made, 'tenants/india', there)).toThrow('there already');
    expect(readdirSync(there)).toEqual(['mine.txt']);
  });

  test('a folder that cannot be written whole is not there at all', () => {
    const target = path.join(root, 'half');
    const made = { files: new Map([['tenant.json', '{}']]), copies: ['assets/none.png'] };
    expect(() => writeFolder(made, 'tenants/india', target)).toThrow('none.png');
    expect(existsSync(target)).toBe(false);
    expect(readdirSync(root).filter((name) => name.startsWith('.new-'))).toEqual([]);
  });
});

describe('design §3: an id that cannot be a folder is refused with a reason', () => {
  const index = JSON.stringify({ default: 'india', aliases: { ind: 'india' }, hosts: {} });
  test.each([
    ['India', /no id/],
    ['a', /no id/],
    ['../up', /no id/],
    ['7days', /no id/],
    ['india', /already/],
    ['ind', /another name of "india"/],
  ])('%s', (id, reason) => {
    expect(idFault(id, { ids: ['india'], index })).toMatch(reason);
  });
  test('a good one is taken, also where the index cannot be read', () => {
    expect(idFault('new-lender', { ids: ['india'], index })).toBeUndefined();
    expect(idFault('new-lender', { ids: [], index: '{' })).toBeUndefined();
  });
});
