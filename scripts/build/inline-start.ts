import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { indexCopy } from './index-copy.ts';

/** What goes into the head of `index.html`, both relative to the root. */
export interface InlineStartOptions {
  /** The script that asks for the tenant before the bundle has arrived. */
  entry: string;
  /** The list of tenants whose small copy the script reads. */
  tenantIndex: string;
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
        return withFirstScripts(html, index, script.code);
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
  return { code: chunk.code.trim(), modules: new Set(Object.keys(chunk.modules)) };
}

function readIndex(file: string, shownName: string): string {
  if (!existsSync(file)) {
    throw new Error(
      `${shownName} is missing: it names the default tenant, e.g. { "default": "…", "aliases": {}, "hosts": {} }`,
    );
  }
  return JSON.stringify(indexCopy(JSON.parse(readFileSync(file, 'utf8'))));
}

/** Places both behind the charset, which a browser looks for in the first kilobyte only. */
export function withFirstScripts(html: string, indexJson: string, code: string): string {
  const charset = /<meta\s+charset=[^>]*>/i.exec(html);
  if (!charset) throw new Error('index.html: its head must begin with <meta charset="utf-8" />');
  const end = charset.index + charset[0].length;
  const data = `<script type="application/json" id="tenant-index">${indexJson.replaceAll('<', '\\u003c')}</script>`;
  const script = `<script>${code.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--')}</script>`;
  return `${html.slice(0, end)}\n    ${data}\n    ${script}${html.slice(end)}`;
}
