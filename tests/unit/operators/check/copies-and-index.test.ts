import { describe, expect, test } from 'vitest';
import { checkIndex, checkMarkets } from '../../../../operators/check/shared-files.ts';
import { type Change, findingsOf, sampleFolder, textAtFinding } from './sample-folder.ts';

const page = '# Title\n\n*Version of 1 November 2026*\n\nThis page has enough words to be one.\n';
describe('copies', () => {
  const india = sampleFolder({
    id: 'first',
    fields: { id: 'first', 'api.prefix': '/gateway/first' },
  });
  const copied = (fields: Readonly<Record<string, unknown>>, index?: string) =>
    findingsOf({ fields }, { folders: [india, sampleFolder({ fields })], index });

  test('what is still as in the folder that was copied is an error each: phone, licence, host, code', () => {
    const fields = copied({}).flatMap(({ code, field }) =>
      code === 'copied-value' ? [field] : [],
    );
    expect(fields).toEqual(
      expect.arrayContaining([
        'lender.name',
        'lender.phone',
        'lender.registrations.0.value',
        'support.phone',
        'servicePhone',
        'site.baseUrl',
        'launch.merchantNumber',
        'links.downloadApp.ios',
      ]),
    );
  });

  test('a phone is the same however it is spelt', () => {
    const found = copied({ 'lender.phone': '+91 22 00000140' });
    expect(found.map(({ field }) => field)).toContain('lender.phone');
  });

  test('two brands of one company may say so; what belongs to a brand stays its own', () => {
    const fields = copied({ 'lender.sameCompanyAs': 'first' }).flatMap(({ code, field }) =>
      code === 'copied-value' ? [field] : [],
    );
    expect(fields.filter((field) => field.startsWith('lender.'))).toEqual([]);
    expect(fields).toContain('servicePhone');
  });

  test('a folder that the index names is not blamed for a copy that it does not name', () => {
    const named = '{"default":"sample","aliases":{},"hosts":{}}';
    expect(copied({}, named)).toEqual([]);
    expect(copied({}, named.replace('sample', 'first')).length).toBeGreaterThan(0);
  });

  test('another lender’s name in a text is an error at its place', () => {
    const change: Change = {
      fields: { 'brand.name': 'Other Brand', 'lender.name': 'Other Company' },
      files: { 'legal/about.en.md': `${page}\nSikkora lends.\n` },
    };
    const found = findingsOf(change, { folders: [india, sampleFolder(change)] });
    const finding = found.find(({ file }) => file === 'legal/about.en.md');
    expect(finding).toMatchObject({ code: 'copied-name', line: 7, column: 1 });
  });
});

describe('JSON', () => {
  const json = (change: (text: string) => string) => {
    const text = change(sampleFolder().files.get('tenant.json') ?? '');
    return { text, found: findingsOf({ files: { 'tenant.json': text } }) };
  };

  test('all mistakes of spelling are told in one run, and the fields besides', () => {
    const { found } = json((text) =>
      text
        .replace('"dark": true', '"dark": true,')
        .replace('"symbol": "₹"', "'symbol': '₹'")
        .replace('"minorDigits": 2,', '"minorDigits": 9, // cents'),
    );
    const codes = found.map(({ code }) => code);
    expect(codes.filter((code) => code === 'json-syntax')).toHaveLength(4);
    expect(codes).toContain('value-range');
  });

  test('a key that stands twice is told where it stands again', () => {
    const { text, found } = json((whole) =>
      whole.replace('"theme": {', '"servicePhone": "1",\n  "theme": {'),
    );
    expect(found.map(({ code }) => code)).toContain('json-key-twice');
    const twice = found.find(({ code }) => code === 'json-key-twice');
    expect(twice && textAtFinding(text, twice).startsWith('"servicePhone"')).toBe(true);
  });
});

describe('files beside the folders', () => {
  test('design §3: an index leads to folders that exist, by names that can be met', () => {
    const index = {
      default: 'alpha',
      aliases: { Al: 'alpha', beta: 'alpha', x: 'gama' },
      hosts: { 'https://a.example': 'alpha' },
    };
    const found = checkIndex(JSON.stringify(index), ['alpha', 'beta', 'gamma']);
    expect(found.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'index-name aliases.Al',
      'index-name aliases.beta',
      'index-folder aliases.x',
      'index-name hosts.https://a.example',
    ]);
  });

  test('screens §9: a host may open several lenders, each of which has a folder; it has no port and no final full stop', () => {
    const hosts = {
      'www.a.example': ['alpha', 'beta'],
      'www.b.example': ['alpha', 'nobody'],
      'www.c.example': [],
      'www.d.example.': 'alpha',
      'www.e.example:8080': 'alpha',
    };
    const index = { default: 'alpha', aliases: {}, hosts };
    const found = checkIndex(JSON.stringify(index), ['alpha', 'beta']);
    expect(found.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'index-folder hosts.www.b.example.1',
      'index-folder hosts.www.c.example',
      'index-name hosts.www.d.example.',
      'index-name hosts.www.e.example:8080',
    ]);
  });

  test('a table of markets that cannot be read is an error', () => {
    expect(checkMarkets('{')).toMatchObject([{ code: 'markets-file' }]);
    expect(checkMarkets('{"INR":{"market":"India","caps":[{}]}}')).toMatchObject([
      { field: 'INR.caps.0.source' },
    ]);
  });
});
