import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type * as prerenderModule from '../../src/app/prerender.tsx';
import { shortClassName } from '../build/short-class-name.ts';
import { wordingFiles } from '../build/wording-files.ts';

/** The app, able to draw its public screens without a browser. */
export type Prerender = typeof prerenderModule;

const folder = 'node_modules/.cache/loanfront/prerender';

/**
 * Builds the app for this machine, from the same sources and with the same class names as the app in `dist/`,
 * and loads it. Rejects with the builder's own error.
 */
export async function openPrerender(): Promise<Prerender> {
  // The libraries' builds for users, which draw exactly what users' browsers will draw.
  process.env['NODE_ENV'] = 'production';
  rmSync(folder, { recursive: true, force: true });
  await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    define: { __DEMO__: 'false', __PREVIEW__: 'false' },
    plugins: [react(), wordingFiles()],
    css: { modules: { generateScopedName: shortClassName } },
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, target: 'node20', minify: false },
  });
  return import(pathToFileURL(path.resolve(folder, 'prerender.js')).href);
}
