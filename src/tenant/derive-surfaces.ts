import { contrastRatio, mixColours, passesOn } from './contrast.ts';

/** Light or dark page. */
export type ColourScheme = 'light' | 'dark';

/** WCAG 2 AA for text. */
export const READABLE = 4.5;
/** The darkest of text. */
export const BLACK = '#000000';
/** The lightest of text. */
export const WHITE = '#ffffff';
/** Text as it mostly is, as in ui/tokens.css. */
export const INK = '#10172a';

/** How much of a pattern lies on a flood, whatever its colours are. */
const PATTERN = 0.1;

/** Page and card with a breath of the brand. Text that reads on the neutral ones of tokens.css reads on these. */
export function derivePaper(brand: string, scheme: ColourScheme): { page: string; card: string } {
  if (scheme === 'light') return { page: mixColours(WHITE, brand, 0.02), card: WHITE };
  return { page: asDarkAs('#0c1222', brand), card: asDarkAs('#141c31', brand) };
}

/** The most of a brand in black that is no lighter than another colour. */
function asDarkAs(limit: string, brand: string): string {
  const most = contrastRatio(limit, BLACK);
  const isLighter = (share: number) => contrastRatio(mixColours(BLACK, brand, share), BLACK) > most;
  let share = 0.4;
  // A brand that is nearly black has no hue to give.
  if (!isLighter(share)) return limit;
  while (isLighter(share)) share -= 0.01;
  return mixColours(BLACK, brand, share);
}

/** One colour of the brand for a whole surface, and its text, which also reads where a pattern lies under it. */
export function deriveFlood(brand: string, scheme: ColourScheme): { ground: string; text: string } {
  const under = (ground: string) => [
    ground,
    mixColours(ground, WHITE, PATTERN),
    mixColours(ground, BLACK, PATTERN),
  ];
  for (let share = isLightColour(brand) ? 0 : scheme === 'dark' ? 0.5 : 0.36; ; share += 0.04) {
    const ground = mixColours(brand, BLACK, Math.min(1, share));
    const text = readableOn(under(ground), READABLE);
    if (text !== undefined) return { ground, text };
  }
}

/** The first of wish, white, ink and black that reads on all of the backgrounds; undefined when none does. */
export function readableOn(
  backgrounds: readonly string[],
  ratio: number,
  wished?: string,
): string | undefined {
  return [wished, WHITE, INK, BLACK].find(
    (text) => text !== undefined && passesOn(text, backgrounds, ratio),
  );
}

/** Whether dark text is the natural choice; such a colour is not dimmed on a dark page, where it would turn muddy. */
export function isLightColour(colour: string): boolean {
  return !passesOn(WHITE, [colour], 2.4);
}
