import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

/** What a build is made of. A tenant's folder is none of it, but the index is copied into the page. */
const sources = [
  'src',
  'locales',
  'scripts/build',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tenants/index.json',
];

/** Whether `dist/` is missing or older than anything that it is made of. */
export function needsBuild(dist: string): boolean {
  const page = path.join(dist, 'index.html');
  if (!existsSync(page)) return true;
  const builtAt = statSync(page).mtimeMs;
  return sources.some((source) => lastChange(source) > builtAt);
}

/** Builds the app into `dist/`. Rejects with the builder's own error. */
export async function buildApp(dist: string): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir: dist } });
}

/** When the file, or anything in the folder, changed last; 0 when there is nothing. */
function lastChange(source: string): number {
  if (!existsSync(source)) return 0;
  const own = statSync(source);
  if (!own.isDirectory()) return own.mtimeMs;
  const inside = readdirSync(source).map((name) => lastChange(path.join(source, name)));
  return Math.max(own.mtimeMs, ...inside);
}
