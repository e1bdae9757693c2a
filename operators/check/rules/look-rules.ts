import { contrastRatio, mixColours, nearestPassingColour } from '../../../src/tenant/contrast.ts';
import { deriveTheme } from '../../../src/tenant/derive-theme.ts';
import { textAt, textsAt, valueAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { JsonPath } from '../json-tree.ts';
import type { RuleInput } from '../rule-input.ts';
import { schemaPath } from '../schema-node.ts';
import { shownWidth } from '../text-script.ts';

/**
 * How wide a text may be in its place, in letters (a Chinese character counts as two): what fits 320 px without
 * growing out of its place. By field, as in the field reference; the value holds for each language.
 */
export const textBudgets: Readonly<Record<string, number>> = {
  'brand.name': 28,
  'brand.shortName': 16,
  'brand.appNames[]': 28,
  'lender.name': 80,
  'lender.address': 160,
  'lender.registrations[].label': 70,
  'lender.registrations[].value': 40,
  'lender.grievanceOfficer.name': 60,
  'lender.grievanceOfficer.hours': 80,
  'lender.regulatorStatement': 400,
  'support.hours': 80,
  'support.escalation[].name': 120,
  'locale.timeZoneName': 8,
  'money.symbol': 4,
  'marketing.claims[]': 70,
  'marketing.banners[].text': 120,
  'marketing.reviews[].text': 300,
  'disclosures.lateCharges': 400,
  'disclosures.riskWarning': 300,
  'repayment.payeeName': 80,
  'repayment.wallet.name': 24,
  'repayment.wallet.explanation': 240,
  'repayment.banks[].name': 24,
  'repayment.banks[].method': 40,
  'repayment.markets[].name': 24,
  'repayment.usualTimes.card': 80,
  'repayment.usualTimes.wallet': 80,
  'repayment.usualTimes.bank': 160,
  'repayment.usualTimes.miniMarket': 160,
  'forms.registration.phone.example': 24,
  'forms.bindCard.fields[].label': 32,
  'forms.bindCard.fields[].hint': 90,
  'forms.bindCard.fields[].error': 120,
  'forms.bindCard.fields[].options[].label': 40,
};

/** A text of the tenant's own may be this many times as wide as the widest of the shared ones. */
export const wordingBudget = { times: 1.5, more: 12 };

/** Texts that grow out of their place on a small phone (HD-37). */
export function lengthRules({ seen }: RuleInput): Found[] {
  return seen.flatMap(({ path, value }): Found[] => {
    const budget = typeof value === 'string' ? textBudgets[schemaPath(path)] : undefined;
    if (budget === undefined || typeof value !== 'string' || value.length * 2 <= budget) return [];
    const width = shownWidth(value);
    return width <= budget
      ? []
      : [
          {
            code: 'text-long',
            at: { path },
            message: `is ${width} letters wide, and its place on a small phone takes ${budget}`,
            remedy: 'say it in fewer words',
          },
        ];
  });
}

const readable = 4.5;
/** A gradient is judged between its stops too, where the browser rounds (derive-theme.ts). */
const readableOnGradient = 4.6;

const isColour = (text: string | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? '');

const between = (stops: readonly string[]): string[] =>
  stops.flatMap((stop, at) =>
    Array.from({ length: 16 }, (_, step) => mixColours(stop, stops[at + 1] ?? stop, step / 16)),
  );

const worst = (text: string, backgrounds: readonly string[]) =>
  Math.min(...backgrounds.map((background) => contrastRatio(text, background)));

function textFault(
  path: JsonPath,
  text: string,
  backgrounds: readonly string[],
  ratio: number,
): Found[] {
  const reached = worst(text, backgrounds);
  if (reached >= ratio) return [];
  const value = nearestPassingColour(text, backgrounds, ratio);
  const isHopeless = worst(value, backgrounds) < ratio;
  return [
    {
      code: 'colour-contrast',
      at: { path },
      message: `reaches only ${reached.toFixed(2)} to 1 on ${backgrounds.length > 1 ? 'the gradient' : backgrounds[0]}, and text needs 4.5, so the app shows another colour`,
      remedy: isHopeless
        ? 'no colour can be read on all of this gradient: change the gradient first'
        : `write "${value}", the nearest that can be read, or take the field out`,
      ...(!isHopeless && { fix: { op: 'write', path, value } }),
    },
  ];
}

/** The light page (derive-theme.ts). */
const lightPage = '#f4f6fa';
/** How far a surface has to stand out from the page, or nobody sees where it ends (derive-theme.ts). */
const visible = 1.25;

const ratioText = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)} to 1`;

/** A colour that can be used, but not as it was asked for. */
const changed = (
  path: JsonPath,
  asked: string,
  shown: string,
  value: unknown,
  on: string,
): Found => ({
  code: 'colour-changed',
  at: { path },
  message: `${asked} reaches only ${ratioText(contrastRatio(asked, on))} against the page (${on}), and needs ${visible}, so the app shows ${shown}`,
  remedy: `write ${JSON.stringify(value)}, which is what the app shows, or another colour`,
  fix: { op: 'write', path, value },
});

/** What becomes of a gradient: nothing, other stops that stand out from the page, or stops that text can be read on. */
function gradientFaults(
  path: JsonPath,
  asked: readonly string[],
  shown: readonly string[],
): Found[] {
  const moved = asked.findIndex((stop, at) => stop.toLowerCase() !== shown[at]?.toLowerCase());
  const stop = asked[moved];
  if (stop === undefined) return [];
  const fixed = { op: 'write', path: ['theme', 'gradient'], value: shown } as const;
  const best = Math.max(worst('#ffffff', between(asked)), worst('#000000', between(asked)));
  if (best >= readableOnGradient)
    return [{ ...changed(path, stop, shown[moved] ?? stop, shown, lightPage), fix: fixed }];
  return [
    {
      code: 'colour-contrast',
      at: { path },
      message: `no text can be read on all of the gradient: white and black reach ${ratioText(best)} at best, and text needs 4.5, so the app shows it in other colours`,
      remedy: `write "gradient": ${JSON.stringify(shown)}, the nearest that can be read`,
      fix: fixed,
    },
  ];
}

/**
 * Colours that could not be read where text stands on them (design §4, HD-33). The app never shows such a pair:
 * it chooses another colour, so the lender would not see the one that was asked for.
 */
export function colourRules({ config }: RuleInput): Found[] {
  const brand = textAt(config, 'theme.brand');
  if (!isColour(brand)) return [];
  const brand2 = textAt(config, 'theme.brand2');
  const onBrand = textAt(config, 'theme.fontColours.onBrand');
  const onHero = textAt(config, 'theme.fontColours.onHero');
  const given = textsAt(config, 'theme.gradient');
  const hasGradient = Array.isArray(valueAt(config, 'theme.gradient'));
  if (!given.every(isColour) || (brand2 !== undefined && !isColour(brand2))) return [];
  const derived = deriveTheme({ brand, brand2, ...(hasGradient && { gradient: given }) }, 'light');
  const shown = derived['--hero']?.match(/#[0-9a-f]{6}/gi) ?? [];
  const asked = hasGradient ? given : brand2 ? [brand, brand2] : [];
  const path = hasGradient ? ['theme', 'gradient'] : ['theme', 'brand2'];
  const shownBrand = derived['--brand'] ?? brand;
  const own =
    shownBrand.toLowerCase() === brand.toLowerCase()
      ? []
      : [changed(['theme', 'brand'], brand, shownBrand, shownBrand, lightPage)];
  return [
    ...own,
    ...gradientFaults(path, asked, shown),
    ...(isColour(onBrand)
      ? textFault(
          ['theme', 'fontColours', 'onBrand'],
          onBrand,
          [derived['--brand'] ?? brand],
          readable,
        )
      : []),
    ...(isColour(onHero)
      ? textFault(['theme', 'fontColours', 'onHero'], onHero, between(shown), readableOnGradient)
      : []),
  ];
}
