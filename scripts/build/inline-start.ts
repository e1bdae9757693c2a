import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { transform } from '@swc/core';
import { indexCopy } from './index-copy.ts';
import { dataScript, inFirstPlace } from './page-head.ts';
import { plainWords } from './plain-words.ts';

/** What goes into the head of `index.html`, both relative to the root. */
export interface InlineStartOptions {
  /** The script that asks for the tenant before the bundle has arrived. */
  entry: string;
  /** The list of tenants whose small copy the script reads. */
  tenantIndex: string;
  /** The wording, some of which the script says when nothing else can be had. */
  locales: string;
}

/**
 * Puts a copy of the tenant index and, after it, the start script as the first script of `index.html`:
 * the tenant's files are on their way before the first module is (design §3, no waterfall).
 */
export function inlineStart(options: InlineStartOptions): Plugin {
  let config: ResolvedConfig;
  let modulesOfScript = new Set<string>();
  return {
    name: 'inline-start',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const script = await bundled(path.join(config.root, options.entry), config);
        modulesOfScript = script.modules;
        const index = readIndex(path.join(config.root, options.tenantIndex), options.tenantIndex);
        const words = plainWords(path.join(config.root, options.locales));
        return withFirstScripts(html, { index, words, code: script.code });
      },
    },
    handleHotUpdate({ file, server }) {
      if (!modulesOfScript.has(file)) return;
      server.ws.send({ type: 'full-reload' });
    },
  };
}

async function bundled(entry: string, config: ResolvedConfig) {
  const result = await build({
    configFile: false,
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    publicDir: false,
    define: config.define ?? {},
    build: {
      write: false,
      target: config.build.target,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${entry}: the start script could not be bundled`);
  return { code: await asEs5(chunk.code), modules: new Set(Object.keys(chunk.modules)) };
}

/** Any browser reads this syntax, and can then be told that it is too old. */
async function asEs5(code: string): Promise<string> {
  const { code: plain } = await transform(code, {
    swcrc: false,
    configFile: false,
    isModule: false,
    minify: true,
    // The oldest syntax; a symbol or an object of another page is not met here, so these need no library.
    env: {
      targets: { ie: '9' },
      loose: true,
      exclude: ['transform-typeof-symbol', 'transform-instanceof'],
    },
    jsc: {
      // Lists are lists there: without the libraries for iterators.
      assumptions: { iterableIsArray: true, arrayLikeIsIterable: true, setSpreadProperties: true },
      parser: { syntax: 'ecmascript' },
      minify: { compress: true, mangle: { toplevel: true } },
    },
  });
  return plain.trim();
}

/** What browsers below the floor stumble over: they then never say that they read this page (src/app/first-look.ts). */
const readable = '(class{#a;static b(c){return #a in(c??=this)}}),window.readsThisPage=!0';

function readIndex(file: string, shownName: string): string {
  if (!existsSync(file)) {
    throw new Error(
      `${shownName} is missing: it names the default tenant, e.g. { "default": "…", "aliases": {}, "hosts": {} }`,
    );
  }
  return JSON.stringify(indexCopy(JSON.parse(readFileSync(file, 'utf8'))));
}

/** What the page's first scripts are made of. */
export interface FirstScripts {
  /** JSON: the copy of the tenant index. */
  index: string;
  /** JSON: words for when there is nothing else. */
  words: string;
  code: string;
}

/** Places them first in the page (`inFirstPlace`). */
export function withFirstScripts(html: string, { index, words, code }: FirstScripts): string {
  const run = (script: string) =>
    `<script>${script.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--')}</script>`;
  return inFirstPlace(html, [
    dataScript('tenant-index', index),
    dataScript('plain-words', words),
    run(code),
    run(readable),
  ]);
}
