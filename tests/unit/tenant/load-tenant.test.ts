import { describe, expect, test, vi } from 'vitest';
import { checkTenantFile } from '../../../src/tenant/check-tenant.ts';
import { loadTenant, type TenantSearch } from '../../../src/tenant/load-tenant.ts';
import { sampleConfig } from '../../support/sample-tenant.ts';

type Judged =
  | Exclude<Awaited<ReturnType<typeof loadTenant>>, { kind: 'read' }>
  | ReturnType<typeof checkTenantFile>;
type Answer = string | (() => Promise<Response>);

const json =
  (text: string, status = 200, type = 'application/json') =>
  async () =>
    new Response(text, { status, headers: { 'content-type': type } });
const page = '<!doctype html><html><title>App</title></html>';
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const good = (id: string) => JSON.stringify(sampleConfig({ id }));
const copy = { default: 'alpha', aliases: { al: 'alpha' }, hosts: { 'beta.example': 'beta' } };

/** Looks for a tenant among the files that are there and judges it, and shows which files were asked for. */
async function look(
  files: Readonly<Record<string, Answer>>,
  search: Partial<TenantSearch> = {},
): Promise<{ found: Judged; asked: string[] }> {
  const asked: string[] = [];
  const fetchFile = async (path: string) => {
    asked.push(path);
    const answer = files[path];
    return typeof answer === 'function'
      ? answer()
      : answer === undefined
        ? json('no', 404, 'text/plain')()
        : json(answer)();
  };
  const found = await loadTenant({
    flag: undefined,
    host: 'x.example',
    copy,
    early: undefined,
    fetchFile,
    ...search,
  });
  return { found: found.kind === 'read' ? checkTenantFile(found) : found, asked };
}

const file = (id: string) => `/tenants/${id}/tenant.json`;
const live = '/tenants/index.json';
const index = (content: object) => JSON.stringify({ ...copy, ...content });

describe('design §3: what is asked for', () => {
  test('a flag that is an id needs no look-up', async () => {
    const { found, asked } = await look({ [file('gamma')]: good('gamma') }, { flag: 'Gamma' });
    expect(found).toMatchObject({ kind: 'ready', tenant: { id: 'gamma' } });
    expect(asked).toEqual([file('gamma')]);
  });

  test('an alias or a host that the page knows needs no look-up either', async () => {
    expect((await look({ [file('alpha')]: good('alpha') }, { flag: 'AL' })).asked).toEqual([
      file('alpha'),
    ]);
    expect((await look({ [file('beta')]: good('beta') }, { host: 'Beta.example' })).asked).toEqual([
      file('beta'),
    ]);
  });

  test('an alias that only the file knows is looked up there', async () => {
    const { found, asked } = await look(
      { [file('gamma')]: good('gamma'), [live]: index({ aliases: { gm: 'gamma' } }) },
      { flag: 'GM' },
    );
    expect(found).toMatchObject({ kind: 'ready', tenant: { id: 'gamma' } });
    expect(asked).toEqual([file('gm'), live, file('gamma')]);
  });

  test('a host that only the file knows is looked up there; the file says the default anew', async () => {
    const files = { [file('gamma')]: good('gamma'), [file('alpha')]: good('alpha') };
    const byHost = await look(
      { ...files, [live]: index({ hosts: { 'new.example': 'gamma' } }) },
      { host: 'new.example' },
    );
    expect(byHost.asked).toEqual([live, file('gamma')]);
    const byDefault = await look({ ...files, [live]: index({ default: 'gamma' }) });
    expect(byDefault.found).toMatchObject({ kind: 'ready', tenant: { id: 'gamma' } });
  });

  test('the fetch that the page has started is used, not repeated', async () => {
    const early = { id: 'gamma', response: json(good('gamma'))() };
    expect(await look({}, { flag: 'gamma', early })).toMatchObject({
      found: { kind: 'ready' },
      asked: [],
    });
  });

  test('the early fetch of another tenant is not mistaken for this one', async () => {
    const early = { id: 'alpha', response: json(good('alpha'))() };
    const { found, asked } = await look(
      { [file('gamma')]: good('gamma') },
      { flag: 'gamma', early },
    );
    expect(found).toMatchObject({ tenant: { id: 'gamma' } });
    expect(asked).toEqual([file('gamma')]);
  });

  test.each([
    '../x',
    '%2e%2e',
    'a/../../etc',
    'a\\b',
    '..',
    'a%2fb',
    'https://evil.example',
    '//evil.example',
    'al?x',
    'a#b',
  ])('the flag %j reaches no path', async (flag) => {
    const { found, asked } = await look({ [live]: index({}) }, { flag });
    expect(found).toEqual({ kind: 'unknown' });
    expect(asked.filter((path) => path !== live)).toEqual([]);
  });

  test('an index that maps to something that is no id reaches no path', async () => {
    for (const odd of ['../beta', 'a/b', '%2e%2e', '//evil.example', '']) {
      const files = {
        [live]: index({ default: odd, aliases: { zz: odd }, hosts: { 'new.example': odd } }),
      };
      for (const search of [{ flag: 'zz' }, { host: 'new.example' }, {}]) {
        const { found, asked } = await look(files, search);
        expect(found.kind).toBe('unknown');
        expect(asked.filter((path) => path !== live && path !== file('zz'))).toEqual([]);
      }
    }
  });

  test('a page whose own copy of the index is broken reaches no path by it', async () => {
    const bad = { default: '../x', aliases: {}, hosts: { 'bad.example': '../beta' } };
    const { asked } = await look({}, { copy: bad, host: 'bad.example' });
    expect(asked.filter((path) => path.includes('..'))).toEqual([]);
  });
});

describe('a lender that is not there', () => {
  test('design §3: an unknown flag is said to be unknown; nothing is guessed', async () => {
    const files = {
      [live]: index({}),
      [file('alpha')]: good('alpha'),
      [file('beta')]: good('beta'),
    };
    const { found, asked } = await look(files, { flag: 'nobody' });
    expect(found).toEqual({ kind: 'unknown' });
    expect(asked).toEqual([file('nobody'), live]);
  });

  test('screens §9: another lender’s flag on a listed host is an unknown lender, whose file is not even asked for', async () => {
    const files = { [live]: index({}), [file('alpha')]: good('alpha') };
    for (const flag of ['alpha', 'al', 'nobody', '']) {
      const { found, asked } = await look(files, { flag, host: 'beta.example' });
      expect(found).toEqual({ kind: 'unknown' });
      expect(asked).toEqual([live]);
    }
  });

  test('screens §9: a listed host keeps its rule although the file of the index no longer has it', async () => {
    const files = { [live]: index({ hosts: {} }), [file('alpha')]: good('alpha') };
    const { found } = await look(files, { flag: 'alpha', host: 'beta.example' });
    expect(found).toEqual({ kind: 'unknown' });
  });

  test('a copy that had no room for every host asks the file whose host this is', async () => {
    const part = { ...copy, hosts: {}, isPart: true as const };
    const files = {
      [live]: index({ hosts: { 'gamma.example': 'beta' } }),
      [file('alpha')]: good('alpha'),
      [file('beta')]: good('beta'),
    };
    const host = 'gamma.example';
    expect((await look(files, { flag: 'alpha', host, copy: part })).found.kind).toBe('unknown');
    expect((await look(files, { host, copy: part })).found.kind).toBe('ready');
    expect((await look(files, { flag: 'alpha', copy: part })).found.kind).toBe('ready');
  });

  test('screens §9: an empty or unusable flag is an unknown lender, never the default one', async () => {
    const files = { [live]: index({}), [file('alpha')]: good('alpha') };
    for (const flag of ['', 'no such!'])
      expect((await look(files, { flag })).found).toEqual({ kind: 'unknown' });
  });

  test.each([
    ['status 404', json('no', 404, 'text/plain')],
    ['screens §8: a page with status 200', json(page, 200, 'text/html; charset=utf-8')],
    [
      'screens §8: a page whose type is written in other letters',
      json(page, 200, 'Text/HTML;charset=UTF-8'),
    ],
    [
      'screens §8: a page whose type a careless host takes from the name',
      json(page, 200, 'application/json'),
    ],
    ['screens §8: a page without a type', async () => new Response(new TextEncoder().encode(page))],
  ])('%s means that it is not there', async (_how, answer) => {
    const { found } = await look({ [file('gamma')]: answer, [live]: index({}) }, { flag: 'gamma' });
    expect(found).toEqual({ kind: 'unknown' });
  });

  test.each([
    ['a cut connection', cut],
    ['status 500', json('oops', 500, 'text/plain')],
    ['a page with status 503', json(page, 503, 'text/html')],
    ['status 429', json('{}', 429)],
  ])(
    'design §3: %s says nothing about the lender: it can be tried again, and no other lender is shown',
    async (_how, answer) => {
      const { found, asked } = await look(
        { [file('gamma')]: answer, [live]: index({}), [file('alpha')]: good('alpha') },
        { flag: 'gamma' },
      );
      expect(found).toEqual({ kind: 'unreachable' });
      expect(asked).toEqual([file('gamma')]);
    },
  );

  test('design §3: a body that breaks off can be tried again', async () => {
    const response = new Response('{"id":"gam', {
      headers: { 'content-type': 'application/json' },
    });
    vi.spyOn(response, 'text').mockRejectedValue(new TypeError('terminated'));
    expect(
      (await look({ [file('gamma')]: async () => response }, { flag: 'gamma' })).found,
    ).toEqual({ kind: 'unreachable' });
  });

  test.each([
    ['a cut connection', cut],
    ['status 500 with words in JSON', json('{"message":"down"}', 500)],
    ['status 404 with words in JSON', json('{"message":"not found"}', 404)],
    ['a page', json(page, 200, 'text/html')],
    ['no JSON', json('{"default":')],
  ])(
    'design §3: an index that answers with %s leaves what the page knows: the default lender',
    async (_how, answer) => {
      const { found } = await look({ [live]: answer, [file('alpha')]: good('alpha') });
      expect(found).toMatchObject({ kind: 'ready', tenant: { id: 'alpha' } });
    },
  );
});

describe('a broken tenant', () => {
  const broken = async (text: string) =>
    (await look({ [file('gamma')]: text }, { flag: 'gamma' })).found;

  test.each([
    ['cut in the middle', (text: string) => text.slice(0, text.length / 2)],
    ['with a comma too many', (text: string) => text.replace('}', ',}')],
    ['empty', () => ''],
    ['no object', () => '[]'],
    ['null', () => 'null'],
    ['a text', () => '"gamma"'],
  ])('design §3: a file that is %s says where and what', async (_how, spoil) => {
    const found = await broken(spoil(good('gamma')));
    expect(found).toMatchObject({ kind: 'broken', id: 'gamma' });
    const faults = found.kind === 'broken' ? found.faults : [];
    expect(faults.length).toBeGreaterThan(0);
    for (const { where, what } of faults) {
      expect(where).toMatch(/\w/);
      expect(what).toMatch(/\w{3,}/);
    }
  });

  test('design §3: the service phone is shown when it can be read, whatever else is broken', async () => {
    const text = JSON.stringify(sampleConfig({ id: 'gamma', servicePhone: '1800-111-222' }));
    for (const spoilt of [
      `${text},`,
      text.replace('"schemaVersion":1', '"schemaVersion":2'),
      text.replace('"gamma"', '"other"'),
    ]) {
      expect(await broken(spoilt)).toMatchObject({ kind: 'broken', servicePhone: '1800-111-222' });
    }
    for (const phone of [5, '', 'x'.repeat(200), ['1']]) {
      const found = await broken(JSON.stringify({ id: 'gamma', servicePhone: phone }));
      expect(found.kind === 'broken' && (found.servicePhone ?? '')).toBe('');
    }
  });

  test('screens §8: an id that is not its folder is a fault that names both', async () => {
    const found = await broken(good('delta'));
    expect(found).toMatchObject({
      kind: 'broken',
      faults: [{ where: 'id', what: expect.stringContaining('gamma') }],
    });
  });

  test('design §3: a byte order mark before the JSON does not break it', async () => {
    const bytes = new TextEncoder().encode(`\ufeff${good('gamma')}`);
    const { found } = await look(
      { [file('gamma')]: async () => new Response(bytes) },
      { flag: 'gamma' },
    );
    expect(found.kind).toBe('ready');
  });
});
