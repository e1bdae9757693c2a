import { standardLoanStatuses } from '../../../src/domain/loan-status.ts';
import { type ScreenKey, screenKeys, screenPaths } from '../../../src/tenant/screen-paths.ts';
import { entriesAt, textAt, textsAt } from '../config-values.ts';
import type { Fix, Found } from '../finding.ts';
import type { JsonPath } from '../json-tree.ts';
import { didYouMean, nearMiss } from '../near-miss.ts';
import type { RuleInput } from '../rule-input.ts';

/** First parts of addresses that the web server answers by itself (docs: deploying). */
const serverParts = [
  'gateway',
  'assets',
  'tenants',
  'locales',
  'pages',
  'src',
  'index.html',
  'mockserviceworker.js',
];

const plain = (path: string) => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** `/about-us` for the screen `aboutUs`. */
const pathOfKey = (key: string) =>
  `/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

interface Claim {
  key: ScreenKey;
  path: string;
  /** As paths are compared. */
  plain: string;
  isOwn: boolean;
}

/** Every path that some screen answers to: the tenant's, and the standard ones, which go on working (screens §1). */
const claimsOf = (config: object): Claim[] =>
  screenKeys.flatMap((key) => {
    const own = textAt(config, ['routes', key]);
    const standard = screenPaths[key];
    const claims: Claim[] = own ? [{ key, path: own, plain: plain(own), isOwn: true }] : [];
    return standard && plain(own ?? '') !== plain(standard)
      ? [...claims, { key, path: standard, plain: plain(standard), isOwn: false }]
      : claims;
  });

function whyTaken(claim: Claim, other: Claim): string {
  const owner = other.isOwn
    ? `routes.${other.key} has ${other.path}`
    : `${other.path} is the standard path of ${other.key}, which goes on working`;
  const isSpelt = claim.path === other.path;
  return `${claim.path} is taken: ${owner}${isSpelt ? '' : '; capitals and a slash at the end make no difference'}`;
}

/** Paths that collide with another screen's, or with what the server keeps for itself (design §4, screens §1). */
export function routeRules({ config }: RuleInput): Found[] {
  const claims = claimsOf(config);
  const prefix = plain(textAt(config, 'api.prefix') ?? '');
  const isFree = (path: string) => claims.every((claim) => claim.plain !== plain(path));
  const fixFor = ({ key }: Claim): Fix | undefined => {
    const path = ['routes', key];
    if (isFree(pathOfKey(key))) return { op: 'write', path, value: pathOfKey(key) };
    if (screenPaths[key] !== undefined) return { op: 'remove', path };
    const other = [2, 3, 4].map((count) => `${pathOfKey(key)}-${count}`).find(isFree);
    return other === undefined ? undefined : { op: 'write', path, value: other };
  };
  return claims.flatMap((claim, at): Found[] => {
    if (!claim.isOwn) return [];
    const clashes = claims.filter(
      (other) => other.key !== claim.key && other.plain === claim.plain,
    );
    // Of two own ones the later is told; one against a standard path is told wherever that stands.
    const clash = clashes.find((other) => !other.isOwn || claims.indexOf(other) < at);
    const fix = fixFor(claim);
    const remedy =
      fix?.op === 'write'
        ? `write ${JSON.stringify(fix.value)}`
        : 'write a path that no screen has';
    const place = { path: ['routes', claim.key] };
    if (clash)
      return [
        {
          code: 'route-collides',
          at: place,
          message: whyTaken(claim, clash),
          remedy,
          ...(fix && { fix }),
        },
      ];
    const [, first = ''] = claim.plain.split('/');
    const isUnderPrefix =
      prefix.length > 1 && (claim.plain === prefix || claim.plain.startsWith(`${prefix}/`));
    if (!serverParts.includes(first) && !isUnderPrefix) return [];
    const reason = isUnderPrefix
      ? `api.prefix ${prefix} leads to the lender's server`
      : first === 'gateway'
        ? "/gateway leads to the lenders' servers"
        : `the server keeps /${first} for files`;
    return [
      {
        code: 'route-reserved',
        at: place,
        message: `nobody can open this page: ${reason}`,
        remedy,
        ...(fix && { fix }),
      },
    ];
  });
}

/** Names in a group of one's own that nothing in the app goes by. */
function unknownNames(
  config: object,
  group: JsonPath,
  names: readonly string[],
  what: string,
): Found[] {
  return entriesAt(config, group).flatMap(([name]): Found[] => {
    if (names.length === 0 || names.includes(name)) return [];
    const path = [...group, name];
    const meant = nearMiss(name, names);
    return [
      {
        code: 'name-unknown',
        at: { path, on: 'key' },
        message: `the app knows no ${what} "${name}"${didYouMean(meant)}`,
        remedy: meant ? `write "${meant}"` : `write one of ${names.join(', ')}`,
        fix: meant ? { op: 'rename', path, to: meant } : { op: 'remove', path },
      },
    ];
  });
}

/** Addresses and names that lead nowhere: a page outside the frame's origins, a call or an action that nobody makes. */
export function reachRules({ config, around }: RuleInput): Found[] {
  const page = textAt(config, 'links.privacyPage');
  const frames = textsAt(config, 'security.frameOrigins');
  const origin = /^https:\/\/[^/?#]+/i.exec(page ?? '')?.[0].toLowerCase();
  const isShut = origin !== undefined && !frames.includes(origin);
  return [
    ...(isShut
      ? [
          {
            code: 'origin-needed',
            at: { path: ['links', 'privacyPage'] },
            message: `${origin} is not in security.frameOrigins, so the page is only a link and not shown in place`,
            remedy: `add "${origin}" to security.frameOrigins`,
            fix: { op: 'write', path: ['security', 'frameOrigins'], value: [...frames, origin] },
          } satisfies Found,
        ]
      : []),
    ...unknownNames(config, ['api', 'paths'], around.calls, 'call'),
    ...unknownNames(config, ['bridge', 'android', 'methods'], around.actions, 'action'),
    ...unknownNames(config, ['bridge', 'ios', 'handlers'], around.actions, 'action'),
    ...unknownNames(
      config,
      ['loanStatuses'],
      ['default', ...Object.keys(standardLoanStatuses)],
      'loan status',
    ),
  ];
}
