import { listAt, textsIn } from '../../src/tenant-check/config-values.ts';
import type { Fix } from '../../src/tenant-check/finding.ts';

const originOf = (text: string): string | undefined =>
  /^https:\/\/[^/?#\s]+/i.exec(text)?.[0].toLowerCase();

/** The host that stands for all that are still to be written; nobody can own it. */
export const placeholderOrigin = (id: string): string => `https://todo.${id}.example`;

/** Origins that are the lender's own or its partners': what `site`, `api`, `links` and `security` name. */
export function ownOrigins(config: unknown): string[] {
  const named = textsIn(config).filter(({ way }) =>
    ['site', 'api', 'links', 'security'].includes(String(way[0])),
  );
  return [...new Set(named.flatMap(({ text }) => originOf(text) ?? []))];
}

/** An address with another origin; its path stays. */
export const withOrigin = (text: string, from: readonly string[], to: string): string => {
  const origin = originOf(text);
  return origin !== undefined && from.includes(origin) ? to + text.slice(origin.length) : text;
};

const lists = ['trustedOrigins', 'frameOrigins', 'imageOrigins', 'frameAncestors'];

/** The changes that take the other lender's hosts out of a copied `tenant.json`. Calls go to the app's own origin. */
export function hostChanges(config: unknown, id: string): Fix[] {
  const origins = ownOrigins(config);
  const placeholder = placeholderOrigin(id);
  const addresses = textsIn(config)
    .filter(({ way }) => way[0] !== 'security' && way[0] !== 'api')
    .flatMap(({ way, text }): Fix[] => {
      const value = withOrigin(text, origins, placeholder);
      return value === text ? [] : [{ op: 'write', path: way, value }];
    });
  const security = lists
    .filter((list) => listAt(config, ['security', list]).length > 0)
    .map((list): Fix => ({ op: 'write', path: ['security', list], value: [placeholder] }));
  return [...addresses, ...security, { op: 'write', path: ['api', 'baseUrl'], value: '' }];
}
