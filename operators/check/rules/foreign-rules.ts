import { textAt, textsIn } from '../config-values.ts';
import type { Found } from '../finding.ts';
import { marketFacts, paragraphsOf } from '../market-facts.ts';
import { type Holder, isToBlame } from '../other-tenants.ts';
import type { RuleInput } from '../rule-input.ts';

interface Sign {
  market: string;
  sign: string;
  pattern: RegExp;
}

/** Signs of all markets but the lender's own; one that the own market has as well is none. */
function foreignSigns({ config, around }: RuleInput): Sign[] {
  const currency = textAt(config, 'money.currency');
  if (currency === undefined) return [];
  const own = around.markets[currency]?.signs ?? [];
  return Object.entries(around.markets).flatMap(([code, { market, signs = [] }]) =>
    code === currency
      ? []
      : [...new Set([market, ...signs])]
          .filter((sign) => !own.includes(sign))
          .map((sign) => {
            const letters = sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
            return {
              market,
              sign,
              pattern: new RegExp(`(?<![\\p{L}\\d])${letters}(?!\\p{L})`, 'u'),
            };
          }),
  );
}

const remedy = "write what holds in this lender's own country, or take it out";

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a text names of other markets: one finding for each of them, and a sign inside a longer one is not named twice. */
function namedIn(
  text: string,
  signs: readonly Sign[],
): { found: Omit<Found, 'at'>; index: number; first: string }[] {
  const hits = signs.flatMap((sign) => {
    const index = sign.pattern.exec(text)?.index;
    return index === undefined ? [] : [{ ...sign, index }];
  });
  const whole = hits.filter(
    ({ sign }) => !hits.some((other) => other.sign !== sign && other.sign.includes(sign)),
  );
  return [...new Set(whole.map(({ market }) => market))].flatMap((market) => {
    const own = whole.filter((hit) => hit.market === market).sort((a, b) => a.index - b.index);
    const [first] = own;
    if (!first) return [];
    const signsOf = own.filter(({ sign }) => sign !== market);
    const names = listed.format(signsOf.map(({ sign }) => `"${sign}"`));
    const verb = signsOf.length === 1 ? 'belongs' : 'belong';
    const found = {
      code: 'foreign-remains',
      message:
        signsOf.length === 0 ? `names ${market}` : `names ${names}, which ${verb} to ${market}`,
      remedy,
    } as const;
    return [{ found, index: first.index, first: first.sign }];
  });
}

/** Parts of `tenant.json` that no borrower reads, and what may name a country for good reason. */
const unread = ['$schema', 'id', 'api', 'bridge', 'routes', 'theme', 'security', 'links'];

function foreignSignsIn(input: RuleInput): Found[] {
  const { config, folder } = input;
  const signs = foreignSigns(input);
  if (signs.length === 0) return [];
  // One look tells of most texts that they hold none of them.
  const any = new RegExp(signs.map(({ pattern }) => pattern.source).join('|'), 'u');
  const inConfig = textsIn(config)
    .filter(
      ({ path, text }) =>
        !unread.includes(String(path[0])) && path.at(-1) !== 'pattern' && any.test(text),
    )
    .flatMap(({ path, text }) =>
      namedIn(text, signs).map(({ found }): Found => ({ ...found, at: { path } })),
    );
  const inFiles = [...folder.files]
    .filter(([file, text]) => /^(?:legal|guide|wording)\//.test(file) && any.test(text))
    .flatMap(([file, text]) =>
      namedIn(text, signs).map(({ found, index, first }): Found => ({
        ...found,
        at: { file, offset: index, value: first },
      })),
    );
  return [...inConfig, ...inFiles];
}

/** Who of another currency holds the same, where no other folder of the own one does, and in how many currencies. */
function foreignHolders(
  { folder, config, around }: RuleInput,
  holders: readonly Holder[] = [],
): { owner: Holder | undefined; currencies: number } {
  const currency = textAt(config, 'money.currency');
  const others = holders.filter(({ id }) => id !== folder.id);
  const isOurs = others.some((other) => other.currency === currency);
  return {
    owner: isOurs ? undefined : others.find(({ id }) => isToBlame(folder.id, id, around)),
    currencies: new Set(others.map((other) => other.currency)).size,
  };
}

/** Facts of a market that are those of a lender of another currency. */
function foreignFacts(input: RuleInput): Found[] {
  const { config, around } = input;
  return marketFacts(config).flatMap(({ path, what, key }): Found[] => {
    const { owner: other } = foreignHolders(input, around.others.byFact.get(key));
    return other
      ? [
          {
            code: 'foreign-remains',
            at: { path },
            message: `the ${what} is that of "${other.id}", whose loans are in ${other.currency}`,
            remedy: "write that of this lender's own country",
          },
        ]
      : [];
  });
}

/** From this share of its paragraphs on a page is another country's. */
const share = 1 / 2;

/** Legal pages that say word for word what a lender of one other currency says. */
function foreignPages(input: RuleInput): Found[] {
  const { folder, around } = input;
  return [...folder.files].flatMap(([file, text]): Found[] => {
    if (!file.startsWith('legal/')) return [];
    const all = paragraphsOf(text);
    const foreign = all.flatMap((paragraph) => {
      const holders = around.others.byParagraph.get(paragraph.text);
      const { owner, currencies } = foreignHolders(input, holders);
      // What lenders of several countries say belongs to no law of theirs.
      return owner && currencies === 1 ? [{ ...paragraph, other: owner }] : [];
    });
    const [first] = foreign;
    if (!first || foreign.length < 2 || foreign.length < all.length * share) return [];
    return [
      {
        code: 'foreign-remains',
        at: { file, offset: first.offset, value: first.text },
        message: `${foreign.length} of its ${all.length} longer paragraphs are word for word those of "${first.other.id}", whose loans are in ${first.other.currency}`,
        remedy: "let somebody who knows the law of this lender's own country write them",
      },
    ];
  });
}

/**
 * What a folder that was copied from another country still says: regulators, laws, papers, signs, country codes, time
 * zone, rules for phones and papers, holidays, channels, legal paragraphs.
 */
export function foreignRules(input: RuleInput): Found[] {
  const signs = foreignSignsIn(input);
  const withSigns = new Set(signs.flatMap(({ at }) => ('path' in at ? [at.path.join('.')] : [])));
  return [
    ...signs,
    ...foreignFacts(input).filter(({ at }) => !('path' in at && withSigns.has(at.path.join('.')))),
    ...foreignPages(input),
  ];
}
