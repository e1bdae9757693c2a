import type { TextStore } from '../platform/browser-storage.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';

/** Where a device keeps the language chosen for a tenant. */
export const languageKey = (tenantId: string): string => `loanfront.language.${tenantId}`;

/** Keeps the language that a person (or a launch) chose for this tenant. */
export function rememberLanguage(
  language: string,
  tenant: Pick<Tenant, 'id' | 'locale'>,
  device: TextStore,
): void {
  device.write(languageKey(tenant.id), language);
}

/** What languages were called before (screens §9). */
const oldCodes: Readonly<Record<string, string>> = { in: 'id', tl: 'fil', iw: 'he', ji: 'yi' };

/**
 * The language that a tag means, among those that are there: the tag itself, then its language without region and
 * script (`hi_IN` → `hi`), then by today's code (`in` → `id`). Undefined when none of them is there.
 */
export function languageMeant(
  tag: string | undefined,
  languages: readonly string[],
): string | undefined {
  const exact = tag?.trim().toLowerCase() ?? '';
  const [base = ''] = exact.split(/[-_]/);
  return [exact, base, oldCodes[base] ?? ''].find((language) => languages.includes(language));
}

/**
 * The language to start in: the launch's when the tenant has it, else the remembered one, else the tenant's
 * default (screens §8). A launch's language is remembered, because it leaves the address bar at once.
 */
export function chooseLanguage(
  asked: string | undefined,
  tenant: Pick<Tenant, 'id' | 'locale'>,
  device: TextStore,
): string {
  const { languages, defaultLanguage } = tenant.locale;
  const has = (language: string | undefined): language is string =>
    language !== undefined && languages.includes(language);
  const meant = languageMeant(asked, languages);
  if (meant !== undefined) {
    rememberLanguage(meant, tenant, device);
    return meant;
  }
  const remembered = device.read(languageKey(tenant.id));
  return has(remembered) ? remembered : defaultLanguage;
}

/** How a language calls itself: `हिन्दी`. Its code where the browser does not know it. */
export function languageName(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}

/** The languages with their own names, for a list to choose from. */
export const namedLanguages = (languages: readonly string[]) =>
  languages.map((code) => ({ code, name: languageName(code) }));
