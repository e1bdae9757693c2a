import { listAt, textAt, textsIn, valueAt } from '../../operators/check/config-values.ts';
import type { Fix } from '../../operators/check/finding.ts';
import { schemaPath } from '../../operators/check/schema-node.ts';

/** A name of the other lender, and what stands for it in the copy. */
export interface NameChange {
  from: string;
  to: string;
}

/** `my-lender` as people would write it: `My Lender`. */
export const nameOfId = (id: string): string =>
  id.replace(/(?:^|-)([a-z0-9])/g, (_whole, first: string) => ` ${first.toUpperCase()}`).trim();

/** The names to look for, the longer first, because the short one is mostly a part of it. */
export function nameChanges(config: unknown, lenderName: string, brandName: string): NameChange[] {
  const change = (field: string, to: string): NameChange[] => {
    const from = textAt(config, field)?.trim();
    return from ? [{ from, to }] : [];
  };
  const changes = [
    ...change('lender.name', lenderName),
    ...change('brand.name', brandName),
    ...change('brand.shortName', brandName),
  ];
  return changes.sort((one, other) => other.from.length - one.from.length);
}

const isLetter = (char: string) => /[\p{L}\d]/u.test(char);

/** The text with every whole name changed; parts of longer words stay. */
export function withNames(text: string, changes: readonly NameChange[]): string {
  return changes.reduce(
    (now, { from, to }) =>
      now.split(from).reduce((before, after) => {
        const isWhole = !isLetter(before.at(-1) ?? '') && !isLetter(after.charAt(0));
        return `${before}${isWhole ? to : from}${after}`;
      }),
    text,
  );
}

/** Where the sandbox's own pages of a lender begin: an example's links lead there. */
export const sandboxPages = /^\/sandbox\/[^/]+\//;

const originOf = (text: string): string | undefined =>
  /^https:\/\/[^/?#\s]+/i.exec(text)?.[0].toLowerCase();

/** The host that stands for all that are still to be written; nobody can own it. */
export const placeholderOrigin = (id: string): string => `https://todo.${id}.example`;

/** Origins that are the lender's own or its partners': what `site`, `api`, `links` and `security` name. */
export function ownOrigins(config: unknown): string[] {
  const named = textsIn(config).filter(({ path }) =>
    ['site', 'api', 'links', 'security'].includes(String(path[0])),
  );
  return [...new Set(named.flatMap(({ text }) => originOf(text) ?? []))];
}

/** An address with another origin; its path stays. */
export const withOrigin = (text: string, from: readonly string[], to: string): string => {
  const origin = originOf(text);
  return origin !== undefined && from.includes(origin)
    ? to + text.slice(origin.length)
    : text.replace(sandboxPages, `${to}/`);
};

const lists = ['trustedOrigins', 'frameOrigins', 'imageOrigins', 'frameAncestors'];

/** The changes that take the other lender's hosts out of a copied `tenant.json`. Calls go to the app's own origin. */
export function hostChanges(config: unknown, id: string): Fix[] {
  const origins = ownOrigins(config);
  const placeholder = placeholderOrigin(id);
  const addresses = textsIn(config)
    .filter(({ path }) => path[0] !== 'security' && path[0] !== 'api')
    .flatMap(({ path, text }): Fix[] => {
      const value = withOrigin(text, origins, placeholder);
      return value === text ? [] : [{ op: 'write', path, value }];
    });
  const security = lists
    .filter((list) => listAt(config, ['security', list]).length > 0)
    .map((list): Fix => ({ op: 'write', path: ['security', list], value: [placeholder] }));
  // Who frames the app and who hears of its troubles is each lender's own decision, and none is the safe one.
  const decisions = ['frameAncestors', 'reportTo']
    .filter((name) => valueAt(config, ['security', name]) !== undefined)
    .map((name): Fix => ({ op: 'remove', path: ['security', name] }));
  return [
    ...addresses,
    ...security,
    ...decisions,
    { op: 'write', path: ['api', 'baseUrl'], value: '' },
  ];
}

/** What becomes of a fact of the folder that is copied. */
export type Mark =
  /** It is taken away; what is to be written stands in its place. */
  | { kind: 'todo'; what: string }
  /** It stays as an example, with a mark that somebody has to read it. */
  | { kind: 'reread' }
  /** A day on which nobody reviewed anything, so that the check asks for a review. */
  | { kind: 'unreviewed' };

/** What no two lenders share, by its place in the schema. Hosts and names are looked for everywhere besides. */
const marks: Readonly<Record<string, Mark>> = {
  'lender.name': { kind: 'todo', what: 'the registered name of the company' },
  'lender.address': { kind: 'todo', what: 'its postal address' },
  'lender.registrations[].value': { kind: 'todo', what: 'the number of this registration' },
  'lender.phone': { kind: 'todo', what: 'phone of the office' },
  'lender.email': { kind: 'todo', what: 'e-mail of the office' },
  'lender.grievanceOfficer.name': { kind: 'todo', what: 'name of the grievance officer' },
  'lender.grievanceOfficer.phone': { kind: 'todo', what: 'phone of the grievance officer' },
  'lender.grievanceOfficer.email': { kind: 'todo', what: 'e-mail of the grievance officer' },
  'lender.grievanceOfficer.hours': { kind: 'reread' },
  'lender.regulatorStatement': { kind: 'reread' },
  'support.phone': { kind: 'todo', what: 'phone of the customer service' },
  'support.email': { kind: 'todo', what: 'e-mail of the customer service' },
  'support.hours': { kind: 'reread' },
  servicePhone: { kind: 'todo', what: 'phone that stands on every error page' },
  'launch.merchantNumber': { kind: 'todo', what: 'code of this lender at its server' },
  'bridge.android.object': { kind: 'todo', what: 'the object that the Android app offers' },
  'marketing.claims[]': { kind: 'reread' },
  'loanTerms.source': { kind: 'todo', what: 'the paper that these terms are from' },
  'loanTerms.lastReviewed': { kind: 'unreviewed' },
  'disclosures.lastReviewed': { kind: 'unreviewed' },
  'repayment.payeeName': { kind: 'todo', what: 'who is paid, as banks show it' },
};

/** The day of a review that never was: the check finds it old. */
export const neverReviewed = '2000-01-01';

const written = (mark: Mark, text: string): string => {
  if (mark.kind === 'unreviewed') return neverReviewed;
  return `TODO: ${mark.kind === 'todo' ? mark.what : text}`;
};

/** The changes that a table of marks asks of a `tenant.json`, by the places of its schema. */
export const changesFor = (config: unknown, table: Readonly<Record<string, Mark>>): Fix[] =>
  textsIn(config).flatMap(({ path, text }): Fix[] => {
    const mark = table[schemaPath(path)];
    return mark ? [{ op: 'write', path, value: written(mark, text) }] : [];
  });

/** The changes that take the other lender's own facts out of a copied `tenant.json`. */
export function markedFacts(config: unknown): Fix[] {
  const hasSister = textAt(config, 'lender.sameCompanyAs') !== undefined;
  return [
    ...changesFor(config, marks),
    // Other people's words about another lender.
    { op: 'write', path: ['marketing', 'reviews'], value: [] },
    // Its screens, in its colours.
    { op: 'remove', path: ['marketing', 'screens'] },
    ...(hasSister ? [{ op: 'remove', path: ['lender', 'sameCompanyAs'] } satisfies Fix] : []),
  ];
}
