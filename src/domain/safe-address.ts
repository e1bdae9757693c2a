import { meantPath } from './hash-route.ts';
import { readQuery, writeQuery } from './query.ts';

/**
 * What may be done with an address that a server, a tenant or a launch gave: go to a `path` of the app, open
 * an `outside` page, hand an `appScheme` link to the native app, or nothing (design §3).
 */
export type AddressVerdict =
  | { kind: 'inApp'; path: string }
  | { kind: 'outside'; url: string; origin: string }
  | { kind: 'appScheme'; url: string }
  | { kind: 'refused' };

const refused: AddressVerdict = { kind: 'refused' };

const longestAddress = 2048;

// Browsers drop some of these characters and read a backslash as a slash, so that an address would not go
// where it seems to: it is refused. A plain blank is taken off the ends and written as `%20` inside, as browsers do.
const misleading = /[\s\\\p{Cc}]/u;

// Schemes that run code, read the phone's files, wrap another address, or start any app at all; dialling and
// mail have functions of their own below.
const neverOpened =
  /^(?:https?|javascript|data|vbscript|blob|file|filesystem|content|about|ftp|wss?|view-source|intent|tel|sms|mailto|android-app|(?:chrome|googlechrome|moz|ms|x-web|webcal|feed|jar|res|livescript|mocha|firefox|microsoft|edge|opera|brave|samsung|ucbrowser|x-safari)[\w+.-]*)$/;

/** Whether links of a scheme (without its colon) are never followed, whoever lists it. */
export const isForbiddenScheme = (scheme: string): boolean => neverOpened.test(scheme);

/** Stores of apps, which a phone opens by schemes of its own. */
export const storeSchemes: readonly string[] = ['market', 'itms-apps', 'itms-appss'];

// A host and no user info: `https://bank.example@evil.example` shows one name and leads to the other.
const webAddress = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

const loopback = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?]|\[::ffff:7f.*])\.?$/;

/** Whether an address leads to the machine that asks for it. */
const isLoopback = (url: URL | undefined): boolean =>
  url !== undefined && loopback.test(url.hostname);

const parsed = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

/** A path with dot segments resolved; two slashes at its start would name a host, so it is refused. */
const inApp = (url: URL | undefined): AddressVerdict =>
  url?.pathname.startsWith('//') === false ? { kind: 'inApp', path: meantPath(url) } : refused;

/**
 * Judges an address from outside (design §3, screens §8, §9, HD-25, HD-26). `https:` is outside, or in the app when
 * it has the app's own origin; `http:` only on that origin; this machine only while the app itself runs on it;
 * `/path` and `#/path` are in the app; of other schemes those of `appSchemes` go to the native app. A file's name may
 * hold blanks.
 */
export function checkAddress(
  text: string | undefined,
  appOrigin: string,
  appSchemes: readonly string[] = [],
): AddressVerdict {
  if (!text || text.length > longestAddress) return refused;
  const raw = text.replace(/^ +| +$/g, '').replaceAll(' ', '%20');
  if (raw.length > longestAddress || misleading.test(raw)) return refused;
  const path = raw.replace(/^#(?=\/)/, '');
  // Any host serves to resolve a path; the app's own origin can be the word "null".
  if (path.startsWith('/')) return path[1] === '/' ? refused : inApp(parsed(`https://a.a${path}`));
  const url = parsed(raw);
  if (!url) return refused;
  const scheme = url.protocol.slice(0, -1);
  if (!/^https?$/.test(scheme)) {
    const isApp = appSchemes.includes(scheme) && !isForbiddenScheme(scheme);
    return isApp ? { kind: 'appScheme', url: raw } : refused;
  }
  if (!webAddress.test(raw)) return refused;
  if (url.origin === appOrigin) return inApp(url);
  if (isLoopback(url) ? !isLoopback(parsed(appOrigin)) : scheme === 'http') return refused;
  return { kind: 'outside', url: url.href, origin: url.origin };
}

/** What an app calls one of its own pages: `repay/index.html?id=7`. No scheme, no host, no path of the web. */
const pageName = /^(?!\/)[A-Za-z0-9_./?=&%-]+$/;

/** As `checkAddress`, for a link to another product, which may also be the bare name of a page of the native app. */
export function checkPartnerLink(
  raw: string | undefined,
  appOrigin: string,
  appSchemes: readonly string[],
): AddressVerdict {
  const isPage = raw !== undefined && raw.length <= longestAddress && pageName.test(raw);
  return isPage ? { kind: 'appScheme', url: raw } : checkAddress(raw, appOrigin, appSchemes);
}

/**
 * Where a picture that an answer names may be asked for: at the app's own origin, or at one of the given; undefined
 * for any other address (screens §9). Nobody else learns that somebody looks at it.
 */
export function pictureAddress(
  raw: string | undefined,
  appOrigin: string,
  imageOrigins: readonly string[],
): string | undefined {
  const verdict = checkAddress(raw, appOrigin);
  if (verdict.kind === 'inApp') return verdict.path;
  return verdict.kind === 'outside' && imageOrigins.includes(verdict.origin)
    ? verdict.url
    : undefined;
}

/** A `tel:` link to the first number in a text; undefined when there is nothing to dial. */
export function telephoneHref(phone: string): string | undefined {
  const number = phone.split(/[\p{L}/,;]/u).find((part) => /\d/.test(part));
  return number && `tel:${number.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '')}`;
}

/** A `mailto:` link; undefined for a text that is no plain address, or one that would add a subject or copies. */
export function mailHref(email: string): string | undefined {
  return /^[\w.!$*+/=^`{|}~'-]+@[\w-]+(\.[\w-]+)+$/.test(email) ? `mailto:${email}` : undefined;
}

/** A `mailto:` link with a subject and a text to send; undefined where `mailHref` gives none. */
export function mailDraftHref(
  email: string,
  { subject, body }: { subject: string; body: string },
): string | undefined {
  const href = mailHref(email);
  // Half a character cannot be encoded.
  const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));
  const lines = body.replace(/\r?\n/g, '\r\n');
  return href && `${href}?subject=${encoded(subject)}&body=${encoded(lines)}`;
}

/**
 * Adds parameters to an address, before its fragment and after its own query (HD-24). A key that the address
 * has already keeps the address's value.
 */
export function appendQuery(url: string, params: Readonly<Record<string, string>>): string {
  const [, base = '', query, fragment = ''] = /^([^?#]*)(\?[^#]*)?([^]*)$/.exec(url) ?? [];
  const own = readQuery(query ?? '');
  const added = writeQuery(
    Object.fromEntries(Object.entries(params).filter(([key]) => !own.has(key))),
  );
  if (!added) return url;
  const joint = query === undefined ? '?' : /^\?$|&$/.test(query) ? '' : '&';
  return base + (query ?? '') + joint + added + fragment;
}
