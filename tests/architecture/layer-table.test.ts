import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

/** Which layers each layer may import, in the order of its source. */
type LayerTable = Record<string, string[]>;

/** The part of a dependency-cruiser rule that this test reads. */
interface Rule {
  name: string;
  to: { pathNot?: string | string[] };
}

const load = createRequire(import.meta.url);

/** What `npm run layers` enforces: each rule lets a layer reach the folders of itself and others, and nothing else. */
function enforcedLayers(): LayerTable {
  const { forbidden }: { forbidden: Rule[] } = load('../../.dependency-cruiser.cjs');
  const rows = forbidden.flatMap(({ name, to }) => {
    if (!name.endsWith('-imports-only-what-it-may')) return [];
    const [reach] = [to.pathNot ?? []].flat();
    const folders = /^\^\(\?:(.+)\)$/.exec(reach ?? '')?.[1]?.split('|') ?? [];
    const [layer = '', ...others] = folders.map((one) => one.replace(/^src\/|\/$/g, ''));
    return [[layer, others] as const];
  });
  return Object.fromEntries(rows);
}

/** What the table of `ARCHITECTURE.md` says: a row is one layer, its last cell what that may import. */
function writtenLayers(): LayerTable {
  const [, section = ''] = readFileSync('ARCHITECTURE.md', 'utf8').split(/^## Layers$/m);
  const [table = ''] = section.split(/^## /m);
  const rows = table.split('\n').flatMap((line) => {
    const layer = /^\| `([a-z0-9/-]+)\/`/.exec(line)?.[1];
    const cell = line.split('|').at(-2) ?? '';
    return layer
      ? [[layer, [...cell.matchAll(/`([a-z0-9/-]+)`/g)].map(([, name = '']) => name)]]
      : [];
  });
  return Object.fromEntries(rows);
}

test('ARCHITECTURE.md names for each layer just the imports that are enforced', () => {
  const enforced = enforcedLayers();
  expect(Object.keys(enforced).length).toBeGreaterThan(0);
  expect(writtenLayers()).toEqual(enforced);
});

const foldersOf = (place: string) =>
  readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('ARCHITECTURE.md and README.md say what each folder of code is', () => {
  const ofBorrower = foldersOf('src');
  const beside = ['sandbox', ...foldersOf('operators').map((name) => `operators/${name}`)];
  const readme = readFileSync('README.md', 'utf8');
  expect(Object.keys(writtenLayers()).sort()).toEqual([...ofBorrower, ...beside].sort());
  const named = [...ofBorrower.map((name) => `src/${name}`), ...beside];
  expect(named.filter((name) => !readme.includes(`| \`${name}/\``))).toEqual([]);
});
