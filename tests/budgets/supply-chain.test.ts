import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashesOf, papers } from '../../scripts/build/supply-chain.ts';
import { allChunks, dist } from './built-app.ts';
import { holdsPreview } from '../../scripts/start/running-app.ts';

const manifest: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const packageOf = (module: string) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
const bundled = [
  ...new Set(allChunks.flatMap(({ modules }) => modules.flatMap((id) => packageOf(id) ?? []))),
].sort();
const paper = (name: keyof typeof papers) => readFileSync(path.join(dist, papers[name]), 'utf8');

/** Dependencies of the preview and its studio, which a build for borrowers leaves out. */
const ofThePreview = ['fflate', 'jsonc-parser'];

/** Its two parts are imported from where they lie (scripts/build/router-diet.ts). */
const byAnotherName = ['react-router-dom'];

describe('what ships', () => {
  test('every package in the build is in the list of parts and has its licence beside it', () => {
    expect(bundled.length).toBeGreaterThan(10);
    for (const name of bundled) {
      expect(paper('parts')).toContain(`"name": "${name}"`);
      expect(paper('licences')).toContain(`## ${name} - `);
    }
  });

  test('only what ships is a dependency', () => {
    const idle = Object.keys(manifest.dependencies).filter((name) => !bundled.includes(name));
    expect(idle.filter((name) => ![...ofThePreview, ...byAnotherName].includes(name))).toEqual([]);
  });

  test('every version of what ships is exact', () => {
    for (const version of Object.values(manifest.dependencies))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('the licences are among those that a lender may pass on', () => {
    const list: {
      components: {
        name: string;
        licenses?: { license?: { id?: string }; expression?: string }[];
      }[];
    } = JSON.parse(paper('parts'));
    for (const { name, licenses = [] } of list.components)
      expect([name, licenses[0]?.license?.id ?? licenses[0]?.expression]).toEqual([
        name,
        expect.stringMatching(/\b(?:MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause)\b/),
      ]);
  });
});

test('the list of hashes is that of the build as it lies there', () => {
  expect(paper('hashes')).toBe(hashesOf(dist));
});

test('a second build of the same source is the same to the last byte', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'loanfront-build-'));
  // As `npm run build` does it: what runs the tests would make it another build.
  const { NODE_ENV: _mode, VITEST: _runner, ...env } = process.env;
  const mode = holdsPreview(dist) ? 'preview' : 'production';
  const command = [
    'vite',
    'build',
    '--mode',
    mode,
    '--logLevel',
    'silent',
    '--emptyOutDir',
    '--outDir',
    folder,
  ];
  execFileSync('npx', command, { env });
  const first = paper('hashes')
    .split('\n')
    .filter((line) => !line.endsWith(papers.parts));
  expect(hashesOf(folder).split('\n')).toEqual(first);
  rmSync(folder, { recursive: true });
}, 120_000);
