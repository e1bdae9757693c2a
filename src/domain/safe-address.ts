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
// where it seems to: such an address is refused. Plain spaces come from people, who copy one along or name a file
// `foto 2.jpg`: they are taken off the ends and written as `%20` inside.
const misleading = /[\s\\\p{Cc}]/u;

// Schemes that run code, read the phone's files, wrap another address, or start any app at all; dialling and
// mail have functions of their own below.
const neverOpened =
  /^(javascript|data|vbscript|blob|file|filesystem|content|about|ftp|wss?|view-source|intent|tel|sms|mailto):/;

// A host and no user info: `https://bank.example@evil.example` shows one name and leads to the other.
const webAddress = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/i;

const loopback = /^(localhost|127\.0\.0\.1|\[::1])$/;

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
 * Judges an address from outside (design §3, screens §8, HD-25, HD-26). `https:` is outside, or in the app when
 * it has the app's own origin; `http:` only on this machine or on that origin; `/path` and `#/path` are in the
 * app; other schemes go to the native app, but for those that could run or read something.
 */
export function judgeAddress(raw: string | undefined, appOrigin: string): AddressVerdict {
  const address = raw?.replace(/^ +| +$/g, '').replaceAll(' ', '%20');
  if (!address || address.length > longestAddress || misleading.test(address)) return refused;
  const path = address.replace(/^#(?=\/)/, '');
  // Any host serves to resolve a path; the app's own origin can be the word "null".
  if (path.startsWith('/')) return path[1] === '/' ? refused : inApp(parsed(`https://a.a${path}`));
  const url = parsed(address);
  if (!url || neverOpened.test(url.protocol)) return refused;
  if (!/^https?:$/.test(url.protocol)) return { kind: 'appScheme', url: address };
  if (!webAddress.test(address)) return refused;
  if (url.origin === appOrigin) return inApp(url);
  if (url.protocol === 'http:' && !loopback.test(url.hostname)) return refused;
  return { kind: 'outside', url: url.href, origin: url.origin };
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
