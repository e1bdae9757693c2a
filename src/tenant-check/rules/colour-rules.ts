import { contrastRatio, mixColours, nearestPassingColour } from '../../tenant/contrast.ts';
import { deriveTheme } from '../../tenant/derive-theme.ts';
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
        ? 'no colour can be read on all of this gradient: mend the gradient first'
        : `write "${value}", the nearest that can be read, or take the field out`,
      ...(!isHopeless && { fix: { op: 'write', path, value } }),
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
  const isMoved = asked.some((stop, at) => stop.toLowerCase() !== shown[at]?.toLowerCase());
  const path = hasGradient ? ['theme', 'gradient'] : ['theme', 'brand2'];
  const gradient: Found[] = isMoved
    ? [
        {
          code: 'colour-contrast',
          at: { path },
          message:
            'neither white nor dark text can be read on all of the gradient, so the app shows it in other colours',
          remedy: `write "gradient": ${JSON.stringify(shown)}, the nearest that can be read`,
          fix: { op: 'write', path: ['theme', 'gradient'], value: shown },
        },
      ]
    : [];
  return [
    ...gradient,
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
