import { parseSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { inlineStart } from '../../../scripts/build/inline-start.ts';
import { inlineTexts } from '../../../scripts/http/security-headers.ts';

/** The page as a build of this kind has it. */
async function builtPage(mode: string): Promise<string> {
  const root = path.resolve('.');
  const config = await resolveConfig({ root, logLevel: 'error' }, 'build', mode, 'production');
  const { configResolved, transformIndexHtml } = inlineStart({
    entry: 'src/app/inline-start.ts',
    tenantIndex: 'tenants/index.json',
    locales: 'locales',
  });
  if (typeof configResolved !== 'function' || typeof transformIndexHtml !== 'object')
    throw new Error('the plugin has other hooks now');
  await Reflect.apply(configResolved, undefined, [config]);
  const page = readFileSync('index.html', 'utf8');
  return Reflect.apply(transformIndexHtml.handler, undefined, [page]);
}

let html = '';
let scripts: string[] = [];
beforeAll(async () => {
  html = await builtPage('production');
  scripts = inlineTexts(html, 'script');
}, 60_000);

const read = (code: string, target: 'es5' | 'es2022') =>
  parseSync(code, { syntax: 'ecmascript', target });

test('the first script is written in a syntax that any browser reads, its patterns included', () => {
  const [first = ''] = scripts;
  expect(() => read(first, 'es5')).not.toThrow();
  // The parser takes newer syntax, too; so what makes it newer is looked for.
  expect(first).not.toMatch(/=>|\bconst\b|\blet\b|\bclass\b|`|\?\?|\?\.|\.\.\./);
  expect(first).not.toMatch(/\/[gim]*[suvyd][gim]*[.,;)]|\\p\{|\(\?<|\\u\{/);
});

test('the second script is one that only the browsers of the floor read', () => {
  const [, second = ''] = scripts;
  expect(second).toContain('readsThisPage');
  expect(second).toMatch(/class\{#a;.*#a in/);
  expect(() => read(second, 'es2022')).not.toThrow();
});

test('screens §9: a build for borrowers holds no door for the preview; one that is asked for does', async () => {
  expect(html).not.toContain('openStudioFrame');
  expect(await builtPage('preview')).toContain('openStudioFrame');
});
