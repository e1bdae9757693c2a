import { textAt, textsIn } from '../config-values.ts';
import type { Found } from '../finding.ts';
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
      : signs
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

const said = ({ market, sign }: Sign): Pick<Found, 'code' | 'message' | 'remedy'> => ({
  code: 'foreign-remains',
  message: `names "${sign}", which belongs to ${market}`,
  remedy: "write what holds in this lender's own country, or take it out",
});

/** Parts of `tenant.json` that no borrower reads, and what may name a country for good reason. */
const unread = ['$schema', 'id', 'api', 'bridge', 'routes', 'theme', 'security', 'links'];

/** What a folder that was copied from another country still says: regulators, laws, papers, signs, country codes. */
export function foreignRules(input: RuleInput): Found[] {
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
      signs
        .filter(({ pattern }) => pattern.test(text))
        .map((sign): Found => ({ ...said(sign), at: { path } })),
    );
  const inFiles = [...folder.files]
    .filter(([file, text]) => /^(?:legal|guide|wording)\//.test(file) && any.test(text))
    .flatMap(([file, text]) =>
      signs.flatMap((sign): Found[] => {
        const found = sign.pattern.exec(text);
        return found ? [{ ...said(sign), at: { file, offset: found.index, value: found[0] } }] : [];
      }),
    );
  return [...inConfig, ...inFiles];
}
