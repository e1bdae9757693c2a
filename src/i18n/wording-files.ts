import { isWording } from '../domain/visible-text.ts';
import { tenantFile } from '../tenant/load-tenant.ts';
import type { ScreenKey } from '../tenant/screen-paths.ts';
import type { FirstTenant } from '../tenant/first-tenant.ts';
import type { Namespace } from './message-keys.ts';
import { wordingOf } from './screen-wording.ts';

/** Texts by key, as one file holds them. */
export type Words = Readonly<Record<string, string>>;

// Where the shared wording lies, written in by the build (scripts/build/wording-files.ts).
declare const __WORDING__: { base: string; languages: readonly string[]; isPacked: boolean };

/** What of a tenant its wording needs. */
export type WordedTenant = Pick<FirstTenant, 'id' | 'locale'>;

/** Words by the file that they are in. */
export type WordsByFile = Readonly<Partial<Record<Namespace, Words>>>;

/** The languages that the shared wording is written in. */
export const writtenLanguages: readonly string[] = __WORDING__.languages;

async function fetchObject(address: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`wording ${address} answered ${response.status}`);
  const object: unknown = await response.json();
  if (typeof object !== 'object' || object === null)
    throw new Error(`wording ${address} is no object`);
  return { ...object };
}

const textsOf = (words: unknown): Words =>
  Object.fromEntries(
    Object.entries(typeof words === 'object' && words !== null ? words : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const asked = new Map<string, Promise<Words>>();

/** Asks once for each file; a failure is forgotten, so that trying again asks again. */
function once(file: string, ask: () => Promise<Words>): Promise<Words> {
  const before = asked.get(file);
  if (before) return before;
  const words = ask();
  asked.set(file, words);
  words.catch(() => asked.delete(file));
  return words;
}

const fileOf = (language: string, namespace: Namespace) => `${language}/${namespace}.json`;

/**
 * Asks for all the shared words of a screen in one file, where the build packs them so; from then on each of its parts
 * comes out of that. Without it each part is a file.
 */
export function askScreenWording(language: string, screen: ScreenKey | undefined): void {
  if (!__WORDING__.isPacked || !screen || !writtenLanguages.includes(language)) return;
  if (wordingOf(screen).every((namespace) => asked.has(fileOf(language, namespace)))) return;
  const whole = fetchObject(`${__WORDING__.base}/${language}/screens/${screen}.json`);
  for (const namespace of wordingOf(screen))
    void once(fileOf(language, namespace), () => whole.then((all) => textsOf(all[namespace])));
}

/** The shared wording of one part of the app in one language; rejects when it cannot be had. */
export function sharedWording(language: string, namespace: Namespace): Promise<Words> {
  const file = fileOf(language, namespace);
  return once(file, () => fetchObject(`${__WORDING__.base}/${file}`).then(textsOf));
}

/**
 * The tenant's own words in a language, by namespace, laid over the shared ones; a file that cannot be had leaves the
 * shared words as they are.
 */
async function ownWording(
  tenant: WordedTenant,
  language: string,
): Promise<Readonly<Record<string, Words>>> {
  const response = await fetch(tenantFile(tenant.id, `wording/${language}.json`));
  const all: unknown = response.ok ? await response.json() : {};
  return typeof all === 'object' && all !== null ? (all as Record<string, Words>) : {}; // values are checked where they are used
}

const own = new Map<string, Promise<Readonly<Record<string, Words>>>>();

/** As `ownWording`, asked once, and only where the tenant says that it brings them. Where these are all the words there are, a failure is told, and forgotten. */
function askedOwnWording(
  tenant: WordedTenant,
  language: string,
  isAll: boolean,
): Promise<Readonly<Record<string, Words>>> {
  // Whoever asked ahead may have been told otherwise by the file of an earlier visit.
  if (!tenant.locale.ownWording.includes(language)) return Promise.resolve({});
  const key = `${tenant.id} ${language}`;
  const mine = own.get(key) ?? ownWording(tenant, language);
  own.set(key, mine);
  if (!isAll) return mine.catch(() => ({}));
  mine.catch(() => own.delete(key));
  return mine;
}

/** The texts that say something: blanks and whatever is no text leave the shared words as they are. */
const readable = (words: Words | undefined): Words =>
  Object.fromEntries(Object.entries(words ?? {}).filter(([, text]) => isWording(text)));

/**
 * The wording of one part of the app for this tenant: the shared words with the tenant's own over them. In a language
 * that the app is not written in the tenant's are all there are, and English fills their gaps (create-i18n.ts).
 */
export async function tenantWording(
  tenant: WordedTenant,
  language: string,
  namespace: Namespace,
): Promise<Words> {
  const isWritten = writtenLanguages.includes(language);
  const [shared, overrides] = await Promise.all([
    isWritten ? sharedWording(language, namespace) : {},
    askedOwnWording(tenant, language, !isWritten),
  ]);
  return { ...shared, ...readable(overrides[namespace]) };
}

/** The words of the given parts of the app, in one language; rejects when one of them cannot be had. */
export async function loadWords(
  tenant: WordedTenant,
  language: string,
  files: readonly Namespace[],
): Promise<WordsByFile> {
  const all = await Promise.all(
    files.map(async (file) => [file, await tenantWording(tenant, language, file)] as const),
  );
  return Object.fromEntries(all);
}
