import { contrastRatio, mixColours, nearestPassingColour } from '../../../src/tenant/contrast.ts';
import { deriveTheme } from '../../../src/tenant/derive-theme.ts';
import { tempers } from '../../../src/tenant/temper.ts';
import { textAt, textsAt, valueAt } from '../config-values.ts';
import type { Found } from '../finding.ts';
import type { JsonPath } from '../json-tree.ts';
import type { RuleInput } from '../rule-input.ts';

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
  lightPage: string,
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
  const temper = tempers.find((one) => one === textAt(config, 'theme.temper'));
  const derived = deriveTheme(
    { brand, brand2, temper, ...(hasGradient && { gradient: given }) },
    'light',
  );
  const lightPage = derived['--page'] ?? '#ffffff';
  const shown = derived['--hero']?.match(/#[0-9a-f]{6}/gi) ?? [];
  const asked = hasGradient ? given : brand2 ? [brand, brand2] : [];
  const path = hasGradient ? ['theme', 'gradient'] : ['theme', 'brand2'];
  const shownBrand = derived['--brand'] ?? brand;
  const own =
    shownBrand.toLowerCase() === brand.toLowerCase()
      ? []
      : [changed(['theme', 'brand'], brand, shownBrand, shownBrand, lightPage)];
  const action = derived['--action'] ?? brand;
  // A bold house acts in its second colour.
  const acting =
    temper !== 'bold' || brand2 === undefined || action.toLowerCase() === brand2.toLowerCase()
      ? []
      : [changed(['theme', 'brand2'], brand2, action, action, lightPage)];
  return [
    ...own,
    ...acting,
    ...gradientFaults(path, asked, shown, lightPage),
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
