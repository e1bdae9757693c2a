import { readQuery, writeQuery } from './query.ts';

/** The part of an address behind `#` that is a route of its own: `#/path?query` (screens §1). */
export function hashRoute(hash: string): { path: string; query: string } | undefined {
  if (!hash.startsWith('#/')) return undefined;
  const [path = '', ...rest] = hash.slice(1).split('?');
  return { path: oneSlash(path), query: rest.join('?') };
}

/** A path that starts with exactly one slash: with two, or with a backslash, it would name another host. */
export const oneSlash = (path: string): string => path.replace(/^[/\\]*/, '/');

/**
 * The path that an address of the app means: `/any?a=1#/path?b=2` is `/path?b=2&a=1`, the hash's query
 * winning; an address without such a hash is its own path, query and fragment.
 */
export function meantPath({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const route = hashRoute(hash);
  if (!route) return pathname + search + hash;
  const query = writeQuery({
    ...Object.fromEntries(readQuery(search)),
    ...Object.fromEntries(readQuery(route.query)),
  });
  return route.path + (query && `?${query}`);
}
