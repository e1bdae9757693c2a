import { createRoot, type Root } from 'react-dom/client';
import { createI18n } from '../i18n/create-i18n.ts';
import { sharedWording, writtenLanguages } from '../i18n/wording-files.ts';
import { deviceLanguages } from '../platform/device-languages.ts';
import type { TenantFound } from '../tenant/load-tenant.ts';
import { App } from './app.tsx';
import { showLastResort } from './last-resort.ts';
import type { ReadyTenant } from './ready-tenant.ts';

const root = (): Root => {
  const place = document.getElementById('root');
  if (!place) throw new Error('index.html has no #root');
  return createRoot(place);
};

/** Draws the app of a tenant. */
export function showApp(ready: ReadyTenant): void {
  ready.words.then((words) => {
    const i18n = createI18n(ready.language, words);
    root().render(<App {...ready} i18n={i18n} />);
  }, showLastResort);
}

/** Draws the page for a launch whose tenant is unknown, broken or out of reach: no brand, no call (design §3). */
export async function showPlainPage(
  found: Exclude<TenantFound, { kind: 'ready' }> | TenantFound,
  asked: string | undefined,
): Promise<void> {
  if (found.kind === 'ready') return;
  const wanted = [asked, ...deviceLanguages()];
  const language =
    wanted.find((name) => name !== undefined && writtenLanguages.includes(name)) ?? 'en';
  const [app, { PlainPage }] = await Promise.all([
    sharedWording(language, 'app'),
    import('./plain-page.tsx'),
  ]);
  document.documentElement.lang = language;
  root().render(<PlainPage found={found} i18n={createI18n(language, { app })} />);
}
