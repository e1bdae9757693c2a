import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';

/** The headers that an operator is told to send for some tenants, or for all: what `npm run tenant:headers` prints. */
export function printedHeaders(...tenantIds: string[]): Readonly<Record<string, string>> {
  const args = [
    '--import',
    'tsx',
    'scripts/tenant-headers.ts',
    ...tenantIds,
    '--format',
    'json',
    '--preview',
  ];
  const { page } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  return page;
}

/** Sends these headers with every page of the app instead of those for trying out. */
export async function serveWith(
  page: Page,
  origin: string | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const own = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const isOwn = (url: URL) => url.origin === origin;
  await page.route(isOwn, async (route, request) => {
    if (!request.isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...own } });
  });
}
