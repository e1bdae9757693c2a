import { startAppServer } from '../http/app-server.ts';
import { openSandbox } from '../http/open-sandbox.ts';
import { buildApp, needsBuild } from '../start/fresh-build.ts';

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
  if (dist !== 'dist' || !needsBuild(dist, { preview: true })) return;
  console.log('Building the app (a few seconds)…');
  await buildApp(dist, { preview: true });
}

/** Finds the app that `npm start` has started, else starts one on any free port. */
export async function runningApp(id: string, tenants: string, dist: string): Promise<RunningApp> {
  const known = `http://localhost:${process.env['PORT'] ?? usualPort}`;
  if (await isRunning(known, id))
    return { url: known, isOurs: false, close: async () => undefined };
  await freshBuild(dist);
  const sandbox = openSandbox(tenants);
  const { url, close } = await startAppServer({ dist, tenants, sandbox, warmsUp: false });
  return { url, isOurs: true, close };
}
