import { readQuery } from '../domain/query.ts';

/** The part of an address behind `#` that is a route of its own: `#/path?query`. */
export function hashRoute(hash: string): { path: string; query: string } | undefined {
  if (!hash.startsWith('#/')) return undefined;
  const [path = '', ...rest] = hash.slice(1).split('?');
  return { path, query: rest.join('?') };
}

/** The launch flag: which lender is meant. The hash's query wins over the page's (design §3). */
export function launchFlag(address: URL): string | undefined {
  const inHash = readQuery(hashRoute(address.hash)?.query ?? '').get('tenant');
  const flag = inHash ?? readQuery(address.search).get('tenant');
  return flag ? flag : undefined;
}
