import { isWording } from '../domain/visible-text.ts';
import { tenantFile } from '../tenant/load-tenant.ts';
import type { Tenant } from '../tenant/tenant-schema.ts';
import type { Namespace } from './message-keys.ts';

/** Texts by key, as one file holds them. */
export type Words = Readonly<Record<string, string>>;

// Where the shared wording lies, written in by the build (scripts/build/wording-files.ts).
declare const __WORDING__: { base: string; languages: readonly string[] };

/** The languages that the shared wording is written in. */
export const writtenLanguages: readonly string[] = __WORDING__.languages;

async function fetchWords(address: string): Promise<Words> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`wording ${address} answered ${response.status}`);
  const words: unknown = await response.json();
  if (typeof words !== 'object' || words === null)
    throw new Error(`wording ${address} is no object`);
  return Object.fromEntries(
    Object.entries(words).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

const asked = new Map<string, Promise<Words>>();

/** Asks once for each address; a failure is forgotten, so that trying again asks again. */
function once(address: string): Promise<Words> {
  const before = asked.get(address);
  if (before) return before;
  const words = fetchWords(address);
  asked.set(address, words);
  words.catch(() => asked.delete(address));
  return words;
}

/** The shared wording of one part of the app in one language; rejects when it cannot be had. */
export function sharedWording(language: string, namespace: Namespace): Promise<Words> {
  return once(`${__WORDING__.base}/${language}/${namespace}.json`);
}

/**
 * The tenant's own words in a language, by namespace, laid over the shared ones. Only asked for when the
 * tenant says that it brings them; a file that cannot be had leaves the shared words as they are.
 */
async function ownWording(
  tenant: Tenant,
  language: string,
): Promise<Readonly<Record<string, Words>>> {
  if (!tenant.locale.ownWording.includes(language)) return {};
  const response = await fetch(tenantFile(tenant.id, `wording/${language}.json`));
  const all: unknown = response.ok ? await response.json() : {};
  return typeof all === 'object' && all !== null ? (all as Record<string, Words>) : {}; // values are checked where they are used
}

const own = new Map<string, Promise<Readonly<Record<string, Words>>>>();

/** As `ownWording`, asked once. Where these are all the words there are, a failure is told, and forgotten. */
function askedOwnWording(
  tenant: Tenant,
  language: string,
  isAll: boolean,
): Promise<Readonly<Record<string, Words>>> {
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
  tenant: Tenant,
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
