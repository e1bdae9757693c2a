import { mixColours, nearestPassingColour, passesOn } from './contrast.ts';

/** What a tenant says about its looks; colours are `#rrggbb`, the radius CSS pixels. */
export interface ThemeChoice {
  brand: string;
  brand2?: string | undefined;
  /** Stops of the hero's gradient; else from `brand` to `brand2`. */
  gradient?: readonly string[] | undefined;
  /** Wished text colours; one that cannot be read gives way to one that can. */
  fontColours?: { onBrand?: string | undefined; onHero?: string | undefined } | undefined;
  /** Of cards; fields are 2 px tighter. */
  radius?: number | undefined;
}

/** Light or dark page. */
export type ColourScheme = 'light' | 'dark';

/** Custom properties for the root element. */
export type ThemeProperties = Readonly<Record<`--${string}`, string>>;

/** WCAG 2 AA for text. */
const READABLE = 4.5;
/** WCAG 2 AA for a drawing that says something. */
const VISIBLE = 3;
/** Along a gradient, so that the browser's rounding between two checked points cannot fall below 4.5. */
const READABLE_ON_GRADIENT = 4.6;
const BLACK = '#000000';
const WHITE = '#ffffff';
const INK = '#10172a';

/** Page and card as in ui/tokens.css, and what each scheme does to a brand. */
export const SCHEMES = {
  light: { page: '#f4f6fa', card: WHITE, tintOfCard: 0.9, brandOnPage: 1.25, heroDimming: 0 },
  dark: { page: '#0c1222', card: '#141c31', tintOfCard: 0.84, brandOnPage: 6, heroDimming: 0.26 },
} as const;

/**
 * All colours that a tenant's few give, in either scheme (design §8). Every text reaches 4.5:1 on what it stands
 * on, whatever the tenant's colours are (HD-33): on-colours are chosen, brand text and gradients are moved until
 * they do.
 */
export function deriveTheme(theme: ThemeChoice, scheme: ColourScheme): ThemeProperties {
  const { page, card, tintOfCard, brandOnPage, heroDimming } = SCHEMES[scheme];
  const brand = nearestPassingColour(theme.brand, [page, card], brandOnPage);
  const onBrand = readableOn([brand], READABLE, theme.fontColours?.onBrand) ?? BLACK;
  const tint = mixColours(brand, card, tintOfCard);
  const hero = deriveHero(theme, page, heroDimming);
  const radius = theme.radius ?? 16;
  return {
    '--brand': brand,
    '--on-brand': onBrand,
    '--brand-pressed': pressed(brand, onBrand),
    '--brand-tint': tint,
    '--brand-text': nearestPassingColour(brand, [page, card, tint], READABLE),
    '--brand-2': hero.to,
    '--figure-2': nearestPassingColour(theme.brand2 ?? hero.to, [page, card], VISIBLE),
    '--on-hero': hero.text,
    '--hero-from': hero.from,
    '--hero-to': hero.to,
    '--hero': `linear-gradient(135deg, ${hero.stops.join(', ')})`,
    '--hero-veil': hero.isTextLight ? 'rgb(0 0 0 / 0.2)' : 'rgb(255 255 255 / 0.4)',
    '--radius-card': `${radius}px`,
    '--radius-field': `${Math.max(0, radius - 2)}px`,
  };
}

/** The hero's stops and its text: kept as they are where some text reads on all of it, else darkened for white. */
function deriveHero(theme: ThemeChoice, page: string, dimming: number) {
  const wished = theme.fontColours?.onHero;
  const given = theme.gradient?.length
    ? theme.gradient
    : [theme.brand, theme.brand2 ?? companion(theme.brand)];
  const seen = given.map((stop) =>
    nearestPassingColour(mixColours(stop, page, isLightColour(stop) ? 0 : dimming), page, 1.25),
  );
  const text = readableOn(pathOf(seen), READABLE_ON_GRADIENT, wished);
  // Between two stops no colour is lighter than the lighter of them, so for white text the stops are enough.
  const stops = text ? seen : seen.map((stop) => darkenedForWhite(stop));
  return {
    stops,
    text: text ?? WHITE,
    from: stops[0] ?? theme.brand,
    to: stops.at(-1) ?? theme.brand,
    isTextLight: passesOn(text ?? WHITE, [BLACK], READABLE),
  };
}

/** The first of wish, white, ink and black that reads on all of the backgrounds; undefined when none does. */
function readableOn(
  backgrounds: readonly string[],
  ratio: number,
  wished?: string,
): string | undefined {
  return [wished, WHITE, INK, BLACK].find(
    (text) => text !== undefined && passesOn(text, backgrounds, ratio),
  );
}

/** Second stop for a tenant with one colour: deeper under white text, softer under dark. */
function companion(brand: string): string {
  return isLightColour(brand) ? mixColours(brand, WHITE, 0.3) : mixColours(brand, BLACK, 0.28);
}

/** Whether dark text is the natural choice; such a colour is not dimmed on a dark page, where it would turn muddy. */
function isLightColour(colour: string): boolean {
  return !passesOn(WHITE, [colour], 2.4);
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
