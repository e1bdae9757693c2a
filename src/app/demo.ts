import { setupWorker } from 'msw/browser';
import { systemClock } from '../platform/clock.ts';
import { sandboxHandlers } from '../sandbox/msw-handlers.ts';
import { createSandboxLender } from '../sandbox/sandbox-lender.ts';
import { sandboxTenants } from '../sandbox/sandbox-tenant.ts';
import { fetchTenantFile } from '../tenant/load-tenant.ts';

/** The text of a file below `/tenants/`; undefined when there is none, or a host's page in its place. */
async function readText(file: string): Promise<string | undefined> {
  const answer = await fetchTenantFile(`/tenants/${file}`);
  const isPage = answer.headers.get('content-type')?.includes('html') ?? false;
  return answer.ok && !isPage ? answer.text() : undefined;
}

/**
 * Puts the sandbox lender between this page and its network (design §6): the static demo needs no server.
 * Resolves when it is there, so nothing may be asked of the lender before. What happens is forgotten with the page.
 */
export async function startDemo(): Promise<void> {
  const lender = createSandboxLender({
    tenants: sandboxTenants(readText),
    now: () => systemClock.now(),
    wait: (milliseconds) =>
      new Promise((resolve) => {
        systemClock.after(milliseconds, resolve);
      }),
  });
  try {
    await setupWorker(...sandboxHandlers(lender)).start({
      onUnhandledRequest: 'bypass',
      quiet: true,
    });
  } catch (error) {
    // Without a service worker (plain http, some private windows) every call fails, and the screens say so.
    console.warn('This browser cannot play the lender:', error);
  }
}
