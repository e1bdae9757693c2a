import { contrastRatio, mixColours, nearestPassingColour, passesOn } from './contrast.ts';
import {
  BLACK,
  deriveFlood,
  derivePaper,
  INK,
  isLightColour,
  READABLE,
  readableOn,
  WHITE,
  type ColourScheme,
} from './derive-surfaces.ts';
import { ownFace, type Temper } from './temper.ts';

/** What a tenant says about its looks; colours are `#rrggbb`, the radius CSS pixels. */
export interface ThemeChoice {
  brand: string;
  brand2?: string | undefined;
  /** Stops of the hero's gradient; else from `brand` to `brand2`. */
  gradient?: readonly string[] | undefined;
  /** Wished text colours; one that cannot be read gives way to one that can. */
  fontColours?: { onBrand?: string | undefined; onHero?: string | undefined } | undefined;
  /** Of cards, in place of the temper's; fields are 2 px tighter. */
  radius?: number | undefined;
  /** Calm without one. */
  temper?: Temper | undefined;
  /** The lender's own face; only that there is one matters here. */
  font?: unknown;
}

/** Custom properties for the root element. */
export type ThemeProperties = Readonly<Record<`--${string}`, string>>;

/** WCAG 2 AA for a drawing that says something. */
const VISIBLE = 3;
/** A surface that is seen where it ends. */
const OUTSTANDING = 1.25;
/** Along a gradient, so that the browser's rounding between two checked points cannot fall below 4.5. */
const READABLE_ON_GRADIENT = 4.6;

/** What each scheme does to a brand. */
const SCHEMES = {
  light: { tintOfCard: 0.9, brandOnPage: 1.25, heroDimming: 0 },
  dark: { tintOfCard: 0.84, brandOnPage: 1.6, heroDimming: 0.26 },
} as const;

/**
 * All colours that a tenant's few give, in either scheme, and the shapes of its temper (design §8). Every text
 * reaches 4.5:1 on what it stands on, whatever the tenant's colours are (HD-33): on-colours are chosen, brand text
 * and gradients are moved until they do.
 */
export function deriveTheme(theme: ThemeChoice, scheme: ColourScheme): ThemeProperties {
  const { tintOfCard, brandOnPage, heroDimming } = SCHEMES[scheme];
  const temper = theme.temper ?? 'calm';
  const { page, card } = derivePaper(theme.brand, scheme);
  const brand = nearestPassingColour(theme.brand, [page, card], brandOnPage);
  const onBrand = readableOn([brand], READABLE, theme.fontColours?.onBrand) ?? BLACK;
  const tint = mixColours(brand, card, tintOfCard);
  const hero = deriveHero(theme, page, heroDimming);
  const flood = deriveFlood(theme.brand, scheme);
  const second = theme.brand2 ?? theme.brand;
  const action =
    temper === 'bold' ? nearestPassingColour(second, [page, card], OUTSTANDING) : brand;
  const onAction = temper === 'bold' ? (readableOn([action], READABLE, INK) ?? BLACK) : onBrand;
  const { radius } = theme;
  return {
    ...(theme.font !== undefined && { '--own-face': `'${ownFace}',` }),
    ...(radius !== undefined && {
      '--radius-card': `${radius}px`,
      '--radius-field': `${Math.max(0, radius - 2)}px`,
    }),
    '--page': page,
    '--card': card,
    '--brand': brand,
    '--on-brand': onBrand,
    '--brand-pressed': pressed(brand, onBrand),
    '--brand-tint': tint,
    '--brand-text': nearestPassingColour(brand, [page, card, tint], READABLE),
    '--brand-2': hero.to,
    '--figure-2': nearestPassingColour(theme.brand2 ?? hero.to, [page, card], VISIBLE),
    '--action': action,
    '--on-action': onAction,
    '--action-pressed': pressed(action, onAction),
    '--bar': { calm: page, bold: flood.ground, friendly: hero.from }[temper],
    '--on-bar': { calm: inks[scheme], bold: flood.text, friendly: hero.text }[temper],
    '--flood': flood.ground,
    '--on-flood': flood.text,
    '--flood-2': nearestPassingColour(second, flood.ground, VISIBLE),
    '--on-hero': hero.text,
    '--hero-from': hero.from,
    '--hero-to': hero.to,
    '--hero': `linear-gradient(135deg, ${hero.stops.join(', ')})`,
    '--hero-veil': hero.isTextLight ? 'rgb(0 0 0 / 0.2)' : 'rgb(255 255 255 / 0.4)',
  };
}

/** As in ui/tokens.css. */
const inks: Readonly<Record<ColourScheme, string>> = { light: INK, dark: '#eef2fb' };

/** The hero's stops and its text: kept as they are where some text reads on all of it, else darkened for white. */
function deriveHero(theme: ThemeChoice, page: string, dimming: number) {
  const wished = theme.fontColours?.onHero;
  const given = theme.gradient?.length
    ? theme.gradient
    : [theme.brand, theme.brand2 ?? companion(theme.brand)];
  // Beside a light stop a dimmed one leaves no text that reads on both, and darkened for white a light one is mud.
  const dims = given.some(isLightColour) ? 0 : dimming;
  const seen = given.map((stop) => nearestPassingColour(mixColours(stop, page, dims), page, 1.25));
  const text = readableOn(pathOf(seen), READABLE_ON_GRADIENT, wished);
  // Between two stops no colour is lighter than the lighter of them, so for white text the stops are enough.
  const stops = text ? seen : seen.map((stop) => darkenedForWhite(stop));
  const from = stops[0] ?? theme.brand;
  return {
    stops,
    text: text ?? WHITE,
    from,
    to: stops.at(-1) ?? theme.brand,
    // It reads on all of them, so it is lighter than each or darker than each; a middle tone can be either.
    isTextLight: contrastRatio(text ?? WHITE, BLACK) > contrastRatio(from, BLACK),
  };
}

/** Second stop for a tenant with one colour: deeper under white text, softer under dark. */
function companion(brand: string): string {
  return isLightColour(brand) ? mixColours(brand, WHITE, 0.3) : mixColours(brand, BLACK, 0.28);
}

/** A little darker under the finger, or lighter where darker would swallow the text. */
function pressed(brand: string, onBrand: string): string {
  const darker = mixColours(brand, BLACK, 0.12);
  return passesOn(onBrand, [darker], READABLE) ? darker : mixColours(brand, WHITE, 0.12);
}

function darkenedForWhite(stop: string): string {
  let share = 0;
  while (!passesOn(WHITE, [mixColours(stop, BLACK, share)], READABLE_ON_GRADIENT)) share += 0.02;
  return mixColours(stop, BLACK, share);
}

/** The stops and what lies between them, close enough that nothing darker hides between two points. */
function pathOf(stops: readonly string[]): string[] {
  return stops.flatMap((stop, at) => {
    const next = stops[at + 1] ?? stop;
    return Array.from({ length: 16 }, (_, step) => mixColours(stop, next, step / 16));
  });
}
