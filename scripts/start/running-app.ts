import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { startAppServer } from '../http/app-server.ts';
import { openSandbox } from '../http/open-sandbox.ts';

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

/** An app on the sandbox, whoever has started it. */
export interface RunningApp {
  url: string;
  /** Whether this process has started it, so that it ends with it. */
  isOurs: boolean;
  close(): Promise<void>;
}

const usualPort = 4173;

/** Whether the app with the sandbox of this tenant answers there. */
async function isRunning(url: string, id: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/gateway/${id}/_sandbox/play`, {
      signal: AbortSignal.timeout(2000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** The build, made anew when it is older than its sources; one of another name is taken as it is. */
export async function freshBuild(dist: string): Promise<void> {
  if (dist !== 'dist' || !needsBuild(dist)) return;
  console.log('Building the app (a few seconds)…');
  await buildApp(dist);
}

/** Finds the app that `npm start` has started, else starts one on any free port. */
export async function runningApp(id: string, tenants: string, dist: string): Promise<RunningApp> {
  const usual = `http://localhost:${process.env['PORT'] ?? usualPort}`;
  if (await isRunning(usual, id))
    return { url: usual, isOurs: false, close: async () => undefined };
  await freshBuild(dist);
  const sandbox = openSandbox(tenants);
  const { url, close } = await startAppServer({ dist, tenants, sandbox, warmsUp: false });
  return { url, isOurs: true, close };
}
