import { hashRoute, oneSlash } from '../domain/hash-route.ts';
import { longestValue, plainAmpersands, readQuery, writeQuery } from '../domain/query.ts';
import { launchFlag } from './launch-flag.ts';
import { namesSecret, withoutSecrets } from './secrets-in-address.ts';
import {
  namingParams,
  secretParams,
  sessionParams,
  type SessionParam,
} from '../domain/session-params.ts';

/** What a launch address says, read once (spec §3, screens §8). */
export interface Launch {
  /** Which lender: an id or another name of one. '' says something that cannot name anybody. */
  flag: string | undefined;
  /** In small letters, without a port and without a final full stop. */
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

/** In these a `+` is a plus sign: they are encoded by apps that do not escape it (HD-19, HD-20). */
const paramsWithPlus: ReadonlySet<string> = new Set<string>(secretParams);

/** Names match in any letter case (screens §9). */
const sessionParamOf = (name: string): SessionParam | undefined =>
  sessionParams.find((param) => param.toLowerCase() === name.toLowerCase());

/**
 * Reads the launch: page query and hash query together, the hash's winning, the first of a repeated
 * parameter winning, over-long values dropped. An address `#/path?query` means `/path?query`.
 */
export function readLaunch(opened: URL): Launch {
  const address = new URL(plainAmpersands(opened.href));
  const route = hashRoute(address.hash);
  const all = new Map(readQuery(route?.query ?? '', paramsWithPlus));
  for (const [name, value] of readQuery(address.search, paramsWithPlus)) {
    if (!all.has(name)) all.set(name, value);
  }
  const flag = launchFlag(address);
  const session: Partial<Record<SessionParam, string>> = {};
  const business: Record<string, string> = {};
  const shown: Record<string, string> = {};
  let language: string | undefined;
  for (const [name, value] of all) {
    const small = name.toLowerCase();
    const param = sessionParamOf(name);
    if (small === 'lang') language ??= value;
    if (small === 'tenant' && flag !== undefined) shown['tenant'] ??= flag;
    if (value.length > longestValue || small === 'lang' || small === 'tenant') continue;
    if (param) {
      if (value !== '') session[param] ??= value;
      if (secretParams.includes(param)) continue;
    }
    // An address packed into a value may say who somebody is, too; such a value is no business of ours.
    if (namesSecret(name) || namesSecret(value)) continue;
    if (!param) business[name] = value;
    shown[name] = value;
  }
  const path = withoutSecrets(route?.path ?? oneSlash(address.pathname));
  const query = writeQuery(shown);
  const fragment = route ? '' : withoutSecrets(address.hash);
  return {
    flag,
    host: plainHost(address.hostname),
    session,
    namesSomebody: namingParams.some((name) => session[name] !== undefined),
    language: language && language.length <= longestValue ? language.toLowerCase() : undefined,
    business,
    cleanAddress: `${path}${query && `?${query}`}${fragment}`,
  };
}

/** A host as hosts are compared: by `hostname`, whose final full stop says nothing (HD-78). */
export const plainHost = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '');
