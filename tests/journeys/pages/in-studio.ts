import type { BrowserContext } from '@playwright/test';
import { expect, test as base } from '../journey.ts';
import { StudioPage } from './studio.ts';

/** A name that no shipped lender has: wherever it turns up, it came from the draft. */
export const draftName = 'Nova Kredit Draft';
/** A service phone of the same kind. */
export const draftPhone = '1800-000-0999';

/** What may leave the browser: our own files, and what the phone and its switches ask the sandbox. */
export function watch(
  context: BrowserContext,
  origin: string | undefined,
  tenantId: string,
): string[] {
  const odd: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    const method = request.method();
    if (url.protocol === 'data:' || url.protocol === 'blob:') return;
    const isLender = url.pathname.startsWith(`/gateway/${tenantId}/`);
    const isOwn = url.origin === origin && (method === 'GET' || isLender);
    const told = `${request.url()} ${request.postData() ?? ''}`;
    const isTold = [draftName, draftPhone].some((text) =>
      decodeURIComponent(told.replaceAll('+', ' ')).includes(text),
    );
    if (!isOwn || isTold) odd.push(`${method} ${told}`);
  });
  return odd;
}

interface InStudio {
  studio: StudioPage;
  /** Opens the studio of the tenant with all fields, and waits for its phone. */
  openStudio: () => Promise<void>;
  left: string[];
}

/** A borrower's phone in the studio, of which every test proves that nothing left the browser. */
export const test = base.extend<InStudio>({
  left: [
    async ({ context, baseURL, tenantId }, provide) => {
      const odd = watch(context, baseURL, tenantId);
      await provide(odd);
      expect(odd, 'nothing left the browser').toEqual([]);
    },
    { auto: true },
  ],
  studio: async ({ page, say }, provide) => provide(new StudioPage(page, say)),
  openStudio: async ({ open, studio }, provide) => {
    await provide(async () => {
      await open('/testPreview');
      await studio.part('allFields').click();
      // Two pages of the app, and every file of the folder.
      await expect(studio.phoneOn('home', 'ready')).toBeVisible({ timeout: 30_000 });
    });
  },
});
