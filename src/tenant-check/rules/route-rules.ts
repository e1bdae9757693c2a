import { screenKeys, screenPaths, type ScreenKey } from '../../tenant/screen-paths.ts';
import { textAt } from '../config-values.ts';
import type { Fix, Found } from '../finding.ts';
import type { RuleInput } from '../rule-input.ts';

/** First parts of addresses that the web server answers by itself (docs: deploying). */
const serverParts = [
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
    return screenPaths[key] === undefined ? undefined : { op: 'remove', path };
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
    const keeper = isUnderPrefix
      ? `api.prefix ${prefix} leads to the lender's server`
      : `the server keeps /${first} for files`;
    return [
      {
        code: 'route-reserved',
        at: place,
        message: `nobody can open this page: ${keeper}`,
        remedy,
        ...(fix && { fix }),
      },
    ];
  });
}
