import { http, type RequestHandler } from 'msw';
import { applyFaultHeader } from './faults.ts';
import type { SandboxLender } from './sandbox-lender.ts';

/** The sandbox as handlers of MSW: for tests in node and for the static demo in a browser. */
export function sandboxHandlers(lender: SandboxLender): RequestHandler[] {
  return [
    http.all(/^https?:\/\/[^/]+\/(?:gateway|sandbox)\//, async ({ request }) =>
      applyFaultHeader(await lender.handle(request)),
    ),
  ];
}
