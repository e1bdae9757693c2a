import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { startAppServer } from '../http/app-server.ts';
import { openSandbox } from '../http/open-sandbox.ts';

/** What a build is made of. A tenant's folder is none of it, but the index is copied into the page. */
const sources = [
  'src',
  'sandbox',
  'operators',
  'locales',
  'scripts/build',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
  'tenants/index.json',
];

/** What a build holds besides the app. */
export interface BuildChoice {
  /** The preview page with its studio: for who sets lenders up, not for a server of borrowers. */
  preview: boolean;
}

/** What the page's first script calls in a build with the preview (src/app/inline-start.ts). */
const markOfPreview = 'openStudioFrame';

/** Whether the build in `dist/` holds the preview; no build holds none. */
export function holdsPreview(dist: string): boolean {
  const page = path.join(dist, 'index.html');
  return existsSync(page) && readFileSync(page, 'utf8').includes(markOfPreview);
}

/** Whether `dist/` is missing, without a preview that is wanted, or older than anything that it is made of. */
export function needsBuild(dist: string, { preview }: BuildChoice): boolean {
  const page = path.join(dist, 'index.html');
  if (!existsSync(page) || (preview && !holdsPreview(dist))) return true;
  const builtAt = statSync(page).mtimeMs;
  return sources.some((source) => lastChange(source) > builtAt);
}

/** Builds the app into `dist/`. Rejects with the builder's own error. */
export async function buildApp(dist: string, { preview }: BuildChoice): Promise<void> {
  const mode = preview ? 'preview' : 'production';
  await build({ mode, logLevel: 'warn', build: { outDir: dist } });
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
    const answer = await fetch(`${url}/gateway/${id}/_sandbox/scenario`, {
      signal: AbortSignal.timeout(2000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** The build, made anew when it is older than its sources; one of another name is taken as it is. */
export async function freshBuild(dist: string): Promise<void> {
  if (dist !== 'dist' || !needsBuild(dist, { preview: true })) return;
  console.log('Building the app (a few seconds)…');
  await buildApp(dist, { preview: true });
}

/** Finds the app that `npm start` has started, else starts one on any free port. */
export async function runningApp(id: string, tenants: string, dist: string): Promise<RunningApp> {
  const usual = `http://localhost:${process.env['PORT'] ?? usualPort}`;
  if (await isRunning(usual, id))
    return { url: usual, isOurs: false, close: async () => undefined };
  await freshBuild(dist);
  const sandbox = openSandbox(tenants);
  const { url, close } = await startAppServer({
    dist,
    tenants,
    sandbox,
    hasPreview: true,
    warmsUp: false,
  });
  return { url, isOurs: true, close };
}
