import { hashRoute, oneSlash } from '../domain/hash-route.ts';
import { longestValue, readQuery, writeQuery } from '../domain/query.ts';
import { launchFlag } from './launch-flag.ts';
import {
  paramsWithPlus,
  secretParams,
  sessionParams,
  type SessionParam,
} from './session-params.ts';

/** What a launch address says, read once (spec §3, screens §8). */
export interface Launch {
  /** Which lender: an id or another name of one, as it was written. */
  flag: string | undefined;
  host: string;
  /** Who asks, from which device. */
  session: Readonly<Partial<Record<SessionParam, string>>>;
  /** The address names somebody: a fresh launch, not a reload of an address that was cleaned before. */
  namesSomebody: boolean;
  /** The language asked for, unchecked. */
  language: string | undefined;
  /** What the screen is about: order, product, amounts, tracking. */
  business: Readonly<Record<string, string>>;
  /** Path and query without secrets and language, as the address bar shows it from now on. */
  cleanAddress: string;
}

const isSessionParam = (name: string): name is SessionParam =>
  (sessionParams as readonly string[]).includes(name);
const isSecret = (name: string) => (secretParams as readonly string[]).includes(name);

/**
 * Reads the launch: page query and hash query together, the hash's winning, the first of a repeated
 * parameter winning, over-long values dropped. An address `#/path?query` means `/path?query`.
 */
export function readLaunch(address: URL): Launch {
  const route = hashRoute(address.hash);
  const all = new Map(readQuery(route?.query ?? '', paramsWithPlus));
  for (const [name, value] of readQuery(address.search, paramsWithPlus)) {
    if (!all.has(name)) all.set(name, value);
  }
  const lang = all.get('lang');
  const session: Partial<Record<SessionParam, string>> = {};
  const business: Record<string, string> = {};
  const shown: Record<string, string> = {};
  for (const [name, value] of all) {
    if (value.length > longestValue) continue;
    if (isSessionParam(name)) {
      if (value !== '') session[name] = value;
      if (isSecret(name)) continue;
    } else if (name === 'lang') continue;
    else if (name !== 'tenant') business[name] = value;
    shown[name] = value;
  }
  const path = route?.path ?? oneSlash(address.pathname);
  const query = writeQuery(shown);
  const fragment = route ? '' : address.hash;
  return {
    flag: launchFlag(address),
    host: address.host,
    session,
    namesSomebody: secretParams.some((name) => session[name] !== undefined),
    language: lang && lang.length <= longestValue ? lang.toLowerCase() : undefined,
    business,
    cleanAddress: `${path}${query && `?${query}`}${fragment}`,
  };
}
