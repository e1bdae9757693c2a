import { setupWorker } from 'msw/browser';
import { tabStore } from '../platform/browser-storage.ts';
import { systemClock } from '../platform/clock.ts';
import { browserAddress } from '../platform/page-address.ts';
import { sandboxHandlers } from '../../sandbox/msw-handlers.ts';
import { rememberingLender } from '../../sandbox/remembering-lender.ts';
import type { SandboxLender } from '../../sandbox/sandbox-lender.ts';
import { sandboxTenants } from '../../sandbox/sandbox-tenant.ts';
import { fetchTenantFile } from '../tenant/load-tenant.ts';

/** Milliseconds; the start itself is given up after 15 seconds. */
const longestWorkerStart = 8000;

const storeKey = 'loanfront.demo';

/** The text of a file below `/tenants/`; undefined when there is none, or a host's page in its place. */
async function readText(file: string): Promise<string | undefined> {
  const answer = await fetchTenantFile(`/tenants/${file}`);
  const isPage = answer.headers.get('content-type')?.includes('html') ?? false;
  return answer.ok && !isPage ? answer.text() : undefined;
}

/**
 * Puts the sandbox lender between this page and its network (design §6): the static demo needs no server.
 * Resolves when it is there, so nothing may be asked of the lender before: true when the address is one of the
 * sandbox's own pages, which is then on screen in place of the app. What happens is forgotten with the tab.
 */
export async function startDemo(): Promise<boolean> {
  const lender = await rememberingLender(
    {
      tenants: sandboxTenants(readText, systemClock.now),
      now: systemClock.now,
      wait: (milliseconds) =>
        new Promise((resolve) => {
          systemClock.after(milliseconds, resolve);
        }),
    },
    { read: () => tabStore.read(storeKey), write: (text) => tabStore.write(storeKey, text) },
  );
  // A service worker never sees the loading of a page, so a page of the sandbox is drawn from here.
  const address = browserAddress.current();
  if (address.pathname.startsWith('/sandbox/')) {
    await showPage(lender, new Request(address));
    return true;
  }
  try {
    await Promise.race([
      setupWorker(...sandboxHandlers(lender)).start({ onUnhandledRequest: 'bypass', quiet: true }),
      tooLong(),
    ]);
  } catch (error) {
    // Without a service worker (plain http, some private windows) every call fails, and the screens say so.
    console.warn('This browser cannot play the lender:', error);
  }
  return false;
}

/** Rejects when the worker has not come: a browser may leave its start open for ever, and the page must not. */
const tooLong = () =>
  new Promise<never>((_, reject) => {
    systemClock.after(longestWorkerStart, () => reject(new Error('its worker does not start')));
  });

/** Shows what the lender answers, and sends the page's form, as a browser would with a server. */
async function showPage(lender: SandboxLender, request: Request): Promise<void> {
  const answer = await lender.handle(request);
  const location = answer.headers.get('location');
  if (location !== null) return browserAddress.leaveFor(location);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement);
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter } = event;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const body = new URLSearchParams({ [submitter.name]: submitter.value });
    void showPage(lender, new Request(request.url, { method: 'POST', body }));
  });
}
