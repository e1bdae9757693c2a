import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenantFiles } from '../../../scripts/build/tenant-files.ts';
import { publishedFiles } from '../../../scripts/http/tenant-folder.ts';
import {
  configAt,
  faultyFolders,
  faultyText,
  publishedConfig,
} from '../../../scripts/tenant/publishable.ts';

let root = '';
const folder = (id: string) => path.join(root, 'tenants', id);
const write = (file: string, value: unknown) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
};
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'loanfront-publishable-'));
  cpSync('tenants/india', folder('india'), { recursive: true });
  cpSync('tenants/india/tenant.json', path.join(folder('broken'), 'tenant.json'));
  mkdirSync(folder('empty'));
  const config = JSON.parse(readFileSync('tenants/india/tenant.json', 'utf8'));
  write(path.join(folder('india'), 'tenant.json'), { ...config, scheduled: ['2027-01-01'] });
  write(path.join(folder('india'), 'tenant.staging.json'), {
    api: { baseUrl: 'http://localhost:9' },
  });
  write(path.join(folder('india'), 'scheduled/2027-01-01.json'), {
    calculator: { dailyRate: '0.0004' },
  });
  write(path.join(root, 'index.html'), '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The tenants' files of a build, by name. */
async function built(
  environment?: string,
): Promise<{ files: Map<string, string>; said: string[] }> {
  const said: string[] = [];
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [tenantFiles({ folder: 'tenants', hasLender: false, environment })],
    build: {
      write: false,
      rolldownOptions: {
        input: path.join(root, 'index.html'),
        onLog: (_level, log) => said.push(log.message),
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const files = outputs.flatMap((one): [string, string][] =>
    one.type === 'asset' && one.fileName.startsWith('tenants/')
      ? [[one.fileName, Buffer.from(one.source).toString()]]
      : [],
  );
  return { files: new Map(files), said };
}

describe('a build', () => {
  test('names the folders that the app would refuse and leaves them out', async () => {
    const { files, said } = await built();
    expect([...files.keys()].filter((name) => !name.startsWith('tenants/india/'))).toEqual([]);
    expect(files.has('tenants/india/scheduled/2027-01-01.json')).toBe(true);
    expect(said.join('\n')).toContain('tenants/broken is left out');
    expect(said.join('\n')).toContain("is not the folder's name, broken");
    expect(said.join('\n')).toContain('tenants/empty is left out');
  });

  test('for an environment has what is different there, and says that it is practice', async () => {
    const plain = JSON.parse((await built()).files.get('tenants/india/tenant.json') ?? '');
    expect(plain.environment).toBeUndefined();
    const { files } = await built('staging');
    const config = JSON.parse(files.get('tenants/india/tenant.json') ?? '');
    expect(config).toMatchObject({
      environment: 'staging',
      api: { baseUrl: 'http://localhost:9' },
    });
    expect(config.api.prefix).toBe(plain.api.prefix);
    expect([...files.keys()].filter((name) => name.includes('tenant.staging'))).toEqual([]);
  });
});

test('an environment without a file of its own is the lender as it is, marked as practice', () => {
  const { environment, ...rest } = Object(publishedConfig(folder('india'), 'training'));
  expect(environment).toBe('training');
  expect(rest).toEqual(publishedConfig(folder('india'), undefined));
});

test('the order of layers is base, environment, planned change; and the next one is told', () => {
  const on = (day: string) =>
    configAt(folder('india'), { environment: 'staging', moment: Date.parse(`${day}T12:00:00Z`) });
  expect(on('2026-12-30')).toMatchObject({
    config: { calculator: { dailyRate: '0.0003' } },
    next: '2027-01-01',
  });
  const later = on('2027-01-02');
  expect(later.next).toBeUndefined();
  expect(later.config).toMatchObject({
    environment: 'staging',
    calculator: { dailyRate: '0.0004' },
  });
});

test('a faulty folder is told with its first faults', () => {
  const found = faultyFolders(path.join(root, 'tenants'), { ids: ['india', 'broken'] });
  expect(found.map(({ id }) => id)).toEqual(['broken']);
  expect(found.map(faultyText).join()).toContain('npm run tenant:check broken');
  expect(existsSync(folder('broken'))).toBe(true);
});

test('what is different in an environment is nobody’s to fetch', () => {
  expect(publishedFiles(folder('india')).filter((file) => file.includes('staging'))).toEqual([]);
});
